/** Figures of what came on a day. */
const FLOWS = ['members_joined', 'students_joined', 'schools_registered', 'teams_registered', 'page_views', 'links_followed'] as const
export type Flow = (typeof FLOWS)[number]

export const isFlow = (figure: string): boolean => FLOWS.some(flow => flow === figure)
/** True for what the click log counts, by page and link; the others are about people, schools and teams. */
export const isVisit = (figure: string): boolean => figure === 'page_views' || figure === 'links_followed'

/** An amount of a figure: of a flow on a day of the period, or before it as a whole (`day` is null); of a stock at the end of the period, or of the one before. */
export interface FigureRow {
  figure: string
  day: string | null
  amount: number
}

/** Figures about people: those of a part of the tenant are not shown below `FEWEST_SHOWN`, since its students are minors. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['students_joined', 'pupils', 'students'])
const FEWEST_SHOWN = 5

/** A figure as it is shown; `few`: fewer than five people. */
export type Amount = number | 'few'

/** Returns what may be shown of a figure. `isPart`: it is of a school, a place or a program, not of the whole tenant. */
export function toAmount(figure: string, amount: number, isPart: boolean): Amount {
  return isPart && OF_PEOPLE.has(figure) && amount > 0 && amount < FEWEST_SHOWN ? 'few' : amount
}
