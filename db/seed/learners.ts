/** How far somebody of the demo has come, and when they were last seen. */
export interface SeedLearner {
  name: string
  /** Joined so many days ago. */
  joinedDays: number
  /** Share of the chapters that are done, in percent. */
  share: number
  /** Did something so many days ago; null: nothing yet. */
  activeDays: number | null
  /** Has had the chapter after those for so many days; null: has not opened it. */
  openDays: number | null
  /** Answers in the class's first practice: right, or wrong in so many rounds. */
  practice?: 'right' | number
  /** Pupil of the school of the demo's teacher, or of another one. */
  school?: 'teacher' | 'other'
  /** Years, where they are under 18: then a parent consented to the membership. */
  age?: number
  /** Whose consents to being shown on leaderboards there are; without any they are not shown. */
  showing?: readonly ('self' | 'parent')[]
  /** So many of the chapters that are done were done in the week of the demo's start, however young it is. */
  thisWeek?: number
  /** Learns in the first of the written classes alone. */
  isInOne?: true
}

const BOTH = ['self', 'parent'] as const
const SELF = ['self'] as const

/** The invented people who learn in the demo's written classes. Nobody can sign in as them. */
export const learners: readonly SeedLearner[] = [
  {
    name: 'Arum Setyaningsih',
    joinedDays: 26,
    share: 85,
    activeDays: 0,
    openDays: 1,
    practice: 'right',
    school: 'teacher',
    age: 17,
    showing: BOTH,
    thisWeek: 3,
  },
  {
    name: 'Bima Aryasatya',
    joinedDays: 25,
    share: 70,
    activeDays: 1,
    openDays: 2,
    practice: 'right',
    school: 'other',
    showing: SELF,
    thisWeek: 2,
  },
  // Wishes to be shown; no parent has allowed it yet.
  {
    name: 'Citra Maheswari',
    joinedDays: 24,
    share: 60,
    activeDays: 1,
    openDays: 1,
    practice: 1,
    school: 'teacher',
    age: 16,
    showing: SELF,
    thisWeek: 2,
  },
  {
    name: 'Danar Wibisana',
    joinedDays: 24,
    share: 45,
    activeDays: 2,
    openDays: 3,
    practice: 1,
    school: 'other',
    age: 17,
    showing: BOTH,
    thisWeek: 2,
  },
  { name: 'Elok Pramesti', joinedDays: 22, share: 35, activeDays: 13, openDays: 13, practice: 1, school: 'teacher', showing: SELF },
  { name: 'Fajar Nugrahadi', joinedDays: 21, share: 30, activeDays: 9, openDays: 9, showing: SELF },
  { name: 'Gita Anjani', joinedDays: 20, share: 50, activeDays: 1, openDays: 12, school: 'teacher', thisWeek: 1 },
  {
    name: 'Hanif Ramdhani',
    joinedDays: 18,
    share: 20,
    activeDays: 2,
    openDays: 1,
    practice: 3,
    school: 'other',
    showing: SELF,
    thisWeek: 1,
  },
  { name: 'Intan Puspitasari', joinedDays: 16, share: 10, activeDays: 11, openDays: 11, school: 'teacher', showing: SELF },
  { name: 'Joko Lelana', joinedDays: 12, share: 0, activeDays: null, openDays: null, showing: SELF },
  {
    name: 'Kirana Widyastuti',
    joinedDays: 30,
    share: 100,
    activeDays: 2,
    openDays: null,
    practice: 'right',
    school: 'teacher',
    showing: SELF,
    thisWeek: 3,
  },
  { name: 'Lintang Prabaswara', joinedDays: 4, share: 15, activeDays: 0, openDays: 1, school: 'other', showing: SELF, thisWeek: 1 },
  {
    name: 'Made Suartana',
    joinedDays: 28,
    share: 95,
    activeDays: 0,
    openDays: 1,
    practice: 'right',
    school: 'teacher',
    age: 17,
    showing: BOTH,
    thisWeek: 4,
  },
  {
    name: 'Nadia Paramitha',
    joinedDays: 27,
    share: 75,
    activeDays: 0,
    openDays: 1,
    school: 'other',
    age: 16,
    showing: BOTH,
    thisWeek: 3,
    isInOne: true,
  },
  {
    name: 'Oki Hendrawan',
    joinedDays: 19,
    share: 55,
    activeDays: 1,
    openDays: 2,
    school: 'other',
    age: 15,
    showing: BOTH,
    thisWeek: 4,
    isInOne: true,
  },
  {
    name: 'Rani Oktaviani',
    joinedDays: 15,
    share: 40,
    activeDays: 1,
    openDays: 1,
    school: 'teacher',
    showing: SELF,
    thisWeek: 3,
    isInOne: true,
  },
]

/** What they ask in the discussions of their classes, by the place of who asks in `learners`; nobody has answered yet. */
export const openQuestions: readonly { by: number; daysAgo: number; text: string }[] = [
  { by: 2, daysAgo: 5, text: 'Di contoh kedua hasilnya beda dengan punyaku. Apakah urutannya memang harus sama persis?' },
  { by: 1, daysAgo: 1, text: 'Boleh tidak kalau tugasnya dikerjakan di ponsel dulu, lalu dirapikan di komputer sekolah?' },
]
