import type { Area } from './area.ts'
import type { Asked } from './asked.ts'
import { type FigureRow, type Flow, toAmount } from './daily-figure.ts'
import type { Part } from './dashboard.ts'
import { bucketsOf } from './period.ts'

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
