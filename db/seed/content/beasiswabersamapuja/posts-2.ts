import type { SeedPost } from '../../content-types.ts'

export const moreNews: SeedPost[] = [
  {
    kind: 'news',
    slug: 'beasiswa-anak-pesisir-dibuka',
    title: 'Dibuka: Beasiswa Anak Pesisir, Tenggat Tiga Pekan Lagi',
    summary:
      'Empat puluh kursi sarjana kelautan dan gizi bagi pelajar dari desa nelayan. Tanpa batas nilai rapor; yang ditimbang cerita dan kegiatan di kampung.',
    body: `Yayasan Layar Terkembang membuka empat puluh kursi bagi pelajar kelas XII dari desa nelayan. Biaya kuliah ditanggung penuh, ditambah uang saku Rp900.000 sebulan dan satu tiket pulang setiap tahun.

## Yang diminta

- Surat domisili dari desa, urus lebih dulu karena kantor tutup pada hari pelelangan
- Dua halaman tentang satu kebiasaan melaut yang ingin kamu ubah atau pertahankan
- Nama satu orang dewasa yang bersedia ditelepon

Tenggatnya tepat 21 hari sejak kabar ini terbit, pukul 16.00. Tahun lalu 11 berkas gugur karena dikirim pada jam terakhir ketika laman penuh. Kirim sehari lebih awal, lalu tidur.`,
    category: 'kabar-tenggat',
    author: 'Sri Handayani',
    daysAgo: 2,
  },
  {
    kind: 'news',
    slug: 'beasiswa-vokasi-mesin-tani',
    title: 'Dibuka: Beasiswa Vokasi Mesin Tani, Tenggat Akhir Bulan Depan',
    summary:
      'Dua puluh lima kursi diploma tiga di empat politeknik. Lulusan SMK boleh mendaftar sampai dua tahun setelah lulus, dan tes bengkel menggantikan tes tertulis.',
    body: `Kalau tanganmu lebih fasih daripada lembar jawabanmu, ini untukmu. Seleksi Beasiswa Vokasi Mesin Tani dilakukan di bengkel: membongkar pompa air, menemukan satu kerusakan, dan menjelaskan caranya kepada petani yang duduk di depanmu.

Dua puluh lima penerima mendapat biaya kuliah enam semester dan perlengkapan kerja. Lulusan dua tahun terakhir boleh ikut. Nilai rapor diminta, tetapi hanya untuk administrasi.

Pendaftaran ditutup pada hari terakhir bulan depan. Berkas yang paling lama diurus adalah surat keterangan sehat; puskesmas biasanya melayani pagi saja. Kakak pendamping kami membuka latihan menjelaskan mesin setiap Rabu malam.`,
    category: 'kabar-tenggat',
    author: 'Togar Pardamean',
    daysAgo: 9,
  },
  {
    kind: 'news',
    slug: 'beasiswa-guru-bahasa-daerah',
    title: 'Dibuka: Beasiswa Calon Guru Bahasa Daerah, Sembilan Pekan',
    summary:
      'Lima belas kursi sarjana pendidikan bagi penutur tujuh bahasa yang gurunya hampir habis. Wawancara boleh dalam bahasa ibu, dengan penerjemah.',
    body: `Ada bahasa yang masih dipakai di dapur tetapi tidak lagi di kelas. Beasiswa ini mencari lima belas pelajar yang mau mengembalikannya, dari tujuh bahasa yang gurunya tinggal sedikit.

Pendaftar merekam cerita lima menit dalam bahasa ibunya, boleh bersama nenek. Panel menilainya dengan bantuan penutur. Setelah lulus penerima mengajar tiga tahun di kabupaten asal, dengan gaji guru dan tunjangan tempat tinggal.

Tenggatnya sembilan pekan sejak kabar ini terbit. Syarat penuh dan daftar bahasanya dapat diminta lewat nomor kami. Ikatan kerja tiga tahun itu sungguhan, jadi bicarakan dulu di rumah sebelum mengisi formulir.`,
    category: 'kabar-tenggat',
    author: 'Sri Handayani',
    daysAgo: 16,
  },
  {
    kind: 'news',
    slug: 'beasiswa-kursi-kosong-gelombang-dua',
    title: 'Kursi Kosong: Enam Beasiswa yang Membuka Gelombang Kedua',
    summary:
      'Penerima mengundurkan diri, kursinya dibuka lagi. Tenggatnya pendek, antara lima dan dua belas hari, dan pendaftarnya biasanya sedikit.',
    body: `Setiap tahun sebagian penerima mundur karena diterima di tempat lain. Kursinya sering hangus karena tidak ada yang tahu. Pekan ini kami menelepon dua puluh penyelenggara dan menemukan enam yang membuka gelombang kedua.

1. Dua kursi keperawatan di Kota Palu, tenggat lima hari
2. Satu kursi statistika di Kota Malang, tenggat tujuh hari
3. Tiga kursi kehutanan di Kabupaten Manokwari, tenggat dua belas hari

Berkasnya sama dengan gelombang pertama, jadi siapa yang pernah ditolak justru paling siap. Periksa alamat laman penyelenggara sebelum mengunggah apa pun, dan ingat: tidak ada beasiswa sungguhan yang meminta biaya administrasi.`,
    category: 'kabar-tenggat',
    author: 'Togar Pardamean',
    daysAgo: 23,
  },
]
