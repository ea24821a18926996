/** What a new admin does in the first hour, in order, with the page where it is done. */
export const FIRST_STEPS = {
  logo: '/Studio/Settings',
  colours: '/Studio/Settings',
  words: '/Studio/Settings',
  post: '/Studio/Posts/New?kind=news',
  class: '/Studio/Classes/New',
  people: '/Studio/Members/Invite',
  open: '/Studio',
} as const

export type FirstStep = keyof typeof FIRST_STEPS

export interface FirstHourStep {
  step: FirstStep
  isDone: boolean
}
