import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { captionFile, fileAddress, lengthSeconds, recordingPart, WATCHED_SHARE } from '../shared.ts'

const schema = z.object({
  /** A file of the library, or a playlist (HLS) elsewhere. */
  address: fileAddress.or(z.literal('')),
  /** A smaller copy for weak networks, and for taking along. */
  smallAddress: fileAddress.or(z.literal('')).default(''),
  poster: fileAddress.or(z.literal('')).default(''),
  seconds: lengthSeconds,
  captions: z.array(captionFile).max(10).default([]),
  transcript: z.string().max(200_000).default(''),
  parts: z.array(recordingPart).max(100).default([]),
})
export type VideoContent = z.output<typeof schema>

/** A film: done when most of it was really watched. */
export const video = defineKind<VideoContent>({
  name: 'video',
  schema,
  empty: { address: '', smallAddress: '', poster: '', seconds: 0, captions: [], transcript: '', parts: [] },
  doneBy: 'seconds',
  needed: ({ seconds }) => Math.floor(seconds * WATCHED_SHARE),
  missing: ({ address, seconds }) => [...(address ? [] : ['address']), ...(seconds > 0 ? [] : ['seconds'])],
  documents: () => ({}),
  words: ({ transcript, parts }) => [...parts.map(({ title }) => title), transcript].join(' '),
  files: ({ address, smallAddress, poster, captions }) =>
    [smallAddress || address, poster, ...captions.map(each => each.address)].filter(Boolean),
})
