import type { Area } from './area.ts'
import { type Asked, endOf } from './asked.ts'
import { type FigureRow, isFlow, toAmount } from './daily-figure.ts'
import type { Tile, TileName } from './dashboard.ts'

/** The figures of each area, in the page's order. */
export const TILES_OF: Record<Area['kind'], readonly TileName[]> = {
  all: [
    'members',
    'students',
    'alumni',
    'mentors',
    'programs',
    'schools',
    'schools_active',
    'schools_alumni',
    'cities',
    'cities_active',
    'cities_alumni',
    'members_joined',
    'students_joined',
    'schools_registered',
    'teams_registered',
    'page_views',
    'links_followed',
  ],
  cities: ['schools', 'pupils', 'students_joined', 'schools_registered', 'teams_registered'],
  programs: ['schools', 'teams', 'teams_registered', 'page_views'],
  classes: ['page_views'],
  school: ['students_joined', 'teams_registered'],
}

/** Returns the figures of the viewer's area, each with the one of the period before, from their amounts. */
export function toTiles(figures: readonly FigureRow[], { area, period, rolled }: Asked): Tile[] {
  const isPart = area.kind !== 'all'
  const isKnownBefore = period.before.to >= rolled.firstDay
  const sumOf = (name: TileName, isWanted: (day: string | null) => boolean) =>
    figures.reduce((sum, { figure, day, amount }) => (figure === name && isWanted(day) ? sum + amount : sum), 0)
  return TILES_OF[area.kind].map(name => {
    const present = sumOf(name, isFlow(name) ? day => day !== null : day => day === endOf(period, rolled))
    const before = sumOf(name, isFlow(name) ? day => day === null : day => day === endOf(period.before, rolled))
    return { name, amount: toAmount(name, present, isPart), before: isKnownBefore ? toAmount(name, before, isPart) : null }
  })
}
