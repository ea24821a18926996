import type { SeedEnglish } from '../../content-types.ts'
import { englishArticles3 } from './english-articles-3.ts'
import { englishPosts2 } from './english-posts-2.ts'

export const english: SeedEnglish = {
  posts: {
    ...englishPosts2,
    ...englishArticles3,
    'news/lab-malam-dibuka-warga': {
      title: 'A School’s Computer Lab Opens to Neighbours on Thursday Nights',
      summary: 'In Sleman pupils look after the lab for neighbours with forms to fill in online. The longest queue: motorcycle tax.',
    },
    'news/bengkel-menyumbang-meja-las': {
      title: 'A Metal Workshop Gives the Lab Desks That Cannot Wobble',
      summary: 'Welding pupils built sixteen steel desks for programming pupils, measured by the elbows of those who will sit there.',
    },
    'news/juri-liga-siswa-tuli': {
      title: 'The League Starts by Lights, as a Team of Deaf Pupils Proposed',
      summary:
        'Lamps of three colours replace the whistle. The organisers admit that the old signal always cost four pupils three seconds.',
    },
    'news/buku-galat-sekolah-dicetak': {
      title: 'A Book of Errors: 300 Mistakes Collected by Pupils, with Their Stories',
      summary:
        'Nine schools wrote down the mistakes they make most. The book was printed where calendars are made, and sold out in a week.',
    },
  },
  classes: {},
}
