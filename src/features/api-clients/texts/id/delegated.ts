/** Integrations that act for people, as staff see them. */
export const delegated = {
  list: {
    title: 'Aplikasi atas nama orang',
    lead: 'Aplikasi dan layanan lain yang memakai situs ini atas nama anggotanya, sesudah tiap orang mengizinkannya di akunnya.',
    none: 'Belum ada aplikasi yang bertindak atas nama orang.',
    make: 'Daftarkan aplikasi',
    secret: 'Jenis',
    revoked: 'Aplikasi sudah dicabut. Token dan izin semua orang untuknya langsung tidak berlaku.',
  },
  kinds: {
    open: 'Di perangkat orang, tanpa rahasia (ponsel, komputer)',
    secret: 'Di server sendiri, dengan rahasia',
  },
  newTitle: 'Daftarkan aplikasi atas nama orang',
  newLead:
    'Orang masuk di situs akun, melihat apa yang diminta aplikasi ini, lalu mengizinkan atau menolaknya. Aplikasi tidak pernah melihat kata sandi.',
  nameHint: 'Nama ini dilihat orang ketika diminta izin.',
  redirects: 'Alamat kembali',
  redirectsHint:
    'Satu alamat tiap baris, dibandingkan huruf demi huruf: https://, http://127.0.0.1 untuk aplikasi di komputer (port bebas), atau skema aplikasi sendiri seperti id.sekolah.app:/kembali.',
  kind: 'Tempat aplikasi berjalan',
  kindHint: 'Tidak bisa diubah nanti. Yang berjalan di perangkat orang tidak bisa menyimpan rahasia; PKCE selalu wajib.',
  scopes: 'Yang boleh diminta',
  scopesHint: 'Aplikasi tidak bisa lebih dari orangnya sendiri. Kamu hanya bisa memberi izin yang kamu miliki.',
  save: 'Daftarkan aplikasi',
  cancel: 'Batal',
  clientId: 'Id klien (client_id)',
  issuer: 'Penyedia (issuer)',
  registered: 'Didaftarkan',
  change: {
    title: 'Ubah nama, alamat, dan izin',
    text: 'Izin yang centangnya dihapus langsung hilang bagi semua orang. Izin yang ditambah baru berlaku setelah tiap orang mengizinkannya.',
    button: 'Simpan perubahan',
  },
  how: 'Dari masuk sampai panggilan pertama',
  howText:
    'Pustaka OpenID Connect mana pun cukup diberi issuer, client_id, dan alamat kembali. Token berlaku satu jam; dengan offline_access ia bisa diperbarui selama orangnya masih masuk di situs akun.',
  example: 'Contoh dengan openid-client',
  renew: {
    title: 'Ganti rahasia',
    text: 'Untuk rahasia yang bocor atau hilang. Rahasia lama langsung tidak berlaku; token yang sudah diambil berlaku sampai habis waktunya.',
    sure: 'Saya mengerti: {{name}} berhenti bekerja sampai rahasia barunya dipasang.',
    button: 'Ganti rahasia',
  },
  revoke: {
    title: 'Cabut aplikasi',
    text: 'Semua orang langsung keluar dari aplikasi ini, dan izin mereka dihapus. Ini tidak bisa dibatalkan.',
    sure: 'Saya yakin ingin mencabut {{name}}.',
    button: 'Cabut aplikasi',
  },
}
