import { z } from 'zod'

/** A path of a file of the tenant, or an address of another site, perhaps half typed. None that runs or holds something itself (`javascript:`, `data:`). */
export const fileAddress = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(address => !hasOtherScheme(address))

function hasOtherScheme(address: string): boolean {
  // Browsers leave out control characters before they look for the scheme.
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address.replaceAll(/[\p{Cc}\s]/gu, '')) ?? []
  return scheme !== undefined && !/^https?$/i.test(scheme)
}

/** A named point in a recording, in seconds from its start. */
export const recordingPart = z.object({ at: z.int().min(0).max(86_400), title: z.string().trim().min(1).max(120) })

/** A file of captions (WebVTT) in one language. */
export const captionFile = z.object({ lang: z.string().regex(/^[a-z]{2,3}$/), address: fileAddress })

/** The share of a recording that has to be watched or heard, in parts of one. */
export const WATCHED_SHARE = 0.8

/** A recording may be played at twice its speed; devices' clocks differ by so many seconds. */
export const FASTEST = 2
export const TOLERANCE_SECONDS = 30

/** A recording's length: at most a day, in seconds. */
export const lengthSeconds = z.int().min(0).max(86_400)
