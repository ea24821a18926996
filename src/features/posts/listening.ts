// What a listener's browser remembers of episodes: the place in each, and the speed. Blocked storage: nothing is remembered.

const PLACE_KEY = 'sanggar:episode:'
const SPEED_KEY = 'sanggar:speed'

export const SPEEDS = ['0.75', '1', '1.25', '1.5', '1.75', '2'] as const
export type Speed = (typeof SPEEDS)[number]

/** Where the listener left an episode, in seconds; 0 where they have not begun, or are through. */
export function readPlace(slug: string): number {
  return Number(read(PLACE_KEY + slug) ?? 0)
}

export function savePlace(slug: string, { currentTime, ended }: Pick<HTMLMediaElement, 'currentTime' | 'ended'>): void {
  write(PLACE_KEY + slug, ended ? '' : String(Math.floor(currentTime)))
}

export function readSpeed(): Speed {
  const kept = read(SPEED_KEY)
  return SPEEDS.find(speed => speed === kept) ?? '1'
}

export function saveSpeed(speed: Speed): void {
  write(SPEED_KEY, speed)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** An empty value takes the key away. */
function write(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {}
}
