import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { fileAddress, lengthSeconds, recordingPart, WATCHED_SHARE } from '../shared.ts'

const schema = z.object({
  address: fileAddress.or(z.literal('')),
  seconds: lengthSeconds,
  transcript: z.string().max(200_000).default(''),
  parts: z.array(recordingPart).max(100).default([]),
})
export type AudioContent = z.output<typeof schema>

/** Something to listen to: done when most of it was heard. */
export const audio = defineKind<AudioContent>({
  name: 'audio',
  schema,
  empty: { address: '', seconds: 0, transcript: '', parts: [] },
  doneBy: 'seconds',
  needed: ({ seconds }) => Math.floor(seconds * WATCHED_SHARE),
  missing: ({ address, seconds }) => [...(address ? [] : ['address']), ...(seconds > 0 ? [] : ['seconds'])],
  documents: () => ({}),
  words: ({ transcript, parts }) => [...parts.map(({ title }) => title), transcript].join(' '),
  files: ({ address }) => [address].filter(Boolean),
})
