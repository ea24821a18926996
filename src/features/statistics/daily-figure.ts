/** Figures of what came on a day. */
export const FLOWS = [
  'members_joined',
  'students_joined',
  'schools_registered',
  'teams_registered',
  'page_views',
  'links_followed',
] as const
export type Flow = (typeof FLOWS)[number]

/** Figures about people: those of a part of the tenant are not shown below `FEWEST_SHOWN`, since its students are minors. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['students_joined', 'pupils', 'students'])
const FEWEST_SHOWN = 5

/** A figure as it is shown; `few`: fewer than five people. */
export type Amount = number | 'few'

/** Returns what may be shown of a figure. `isPart`: it is of a school, a place or a program, not of the whole tenant. */
export function toAmount(figure: string, amount: number, isPart: boolean): Amount {
  return isPart && OF_PEOPLE.has(figure) && amount > 0 && amount < FEWEST_SHOWN ? 'few' : amount
}
