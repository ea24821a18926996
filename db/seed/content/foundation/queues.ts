import type { SeedQueues } from '../../queue-types.ts'

export const queues: SeedQueues = {
  aspirations: [
    {
      name: 'Mama Yuliana',
      city: 'Kabupaten Lembata',
      topics: ['alat', 'kelas'],
      message: 'Titik belajar kami ramai, tetapi kipasnya satu. Kalau boleh memilih: kipas dulu, baru kursi.',
    },
    {
      name: 'Asep',
      city: 'Kabupaten Garut',
      topics: ['pekerjaan'],
      message: 'Sesudah lulus, dampingi kami tiga bulan lagi. Bulan pertama bekerja jauh lebih sulit daripada kelasnya.',
    },
  ],
  reviews: [
    {
      name: 'Pak Ujang',
      rating: null,
      message: 'Saya baca bersama istri, bergantian satu paragraf. Belum tamat, belum pernah bertengkar.',
    },
  ],
  testimonies: [
    {
      name: 'Imas Rohaeti',
      role: 'Kader titik belajar, Garut',
      message:
        'Yang paling berubah bukan anak saya, melainkan meja makan kami. Sekarang ada satu jam tanpa ponsel, dan justru ponselnya yang kami pelajari.',
    },
  ],
  donations: [
    { name: 'Keluarga Prabowo Hadi', rupiah: 500_000, message: 'Untuk kuota dua anak sampai ujian.' },
    { name: null, rupiah: 75_000, message: null },
    { name: 'Alumni Kelas Pukul Lima Pagi', rupiah: 2_400_000, message: 'Patungan enam belas orang. Belikan laptop yang tahan jatuh.' },
  ],
  appointments: [
    {
      name: 'Renata Silalahi',
      organisation: 'Bank Perkreditan Tirta Makmur',
      email: 'renata@tirta-makmur.example',
      topic: 'Hibah laptop bekas kantor',
      message: 'Ada 140 unit berumur empat tahun. Kami ingin tahu bagaimana datanya dihapus dan siapa penerimanya.',
      daysAgo: 2,
      inDays: 7,
      time: 'midday',
    },
    {
      name: 'Kepala Desa Sukamaju',
      organisation: 'Pemerintah Desa Sukamaju',
      email: 'kantor@desa-sukamaju.example',
      topic: 'Membuka titik belajar di balai desa',
      message: 'Balai kosong setiap malam. Listrik kami tanggung, pendamping belum punya.',
      daysAgo: 6,
      inDays: 11,
      time: 'morning',
    },
  ],
  demoRequests: ['csr@lintas-teduh.example'],
  schools: [
    {
      name: 'SMK Cahaya Mandiri Sumba',
      npsn: '50209914',
      city: 'Kabupaten Sumba Timur',
      students: 288,
      program: 'teras-awan',
      contact: { name: 'Umbu Ndapa', role: 'Wakil kepala sekolah', email: 'umbu@cahaya-mandiri.example', phone: '6281200006631' },
      team: { name: 'Kuda Sandel', members: ['Rambu Anawulu', 'Melkianus Ndara'] },
    },
  ],
  teams: [
    {
      name: 'Wajit Dua',
      school: 'smk-cikuray-mandiri',
      program: 'teras-awan',
      members: ['Neng Rini', 'Hilman Fauzi', 'Gita Amalia'],
      contact: { name: 'Dedi Kusnadi', role: 'Guru pendamping', email: 'dedi@cikuray-mandiri.example', phone: '6281200006632' },
    },
  ],
  pupil: { name: 'Siti Nurhayati', email: 'siti.nurhayati@murid.example', age: 15 },
  leaving: {
    name: 'Bambang Irawan',
    email: 'bambang.irawan@warga.example',
    reason: 'Saya mendaftarkan diri dua kali. Yang ini boleh dihapus, yang satu lagi tetap.',
  },
}
