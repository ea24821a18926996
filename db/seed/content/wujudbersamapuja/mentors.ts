import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'tatik-suharyani',
    name: 'Tatik Suharyani',
    headline: 'Penggerak kampung, Magelang',
    bio: 'Bu Tatik menggerakkan orang lewat dapur: siapa yang makan bersama biasanya bekerja bersama. Ia menyimpan daftar 63 tukang yang jujur.',
    expertise: ['gotong royong', 'rapat warga', 'dapur umum'],
  },
  {
    slug: 'hamzah-latif',
    name: 'Hamzah Latif',
    headline: 'Arsitek komunitas, Banda Aceh',
    bio: 'Hamzah merancang dengan tali dan patok di atas tanah sungguhan. Ia meminta anak-anak berlari di dalam gambar sebelum batu pertama dipasang.',
    expertise: ['rancangan partisipatif', 'ruang publik', 'aksesibilitas'],
  },
  {
    slug: 'margareta-tukan',
    name: 'Margareta Tukan',
    headline: 'Bendahara koperasi, Lembata',
    bio: 'Mama Greta menempel buku kas di pintu gereja dan di warung. Menurutnya angka yang bisa dibaca semua orang tidak perlu dijaga siapa-siapa.',
    expertise: ['pembukuan warga', 'transparansi', 'koperasi'],
  },
  {
    slug: 'jefri-walangitan',
    name: 'Jefri Walangitan',
    headline: 'Perencana acara kampung, Tomohon',
    bio: 'Jefri pernah mengatur pasar bunga dengan 300 relawan dan satu peluit. Ia merencanakan hujan dulu, baru acaranya.',
    expertise: ['acara warga', 'relawan', 'dokumentasi'],
  },
]
