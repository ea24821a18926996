import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/kelas-pagi-pasar-dibuka': {
      title: 'A Class at Four in the Morning for Market Traders',
      summary:
        'Two spreadsheet classes now meet before the market opens. Their participants sell vegetables, and their mentor has long been awake.',
    },
    'news/peta-alumni-mengajar-di-desa': {
      title: 'A New Map: 214 Graduates Who Will Come to a School',
      summary:
        'Schools can look for a graduate nearby for an hour of stories. There is no fee, but bus fare and lunch are agreed beforehand.',
    },
    'news/laporan-keluhan-terbuka-semester': {
      title: 'This Term’s Complaints: 1,208 Received, 94 Still Open',
      summary:
        'We publish how many complaints came, about what, and how long they took. The longest waited 61 days, and the fault was ours.',
    },
    'news/transkrip-bahasa-daerah-percobaan': {
      title: 'A Trial: Class Transcripts in Bugis and Sasak',
      summary:
        'Volunteers translated twelve basic videos. Those who read them ask twice as many questions in the forum, and joke more often.',
    },
  },
  classes: {},
}
