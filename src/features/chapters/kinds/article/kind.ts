import { z } from 'zod'
import { type RichDocument, richDocument } from '#platform/rich-text/document.ts'
import { filesOf } from '#platform/rich-text/files-of.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { defineKind } from '../kind.ts'

const schema = z.object({ body: richDocument })
export type ArticleContent = z.output<typeof schema>

const EMPTY: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** A text with pictures, code, steps and tables. */
export const article = defineKind<ArticleContent>({
  name: 'article',
  schema,
  empty: { body: EMPTY },
  doneBy: 'reader',
  missing: ({ body }) => (toWords(body).trim() === '' && filesOf(body).length === 0 ? ['body'] : []),
  documents: ({ body }) => ({ body }),
  words: ({ body }) => toWords(body),
  files: ({ body }) => filesOf(body),
})
