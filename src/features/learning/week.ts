/** Days are written as `2026-08-17`, in the site's time zone. A week goes from Monday to Sunday. */
export interface WeekGoal {
  /** Days in a week on which something is learned. */
  goal: number
  /** The first and the last day of a pause. */
  pausedFrom: string | null
  pausedUntil: string | null
}

export interface WeekView {
  /** On how many days of this week something was done. */
  days: number
  goal: number
  isReached: boolean
  /** Weeks in a row in which the goal was reached; this week counts once it is. */
  streak: number
  isPaused: boolean
}

const DAY_MS = 86_400_000

/** Returns a moment's day in a time zone, as `2026-08-17`. */
export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  const since = (new Date(at).getUTCDay() + 6) % 7
  return new Date(at - since * DAY_MS).toISOString().slice(0, 10)
}

/** Returns a day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Returns how the week goes. `learned`: the days on which something was done. A day off breaks nothing, nor does the present week before it is over; a week
 * that a pause touches neither counts nor breaks, unless its goal was reached.
 */
export function weekOf(learned: readonly string[], { goal, pausedFrom, pausedUntil }: WeekGoal, today: string): WeekView {
  const byWeek = Map.groupBy(new Set(learned), mondayOf)
  const isReached = (monday: string) => (byWeek.get(monday)?.length ?? 0) >= goal
  const isSpared = (monday: string) =>
    pausedFrom !== null && pausedUntil !== null && monday <= pausedUntil && dayAfter(monday, 6) >= pausedFrom
  const now = mondayOf(today)
  const first = [...byWeek.keys()].toSorted()[0]
  let streak = isReached(now) ? 1 : 0
  for (let monday = dayAfter(now, -7); first !== undefined && monday >= first; monday = dayAfter(monday, -7)) {
    if (isReached(monday)) streak++
    else if (!isSpared(monday)) break
  }
  return {
    days: byWeek.get(now)?.length ?? 0,
    goal,
    isReached: isReached(now),
    streak,
    isPaused: pausedFrom !== null && pausedUntil !== null && today >= pausedFrom && today <= pausedUntil,
  }
}
