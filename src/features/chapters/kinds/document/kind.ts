import { z } from 'zod'
import { fileAddress } from '#features/recordings/file-address.ts'
import { defineKind } from '../kind.ts'

const schema = z.object({
  /** A PDF of the library: slides, too. */
  address: fileAddress.or(z.literal('')),
  pages: z.int().min(0).max(2000).default(0),
  /** What it says, for a search and for who can't see it. */
  text: z.string().max(200_000).default(''),
})
export type DocumentContent = z.output<typeof schema>

/** A document or slides, shown in the browser. Its reader reports `done` at the last page; who downloads it says so by the button. */
export const document = defineKind<DocumentContent>({
  name: 'document',
  schema,
  empty: { address: '', pages: 0, text: '' },
  doneBy: 'reader',
  missing: ({ address }) => (address ? [] : ['address']),
  documents: () => ({}),
  words: ({ text }) => text,
  files: ({ address }) => [address].filter(Boolean),
})
