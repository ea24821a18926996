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
  /** Belongs to the school of the demo's teacher. */
  isOfSchool?: true
}

/** The invented people who learn in the demo's written classes. Nobody can sign in as them. */
export const learners: readonly SeedLearner[] = [
  { name: 'Arum Setyaningsih', joinedDays: 26, share: 85, activeDays: 0, openDays: 1, practice: 'right', isOfSchool: true },
  { name: 'Bima Aryasatya', joinedDays: 25, share: 70, activeDays: 1, openDays: 2, practice: 'right' },
  { name: 'Citra Maheswari', joinedDays: 24, share: 60, activeDays: 1, openDays: 1, practice: 1, isOfSchool: true },
  { name: 'Danar Wibisana', joinedDays: 24, share: 45, activeDays: 2, openDays: 3, practice: 1 },
  { name: 'Elok Pramesti', joinedDays: 22, share: 35, activeDays: 13, openDays: 13, practice: 1, isOfSchool: true },
  { name: 'Fajar Nugrahadi', joinedDays: 21, share: 30, activeDays: 9, openDays: 9 },
  { name: 'Gita Anjani', joinedDays: 20, share: 50, activeDays: 1, openDays: 12, isOfSchool: true },
  { name: 'Hanif Ramdhani', joinedDays: 18, share: 20, activeDays: 2, openDays: 1, practice: 3 },
  { name: 'Intan Puspitasari', joinedDays: 16, share: 10, activeDays: 11, openDays: 11, isOfSchool: true },
  { name: 'Joko Lelana', joinedDays: 12, share: 0, activeDays: null, openDays: null },
  { name: 'Kirana Widyastuti', joinedDays: 30, share: 100, activeDays: 4, openDays: null, practice: 'right', isOfSchool: true },
  { name: 'Lintang Prabaswara', joinedDays: 4, share: 15, activeDays: 0, openDays: 1 },
]

/** What they ask in the discussions of their classes, by the place of who asks in `learners`; nobody has answered yet. */
export const openQuestions: readonly { by: number; daysAgo: number; text: string }[] = [
  { by: 2, daysAgo: 5, text: 'Di contoh kedua hasilnya beda dengan punyaku. Apakah urutannya memang harus sama persis?' },
  { by: 1, daysAgo: 1, text: 'Boleh tidak kalau tugasnya dikerjakan di ponsel dulu, lalu dirapikan di komputer sekolah?' },
]
