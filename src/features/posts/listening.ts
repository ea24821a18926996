// Stores the listener's position in each episode, and the playback speed, in localStorage. Does nothing if storage is blocked.

const PLACE_KEY = 'sanggar:episode:'
const SPEED_KEY = 'sanggar:speed'

export const SPEEDS = ['0.75', '1', '1.25', '1.5', '1.75', '2'] as const
export type Speed = (typeof SPEEDS)[number]

/** Returns the saved position in an episode in seconds; 0 if it was not started or is finished. */
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

/** An empty value removes the key. */
function write(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {}
}
