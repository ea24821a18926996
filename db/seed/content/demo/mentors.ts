import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'wening-pratiwi',
    name: 'Wening Pratiwi',
    headline: 'Pengembang web lepas, Yogyakarta',
    bio: 'Dua belas tahun membuat situs untuk penerbit kecil dan koperasi petani. Wening mengajar dengan menggambar di papan tulis dan baru menyentuh papan ketik sesudah semua orang tertawa.',
    expertise: ['HTML dan CSS', 'JavaScript', 'Situs ringan'],
  },
  {
    slug: 'hendra-lesmana',
    name: 'Hendra Lesmana',
    headline: 'Akuntan dan pemilik toko kelontong, Tasikmalaya',
    bio: 'Pagi menjaga toko, malam mengajari pemilik usaha lain membaca angkanya sendiri. Ia percaya pembukuan terbaik adalah yang sanggup diisi ketika sudah mengantuk.',
    expertise: ['Pembukuan', 'Pajak usaha kecil', 'Lembar sebar'],
  },
  {
    slug: 'maria-goreti-lay',
    name: 'Maria Goreti Lay',
    headline: 'Juru foto dan pembuat film pendek, Kupang',
    bio: 'Memotret pasar, laut, dan orang bekerja. Hampir semua karyanya dibuat dengan ponsel, dan ia bisa mengajari siapa pun melihat dari mana cahaya datang.',
    expertise: ['Fotografi ponsel', 'Penyuntingan video', 'Bercerita lewat gambar'],
  },
  {
    slug: 'tirta-anggara',
    name: 'Tirta Anggara',
    headline: 'Analis data di Warung Angka, Surabaya',
    bio: 'Menghabiskan separuh waktunya menghapus kolom yang tidak perlu. Tirta mengajak peserta bertanya lebih dulu, membuka lembar sebar belakangan.',
    expertise: ['Lembar sebar', 'SQL', 'Grafik yang jujur'],
  },
  {
    slug: 'rosalina-hutapea',
    name: 'Rosalina Hutapea',
    headline: 'Penyiar radio dan pelatih bicara, Medan',
    bio: 'Pernah kehilangan suara saat siaran langsung dan sejak itu mempelajari napas. Rosalina melatih guru, pedagang, dan mempelai yang harus berpidato.',
    expertise: ['Bicara di depan umum', 'Siniar', 'Mendengarkan'],
  },
  {
    slug: 'iqbal-mahendra',
    name: 'Iqbal Mahendra',
    headline: 'Insinyur perangkat lunak dan pegiat literasi AI, Bandung',
    bio: 'Membangun layanan pesan untuk rumah sakit dan, di waktu luang, menjelaskan mesin pembelajar kepada ibunya. Penjelasan untuk ibunya itulah yang menjadi bahan kelas.',
    expertise: ['Kecerdasan buatan', 'Python', 'Etika data'],
  },
  {
    slug: 'mentari-kusuma',
    name: 'Mentari Kusuma',
    headline: 'Pendamping kelas malam dan penyunting bahasa, Yogyakarta',
    bio: 'Mentari membaca setiap tugas dua kali: sekali sebagai guru, sekali sebagai orang yang mengantuk sepulang kerja. Kalimat yang hanya lolos pada bacaan pertama ia kembalikan dengan secangkir teh di pinggirnya.',
    expertise: ['umpan balik', 'menulis jelas', 'kelas malam'],
  },
]
