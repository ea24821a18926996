import { z } from 'zod'
import { fileAddress } from './file-address.ts'

/** The share of a recording that has to be watched or heard, in parts of one. */
const WATCHED_SHARE = 0.8

/** A recording may be played at twice its speed; devices' clocks differ by so many seconds. */
export const FASTEST = 2
export const TOLERANCE_SECONDS = 30

const optionalAddress = fileAddress.or(z.literal('')).default('')

/** A named point in a recording, in seconds from its start. */
const part = z.object({ at: z.int().min(0).max(86_400), title: z.string().trim().min(1).max(120) })

/** A file of captions (WebVTT) in one language. */
const captionFile = z.object({ lang: z.string().regex(/^[a-z]{2,3}$/), address: fileAddress })

/** What is known of a film, wherever a chapter shows one. What was stored with an address and a length alone is one, too. */
export const film = z.object({
  /** A file of the library, or a playlist (HLS) elsewhere. */
  address: fileAddress.or(z.literal('')),
  /** A smaller copy for weak networks, and for taking along. */
  smallAddress: optionalAddress,
  poster: optionalAddress,
  /** At most a day. */
  seconds: z.int().min(0).max(86_400),
  captions: z.array(captionFile).max(10).default([]),
  transcript: z.string().max(200_000).default(''),
  parts: z.array(part).max(100).default([]),
})
export type Film = z.output<typeof film>

/** What is known of something to listen to. */
export const sound = film.pick({ address: true, seconds: true, transcript: true, parts: true })
export type Sound = z.output<typeof sound>

export const EMPTY_FILM: Film = { address: '', smallAddress: '', poster: '', seconds: 0, captions: [], transcript: '', parts: [] }
export const EMPTY_SOUND: Sound = { address: '', seconds: 0, transcript: '', parts: [] }

/** Returns the names of what has to be filled in before it can be published: without its length it would never be done. */
export function missingOf({ address, seconds }: Sound): string[] {
  return [...(address ? [] : ['address']), ...(seconds > 0 ? [] : ['seconds'])]
}

/** Returns the seconds that have to be watched or heard. */
export function neededOf({ seconds }: Sound): number {
  return Math.floor(seconds * WATCHED_SHARE)
}

/** Returns what is said in it, and what its parts are called. */
export function wordsOf({ transcript, parts }: Sound): string {
  return [...parts.map(({ title }) => title), transcript].join(' ')
}

/** Returns the addresses of what is loaded to see it, the film itself first: the smaller copy where there is one. None of a film that is not there. */
export function filesOfFilm({ address, smallAddress, poster, captions }: Film): string[] {
  return address ? [smallAddress || address, poster, ...captions.map(each => each.address)].filter(Boolean) : []
}
