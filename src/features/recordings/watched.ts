/** Parts of a recording that were played, in seconds from its start: each begins before it ends. */
export type Ranges = readonly (readonly [from: number, to: number])[]

/** Returns the parts in order, those that touch joined: what was played twice is there once. */
export function joinRanges(...lists: readonly Ranges[]): Ranges {
  const joined: [number, number][] = []
  for (const [from, to] of lists.flat().toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** Returns how long all parts are together, in seconds. */
export function lengthOf(ranges: Ranges): number {
  return joinRanges(ranges).reduce((sum, [from, to]) => sum + to - from, 0)
}

/** Returns the parts that a media element has played since it was loaded: browsers leave out what was jumped over. */
export function playedOf(played: Pick<TimeRanges, 'length' | 'start' | 'end'>): Ranges {
  return Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)] as const)
}

/** Counts what was really watched: jumping adds nothing, and what is seen again counts once. */
export class WatchedSeconds {
  private kept: Ranges = []
  private played: Ranges = []
  private reported = 0

  /** Takes what the element has played since it was loaded. */
  see(played: Ranges): void {
    this.played = played
  }

  /** The element begins anew, as with another quality: what it played before stays counted. */
  keep(): void {
    this.kept = joinRanges(this.kept, this.played)
    this.played = []
  }

  /** Returns the whole seconds that were newly watched since the last call. */
  take(): number {
    const fresh = Math.floor(lengthOf(joinRanges(this.kept, this.played))) - this.reported
    this.reported += fresh
    return fresh
  }
}
