import type { SeedEnglish } from '../../content-types.ts'
import { englishPosts1 } from './english-posts-1.ts'

export const english: SeedEnglish = {
  posts: { ...englishPosts1 },
  classes: {
    'dasar-liputan': {
      name: 'Reporting Basics: Ask, Note, Check',
      summary: 'Eight weeks to become a reporter of your own region: find an angle, ask politely, write five paragraphs, take corrections.',
    },
    'jurnalisme-data-untuk-pemula': {
      name: 'Data Journalism with a Spreadsheet',
      summary: 'From public files to an honest chart: clean tables, look for what is odd, and write figures your mother can read.',
    },
    'foto-cerita': {
      name: 'Photo Stories: Eleven Pictures, One Life',
      summary: 'Four days in Makassar with a photojournalist: come close without stealing, make a series, show it to those in it.',
    },
    'verifikasi-gambar-dan-video': {
      name: 'Verify Pictures and Videos in Fifteen Minutes',
      summary: 'At your own pace, for all who have a family chat: find the first source, read shadows, answer an uncle without a quarrel.',
    },
    'menulis-opini': {
      name: 'Writing Opinions That Can Be Contradicted',
      summary: 'Three evenings, 700 words: a stance, evidence, and a door for those who disagree. The best texts go on our opinion page.',
    },
    'redaksi-majalah-sekolah': {
      name: 'Running a School Magazine',
      summary: 'A term to build a newsroom of pupils: meetings that end, shared work, a digital wall newspaper, and printed corrections.',
    },
  },
}
