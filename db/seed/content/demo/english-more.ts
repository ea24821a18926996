import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/rak-pinjam-kacamata': {
      title: 'A New Shelf at the Door: Reading Glasses to Borrow',
      summary:
        'Eleven participants stopped reading because the letters were blurred, not because they were hard. Now there are glasses to borrow.',
    },
    'news/kelas-jahit-belajar-pola-digital': {
      title: 'The Sewing Class Draws Patterns on a Screen, and Keeps Its Newspaper',
      summary: 'Twelve tailors learn to draw patterns digitally, print them, tape them together, and compare them with the old way.',
    },
    'news/papan-bertanya-tanpa-nama': {
      title: 'A Board for Questions without a Name Has Answered 300',
      summary:
        'Questions are written on paper and answered by mentors each Friday. Most of them are not about computers, but about courage.',
    },
    'news/ujian-lisan-sambil-berjalan': {
      title: 'Three Classes Try Oral Exams on Foot',
      summary: 'Participants explain their work while walking twice around the field. Marks stay the same; far fewer are nervous.',
    },
  },
  classes: {},
}
