import type { SeedClass } from '../../content-types.ts'
import { outline } from '../../outline.ts'

/** The festival itself, as a class that people join: its code, badge and join box stand on `/BelajarBersama` (decision 034). */
export const festivalClass: SeedClass = {
  code: 'FBB-09A',
  slug: 'festival-belajar-bersama',
  name: 'Festival Belajar Bersama',
  summary: 'Empat puluh tenda di satu lapangan selama dua hari: pilih tiga meja, belajar dari warga, lalu bawa pulang satu lencana.',
  description: `Daftarkan dirimu sekali, lalu datanglah kapan saja selama dua hari itu. Di gerbang kamu menerima kartu tiga meja. Setiap meja diajar oleh warga yang sudah bertahun-tahun melakukannya: mengelas, mendongeng, menambal ban, menganyam, sampai membuat halaman resep keluarga.

Setelah tiga meja selesai, kartu ditukar dengan lencana festival di tenda kemudi. Tidak ada ujian dan tidak ada nilai. Yang ada hanya satu pertanyaan di pintu keluar: kepada siapa kamu akan mengajarkannya?`,
  tags: ['festival', 'keluarga', 'keterampilan'],
  level: 'Dasar',
  mode: 'offline',
  type: 'workshop',
  state: 'registration',
  priceRupiah: 0,
  quota: null,
  passMark: 60,
  certificate: true,
  heldIn: ['Kota Bandung'],
  registrantsFrom: [],
  program: 'keluarga-talenta',
  mentors: ['wening-kartika', 'tegar-samosir'],
  outcomes: ['tiga keterampilan kecil dari tiga meja', 'lencana festival', 'satu orang yang akan kamu ajari'],
  audience: ['keluarga', 'pelajar', 'siapa pun yang penasaran'],
  requirements: ['piring sendiri untuk makan siang', 'sepatu yang boleh kena lumpur'],
  modules: outline(
    'Datang: Kartu tiga meja 10; Peta lapangan 10',
    'Belajar: Meja pertama 45; Meja kedua 45; Meja ketiga 45',
    'Pulang: Menukar lencana 10; Mengajar satu orang 30',
  ),
}
