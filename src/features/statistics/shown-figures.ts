import type { Area } from './area.ts'
import { type Asked, endOf } from './asked.ts'
import { type FigureRow, type Flow, isFlow, toAmount } from './daily-figure.ts'
import type { Part, Tile, TileName } from './dashboard.ts'
import { bucketsOf } from './period.ts'

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

/** The charts over time; the others are lists of names. */
export type OverTime = 'registrations' | 'visits'

/** The series of each area. Of one's own pages the views alone are known. */
const SERIES: Record<OverTime, Record<Area['kind'], Flow[]>> = {
  registrations: {
    all: ['members_joined', 'students_joined', 'schools_registered', 'teams_registered'],
    cities: ['students_joined', 'schools_registered', 'teams_registered'],
    programs: ['teams_registered'],
    classes: [],
    school: ['students_joined', 'teams_registered'],
  },
  visits: {
    all: ['page_views', 'links_followed'],
    cities: ['page_views'],
    programs: ['page_views'],
    classes: ['page_views'],
    school: ['page_views'],
  },
}

/** Returns the figures that a chart over time shows. */
export function seriesOf(name: OverTime, area: Area): Flow[] {
  return SERIES[name][area.kind]
}

/** Returns what came over time, by days, weeks or months of the period, from the figures' amounts. */
export function toOverTime(name: OverTime, figures: readonly FigureRow[], { area, period }: Asked): Part {
  const columns = seriesOf(name, area)
  const rows = bucketsOf(period).map(days => {
    const within = figures.filter(({ day }) => day !== null && day >= days.from && day <= days.to)
    const sumOf = (flow: Flow) => within.reduce((sum, row) => (row.figure === flow ? sum + row.amount : sum), 0)
    return { key: days.from, name: '', days, amounts: columns.map(flow => toAmount(flow, sumOf(flow), area.kind !== 'all')) }
  })
  return { name, columns, rows, left: 0 }
}
