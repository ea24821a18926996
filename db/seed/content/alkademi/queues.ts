import type { SeedQueues } from '../../queue-types.ts'

export const queues: SeedQueues = {
  aspirations: [
    {
      name: 'Maryam',
      city: 'Kabupaten Maluku Tengah',
      topics: ['kelas', 'alat'],
      message: 'Bisakah ulasan tugas dikirim sebagai suara? Saya membaca pelan, tetapi mendengar cepat.',
    },
    {
      name: 'Tono',
      city: 'Kota Bekasi',
      topics: ['pekerjaan'],
      message: 'Kami pekerja pabrik gilir tiga. Tolong sesi tanya mentor juga ada pukul dua siang.',
    },
  ],
  reviews: [{ name: 'Winda', rating: 5, message: 'Saya bacakan bab pertama kepada ayah lewat telepon. Beliau minta bukunya dikirim.' }],
  testimonies: [
    {
      name: 'Rosita Ohorella',
      role: 'Peserta Awan Nusantara',
      message:
        'Listrik di rumah padam tiga kali selama ujian praktik. Mentornya menunggu, dan server saya akhirnya menyala lebih dulu daripada lampu.',
    },
    {
      name: 'Fandi Nugroho',
      role: 'Peserta Pengembang Web',
      message:
        'Tugas kedua saya dikembalikan dengan empat pertanyaan, bukan empat jawaban. Sekarang saya memakai cara itu kepada adik saya.',
    },
  ],
  donations: [],
  appointments: [
    {
      name: 'Yohana Pattiasina',
      organisation: 'SMK Teluk Cahaya Ambon',
      email: 'yohana.pattiasina@teluk-cahaya.example',
      topic: 'Kelas awan untuk 64 siswa',
      message: 'Lab kami hanya punya 20 komputer. Apakah kelas bisa dibagi tiga gelombang dalam satu hari?',
      daysAgo: 1,
      inDays: 6,
      time: 'morning',
    },
    {
      name: 'Bayu Purnomo',
      organisation: 'Koperasi Karyawan Sinar Bahari',
      email: 'bayu@sinar-bahari.example',
      topic: 'Pelatihan lembar kerja untuk kasir',
      message: 'Dua belas kasir, kebanyakan belum pernah membuka lembar kerja. Waktunya hanya sesudah toko tutup.',
      daysAgo: 4,
      inDays: 9,
      time: 'afternoon',
    },
  ],
  demoRequests: ['kurikulum@sma-gambir-melayu.example', 'pelatihan@dinas-kota-contoh.example'],
  schools: [
    {
      name: 'SMK Nusa Kencana Sorong',
      npsn: '60405182',
      city: 'Kota Sorong',
      students: 512,
      program: 'awan-nusantara',
      contact: { name: 'Marthen Kambuaya', role: 'Kepala jurusan', email: 'marthen@nusa-kencana.example', phone: '6281200004411' },
      team: { name: 'Papeda Paralel', members: ['Desi Wanma', 'Frans Mambrasar', 'Rina Sauyai'] },
    },
  ],
  teams: [
    {
      name: 'Sagu Siaga',
      school: 'smk-teluk-cahaya-ambon',
      program: 'awan-nusantara',
      members: ['Jefri Tuhumury', 'Salma Latuconsina'],
      contact: {
        name: 'Yohana Pattiasina',
        role: 'Guru pendamping',
        email: 'yohana.pattiasina@teluk-cahaya.example',
        phone: '6281200004412',
      },
    },
  ],
  pupil: { name: 'Melki Salampessy', email: 'melki.salampessy@murid.example', age: 16 },
  leaving: {
    name: 'Rudi Santoso',
    email: 'rudi.santoso@warga.example',
    reason: 'Saya pindah pekerjaan dan memakai alamat email lain. Akun lama tidak saya perlukan lagi.',
  },
}
