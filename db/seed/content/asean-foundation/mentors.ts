import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'ratna-dewanggi',
    name: 'Ratna Dewanggi',
    headline: 'Perancang program lintas budaya, Jakarta',
    bio: 'Ratna memfasilitasi pertemuan dengan peserta dari sembilan zona kebiasaan. Ia percaya diam selama sepuluh detik adalah bentuk sopan santun yang paling universal.',
    expertise: ['fasilitasi', 'desain program', 'komunikasi lintas budaya'],
  },
  {
    slug: 'somchai-wattana',
    name: 'Somchai Wattanakit',
    headline: 'Pemeta komunitas, Chiang Mai',
    bio: 'Somchai memetakan jalan setapak yang tidak ada di peta resmi. Ia mengajar dengan lembar cetak lebih dulu, sebab baterai bisa habis dan pensil tidak.',
    expertise: ['pemetaan terbuka', 'data lapangan', 'risiko banjir'],
  },
  {
    slug: 'linh-tran',
    name: 'Trần Thảo Linh',
    headline: 'Pencerita data, Da Nang',
    bio: 'Linh mengubah harga pasar menjadi gambar. Murid-muridnya di tiga negara pernah membandingkan harga semangkuk mi selama seratus hari.',
    expertise: ['literasi data', 'lembar sebar', 'penjelasan bergambar'],
  },
  {
    slug: 'maricel-abad',
    name: 'Maricel Abad',
    headline: 'Produser radio dan pengarsip bahasa, Iloilo',
    bio: 'Maricel merekam lagu nina bobo dari para tetua dan lebih dulu mengembalikan setiap rekaman kepada keluarganya. Ia sengaja bernyanyi sumbang supaya murid berani.',
    expertise: ['audio', 'sejarah lisan', 'bahasa yang terancam punah'],
  },
]
