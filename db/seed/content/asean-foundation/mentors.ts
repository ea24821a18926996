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
    headline: 'Community mapper, Chiang Mai',
    bio: 'Somchai maps footpaths that do not appear on official maps. He teaches with printed sheets first, because batteries run out and pencils do not.',
    expertise: ['open mapping', 'field data', 'flood risk'],
  },
  {
    slug: 'linh-tran',
    name: 'Trần Thảo Linh',
    headline: 'Data storyteller, Da Nang',
    bio: 'Linh turns market prices into drawings. Murid-muridnya di tiga negara pernah membandingkan harga semangkuk mi selama seratus hari.',
    expertise: ['data literacy', 'spreadsheets', 'visual explanation'],
  },
  {
    slug: 'maricel-abad',
    name: 'Maricel Abad',
    headline: 'Radio producer and language archivist, Iloilo',
    bio: 'Maricel records lullabies from elders and returns every recording to the family first. She sings badly on purpose so that students feel brave.',
    expertise: ['audio', 'oral history', 'endangered languages'],
  },
]
