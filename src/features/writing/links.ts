import { z } from 'zod'

/** Links of one call. */
export const MOST_LINKS = 10
/** `unknown`: the site answers, but not to programs. */
export const LINK_STATES = ['works', 'broken', 'unknown'] as const
export type LinkState = (typeof LINK_STATES)[number]

export const linksInput = z.object({
  addresses: z
    .array(z.url({ protocol: /^https?$/ }).max(500))
    .min(1)
    .max(MOST_LINKS)
    .meta({ example: ['https://contoh.invalid/'] }),
})
