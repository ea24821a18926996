import { z } from '@hono/zod-openapi'
import type { FieldCode } from '#kit/common-reasons.ts'
import { pageField } from '#platform/http/query-fields.ts'
import { MAX_QUERY } from './answer.ts'

const MAX_NOTE = 1000
const PER_PAGE = 20
const MAX_PER_PAGE = 50
const note = z.string().trim().max(MAX_NOTE)

/** A sign that is seen: spaces alone, or signs of no width, ask nothing. */
const SAYS_SOMETHING = /[^\s\p{C}]/u

export const chatInput = z.object({
  workspace_id: z.string().min(1).max(80).openapi({ description: 'The tenant’s id', example: 'v0' }),
  query: z
    .string()
    .trim()
    .min(1)
    .max(MAX_QUERY)
    .refine(text => SAYS_SOMETHING.test(text), 'Required' satisfies FieldCode)
    .openapi({ description: 'The question, as plain text', example: 'Kelas apa yang gratis?' }),
  conversation_id: z.string().max(80).nullish().openapi({ description: 'To go on with a conversation; a new one begins without it' }),
  path: z.string().max(500).nullish().openapi({ description: 'The page on which it is asked', example: '/Courses/web-dasar' }),
  chapter_id: z.string().max(80).nullish().openapi({ description: 'Within a chapter: its tutor answers' }),
  is_shared: z.boolean().nullish().openapi({ description: 'Within a chapter: its mentors see who asked' }),
})

export const loginInput = z.object({
  token: z
    .string()
    .max(200)
    .nullish()
    .openapi({ description: 'An earlier token: its identity is renewed, or its conversations become the person’s who is signed in' }),
})

export const feedbackInput = z.object({ value: z.union([z.literal(1), z.literal(-1)]), note: note.nullish() })
export const reportInput = z.object({ reason: note.nullish() })

export const chatParams = z.object({ id: z.string().max(80).openapi({ description: 'As the stream and the lists name it' }) })

export const pageQuery = z.object({
  page: pageField,
  perPage: z
    .string()
    .optional()
    .transform(text => {
      const value = Math.trunc(Number(text))
      return Number.isFinite(value) && value > 0 ? Math.min(value, MAX_PER_PAGE) : PER_PAGE
    })
    .openapi({ type: 'integer', minimum: 1, maximum: MAX_PER_PAGE, default: PER_PAGE }),
})
