import type { SeedQueues } from '../../queue-types.ts'

export const queues: SeedQueues = {
  aspirations: [
    {
      name: 'Bu Karti',
      city: 'Kabupaten Bantul',
      topics: ['kelas'],
      message: 'Kelas foto produk, tetapi untuk pedagang gorengan. Barang kami mengilap dan selalu tampak gosong di foto.',
    },
    {
      name: 'Ardi',
      city: 'Kota Magelang',
      topics: ['sekolah', 'alat'],
      message: 'Perpustakaan sekolah tutup pukul dua. Kami pulang pukul tiga.',
    },
  ],
  reviews: [{ name: 'Surti', rating: 5, message: 'Saya beli dua: satu dibaca, satu untuk dicoret-coret anak.' }],
  testimonies: [
    {
      name: 'Paijo Santosa',
      role: 'Peserta Warung Naik Kelas',
      message: 'Buku kas saya dulu ingatan. Sekarang buku, dan istri saya ikut membacanya.',
    },
  ],
  donations: [
    { name: 'Warung Bu Cicih', rupiah: 150_000, message: 'Dari kotak kembalian.' },
    { name: null, rupiah: 1_000_000, message: null },
  ],
  appointments: [
    {
      name: 'Endah Wulandari',
      organisation: 'SMK Sewon Karya',
      email: 'endah@sewon-karya.example',
      topic: 'Kelas tamu tentang buku kas',
      message: 'Tiga puluh dua siswa, satu jam pelajaran. Kami punya proyektor dan tikar.',
      daysAgo: 1,
      inDays: 5,
      time: 'morning',
    },
    {
      name: 'Haryanto',
      organisation: 'Paguyuban Pedagang Pasar Legi',
      email: 'haryanto@pasar-legi.example',
      topic: 'Meja tanya di lorong pasar',
      message: 'Bulan lalu antreannya panjang. Bisakah datang lagi, hari Pahing?',
      daysAgo: 3,
      inDays: 10,
      time: 'midday',
    },
  ],
  demoRequests: ['tu@sma-lereng-salak.example', 'balai@desa-tepi-progo.example'],
  schools: [
    {
      name: 'SMK Argo Luhur Kulon Progo',
      npsn: '20440856',
      city: 'Kabupaten Kulon Progo',
      students: 364,
      program: 'warung-naik-kelas',
      contact: { name: 'Tri Handayani', role: 'Guru kewirausahaan', email: 'tri@argo-luhur.example', phone: '6281200007741' },
      team: { name: 'Geblek Digital', members: ['Yanuar Adi', 'Puspita Sari'] },
    },
  ],
  teams: [
    {
      name: 'Bakpia Berhitung',
      school: 'smk-sewon-karya',
      program: 'warung-naik-kelas',
      members: ['Ratih Dewanti', 'Bagus Prakoso', 'Lintang Ayu'],
      contact: { name: 'Endah Wulandari', role: 'Guru pendamping', email: 'endah@sewon-karya.example', phone: '6281200007742' },
    },
  ],
  pupil: { name: 'Dimas Prasetyo', email: 'dimas.prasetyo@murid.example', age: 16 },
  leaving: {
    name: 'Sri Lestari',
    email: 'sri.lestari@warga.example',
    reason: 'Kelasnya sudah selesai dan saya ingin memulai dari awal nanti.',
  },
}
