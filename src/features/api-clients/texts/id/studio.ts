import type { SCOPES } from '#features/permissions/permissions.ts'

/** How API clients call the site, as staff see it. */
export const studio = {
  docs: 'Dokumentasi panggilan',
  id: 'Id',
  scopes: {
    'content:write': 'Menulis, mengubah, dan menghapus tulisan beserta kategorinya.',
    'settings:write': 'Mengubah pengaturan situs dan angka yang ditampilkan.',
    'files:write': 'Mengunggah file, dan menghapus file siapa pun di situs ini.',
    'mail:send': 'Mengirim email kepada anggota atas nama situs ini.',
    'webhooks:write': 'Mengatur webhook: alamat luar mana yang diberi tahu.',
  } satisfies Record<(typeof SCOPES)[number], string>,
  secret: {
    title: 'Rahasianya hanya tampil sekali',
    text: 'Salin dan simpan sekarang di tempat yang aman. Setelah halaman ini kamu tinggalkan, rahasia ini tidak bisa dilihat lagi oleh siapa pun.',
    label: 'Rahasia aplikasi',
  },
  clients: {
    title: 'Aplikasi',
    lead: 'Program yang memanggil situs ini dengan id dan rahasianya sendiri, misalnya aplikasi ponsel atau sistem sekolah.',
    none: 'Belum ada aplikasi.',
    make: 'Buat aplikasi',
    name: 'Nama',
    scopes: 'Izin',
    readOnly: 'Hanya membaca',
    made: 'Dibuat',
    by: 'oleh {{who}}',
    byUnknown: 'pembuat tidak tercatat',
    lastToken: 'Terakhir mengambil token',
    never: 'Belum tercatat',
    revoked: 'Aplikasi sudah dicabut. Semua tokennya langsung tidak berlaku.',
  },
  client: {
    newTitle: 'Buat aplikasi',
    newLead: 'Beri aplikasi ini izin sesedikit mungkin. Nama dan izinnya bisa diubah nanti.',
    name: 'Nama aplikasi',
    nameHint: 'Supaya kamu dan rekan staf mengenalinya, misalnya “Aplikasi absensi”.',
    scopes: 'Yang boleh dilakukan',
    scopesHint: 'Tanpa centang, aplikasi hanya bisa membaca apa yang terbuka untuk umum. Kamu hanya bisa memberi izin yang kamu miliki.',
    changed: 'Perubahan aplikasi sudah disimpan.',
    change: {
      title: 'Ubah nama dan izin',
      text: 'Izin yang centangnya dihapus langsung hilang, juga dari token yang sudah diambil. Izin yang ditambah berlaku untuk token yang diambil sesudahnya.',
      button: 'Simpan perubahan',
    },
    save: 'Buat aplikasi',
    cancel: 'Batal',
    token: 'Mengambil token',
    tokenText:
      'Dengan id dan rahasianya, aplikasi mengambil token yang berlaku {{hours}} jam, lalu menyertakannya sebagai X-App-Token di setiap panggilan.',
    example: 'Contoh dengan curl',
    renew: {
      title: 'Ganti rahasia',
      text: 'Untuk rahasia yang bocor atau hilang. Rahasia lama dan semua token yang sudah diambil langsung tidak berlaku.',
      sure: 'Saya mengerti: {{name}} berhenti bekerja sampai rahasia barunya dipasang.',
      button: 'Ganti rahasia',
    },
    revoke: {
      title: 'Cabut aplikasi',
      text: 'Aplikasi ini tidak bisa memanggil situs lagi, juga dengan token yang masih dipegangnya. Ini tidak bisa dibatalkan.',
      sure: 'Saya yakin ingin mencabut {{name}}.',
      button: 'Cabut aplikasi',
    },
  },
  key: {
    title: 'Kunci untuk peramban',
    lead: 'Halaman web di luar bisa membaca dan mengirim suara pengunjung lewat basis data terbuka. Kunci ini bukan rahasia: ia hanya membuka apa yang boleh dilihat semua pengunjung.',
    address: 'Alamat',
    key: 'Kunci anonim',
    example: 'Contoh dengan @supabase/postgrest-js',
    changes: 'Kunci ini berganti kalau operator mengganti rahasia instalasi.',
  },
}
