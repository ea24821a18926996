import { toCityLabel } from '#kit/city-label.ts'
import { formatCount } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Standing } from './school.ts'
import { schoolTexts } from './texts.ts'

/** The texts of a row of the leaderboard. */
export interface StandingView {
  key: string
  rank: number
  team: string
  school: string
  city: string
  program: string
  score: string
  /** e.g. `171 menit`; empty if the time was not recorded. */
  time: string
}

export function toStandingView(standing: Standing, lang: Lang): StandingView {
  return {
    key: standing.teamId,
    rank: standing.rank,
    team: standing.team,
    school: standing.school,
    city: toCityLabel(standing.city),
    program: standing.program?.name ?? '',
    score: formatCount(standing.score),
    time: standing.minutes === null ? '' : schoolTexts(lang).fill('table.minutesUnit', { count: standing.minutes }),
  }
}
