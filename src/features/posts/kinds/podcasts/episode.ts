import { isShownAddress, MAX_EPISODES, MAX_MINUTES, toWhole } from '#features/post-details/details.ts'
import { loopedAudioPath } from '#platform/audio/audio-answer.ts'
import type { PostSummary } from '../../post.ts'

/** The episode's fields in a post's details. */
export interface Episode {
  number: number
  guest: string
  minutes: number
  /** The exact length, or that of the minutes. */
  seconds: number
}

/** Returns an episode's fields from a post's details; 0 or empty for what is missing. */
export function toEpisode(post: Pick<PostSummary, 'details'>): Episode {
  const { number, guest, minutes, seconds } = post.details
  const whole = toWhole(minutes, MAX_MINUTES) ?? 0
  return {
    number: toWhole(number, MAX_EPISODES) ?? 0,
    guest: typeof guest === 'string' ? guest : '',
    minutes: whole,
    seconds: toWhole(seconds, MAX_MINUTES * 60) ?? whole * 60,
  }
}

export interface Chapter {
  seconds: number
  /** `02.10`, as written in the show notes. */
  time: string
  title: string
}

/** Returns the chapters listed in the show notes: lines such as `02.10 Sembilan ratus porsi`. */
export function chaptersOf(lines: readonly string[]): Chapter[] {
  return lines.flatMap(line => {
    const match = /^(?:(\d)[.:])?(\d{1,2})[.:](\d{2})\s+[-–]?\s*(.+)$/.exec(line.trim())
    if (!match) return []
    const [, hours = '0', minutes = '0', seconds = '0', title = ''] = match
    return [
      { seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), time: `${minutes.padStart(2, '0')}.${seconds}`, title },
    ]
  })
}

/** Returns the URL of an episode's audio: the recording given in its details, or a generated loop of its length. */
export function audioOf(post: Pick<PostSummary, 'slug' | 'details'>): string {
  const own = post.details['audio']
  return isShownAddress(own) ? own : loopedAudioPath(post.slug, Math.max(1, toEpisode(post).minutes) * 60)
}
