import type { SeedQueues } from '../../queue-types.ts'

export const queues: SeedQueues = {
  aspirations: [
    {
      name: 'Pak Slamet',
      city: 'Kabupaten Pemalang',
      topics: ['alat', 'sekolah'],
      message: 'Sekolah kami punya 18 komputer dan 11 papan ketik. Kalau ada lab yang membuang papan ketik, kabari kami dulu.',
    },
    {
      name: 'Citra',
      city: 'Kota Malang',
      topics: ['pekerjaan'],
      message:
        'Tempat PKL yang mau menerima anak kelas sebelas perempuan di bagian jaringan. Kami sering langsung ditaruh di administrasi.',
    },
  ],
  reviews: [{ name: 'Eko', rating: 4, message: 'Dipinjamkan guru bengkel. Saya kembalikan dengan sampul berminyak dan permintaan maaf.' }],
  testimonies: [
    {
      name: 'Hesti Purwandari',
      role: 'Wali murid, Tegal',
      message:
        'Anak saya menjelaskan kodenya sambil menggoreng tempe. Saya tidak paham kodenya, tetapi baru kali itu ia bercerita panjang.',
    },
  ],
  donations: [],
  appointments: [
    {
      name: 'Agus Triyono',
      organisation: 'SMK Giri Teknika Sleman',
      email: 'agus.triyono@giri-teknika.example',
      topic: 'Kunjungan lab keliling',
      message: 'Jalan ke sekolah kami hanya muat mobil kecil. Apakah lab kelilingnya bisa masuk?',
      daysAgo: 2,
      inDays: 12,
      time: 'morning',
    },
    {
      name: 'Linda Kusumo',
      organisation: 'Bengkel Perangkat Lunak Teratai',
      email: 'linda@teratai-lunak.example',
      topic: 'Menjadi tempat PKL',
      message: 'Kami bertujuh dan sanggup menerima dua siswa, asalkan ada guru yang datang sebulan sekali.',
      daysAgo: 5,
      inDays: 8,
      time: 'midday',
    },
  ],
  demoRequests: ['wakasek@smk-muria-kencana.example', 'humas@cabang-dinas-contoh.example'],
  schools: [
    {
      name: 'SMK Tunas Mandala Cilacap',
      npsn: '20307741',
      city: 'Kabupaten Cilacap',
      students: 734,
      program: 'liga-smk',
      contact: { name: 'Wahyu Setyaningsih', role: 'Guru informatika', email: 'wahyu@tunas-mandala.example', phone: '6281200005521' },
      team: { name: 'Jaring Bocor', members: ['Arif Budiman', 'Nita Rahayu', 'Seno Aji'] },
    },
    {
      name: 'SMK Bukit Terang Kendari',
      npsn: '40408826',
      city: 'Kota Kendari',
      students: 421,
      program: 'liga-smk',
      contact: { name: 'La Ode Hasan', role: 'Pembina lomba', email: 'laode@bukit-terang.example', phone: '6281200005522' },
      team: { name: 'Sinonggi Sintaks', members: ['Wa Ode Nur', 'Rifki Alimuddin'] },
    },
  ],
  teams: [
    {
      name: 'Baut Kedua',
      school: 'smk-bina-bahari-tegal',
      program: 'liga-smk',
      members: ['Dani Kurnia', 'Siska Amelia', 'Topan Wijaya'],
      contact: { name: 'Untung Basuki', role: 'Guru otomotif', email: 'untung@bina-bahari.example', phone: '6281200005523' },
    },
  ],
  pupil: { name: 'Nabila Putri Azzahra', email: 'nabila.azzahra@murid.example', age: 16 },
  leaving: {
    name: 'Joko Widyatmoko',
    email: 'joko.widyatmoko@warga.example',
    reason: 'Sudah tidak mendampingi tim. Mohon data saya dan nomor telepon dihapus.',
  },
}
