import { z } from 'zod'
import { type RichDocument, richDocument } from '#platform/rich-text/document.ts'
import { filesOf } from '#platform/rich-text/files-of.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { defineKind } from '../kind.ts'

const schema = z.object({
  /** What is talked about. */
  question: richDocument,
  /** Others' posts are seen only after one's own. */
  writesFirst: z.boolean().default(false),
})
export type DiscussionContent = z.output<typeof schema>

const EMPTY: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** A conversation of the participants. Done by a post of one's own. */
export const discussion = defineKind<DiscussionContent>({
  name: 'discussion',
  schema,
  empty: { question: EMPTY, writesFirst: false },
  doneBy: 'server',
  missing: ({ question }) => (toWords(question).trim() === '' ? ['question'] : []),
  documents: ({ question }) => ({ question }),
  words: ({ question }) => toWords(question),
  files: ({ question }) => filesOf(question),
})
