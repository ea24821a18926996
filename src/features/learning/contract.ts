import { createRoute, z } from '@hono/zod-openapi'
import { CHAPTER_KINDS } from '#features/chapters/kinds/kind.ts'
import { answersOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { ITEM_STATES } from './merge.ts'
import { NOTE_STATES, noteFields } from './note.ts'

const tags = ['learning']
const base = '/api/services/v1/learning'
const security = [{ appToken: [], accessToken: [] }]
const ID = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'

/** How many items one call takes; a device with more sends several. */
export const MAX_ITEMS = 200
const DAY_SECONDS = 86_400
const MOST_POSITION = 10_000_000

const item = z
  .object({
    id: z.uuid().openapi({ description: 'The device’s own: an item counts once, however often it is sent' }),
    chapterId: z.uuid(),
    state: z.enum(['open', 'done']),
    position: z
      .int()
      .min(0)
      .max(MOST_POSITION)
      .optional()
      .openapi({ description: 'Seconds in a recording, pages in a document, parts of a thousand in a text' }),
    seconds: z.int().min(0).max(DAY_SECONDS).optional().openapi({ description: 'Newly watched or heard' }),
    answers: z
      .array(z.object({ roundId: z.uuid(), questionId: z.uuid(), given: z.array(z.string().max(500)).max(12) }))
      .max(60)
      .optional()
      .openapi({
        description: 'Of a practice: ids of options, or the words of the gaps. The server judges them; a round is one go at all questions',
      }),
    version: z
      .int()
      .min(1)
      .optional()
      .openapi({ description: 'The chapter’s version that the person read: they keep it until they are done, though it came late' }),
    at: z.iso.datetime({ offset: true }).openapi({ description: 'By the device’s clock' }),
  })
  .openapi('ProgressItem')

const memberId = z.uuid().optional().openapi({ description: 'Whose it is: 409 where another person is signed in, and nothing is kept' })

/** How many notes one call takes. */
const MAX_NOTES = 50

const note = z
  .object({
    id: z.uuid().openapi({ description: 'The device’s own: a note is kept once, however often it is sent' }),
    chapterId: z.uuid(),
    ...noteFields.shape,
    at: z.iso.datetime({ offset: true }).openapi({ description: 'By the device’s clock' }),
  })
  .refine(({ quote, note: text }) => quote !== '' || text !== '', { message: 'NoteEmpty' })
  .openapi('ChapterNote')

const percent = z.int().min(0).max(100)
const slug = z.string()

const chapterProgress = z.object({
  chapterId: z.uuid(),
  kind: z.enum(CHAPTER_KINDS),
  state: z.enum(['open', 'done', 'locked']),
  position: z.int(),
  seconds: z.int(),
  result: percent.nullable(),
  doneAt: z.iso.datetime().nullable(),
})

const ownClass = z
  .object({
    slug,
    name: z.string(),
    lang: z.string(),
    state: z.enum(['joined', 'completed', 'waiting-list', 'waiting-approval']),
    percent,
    batch: z.object({ id: z.uuid(), name: z.string(), startsAt: z.iso.datetime().nullable(), endsAt: z.iso.datetime().nullable() }),
    lastActiveAt: z.iso.datetime().nullable(),
    next: z.object({ chapterId: z.uuid(), title: z.string(), kind: z.enum(CHAPTER_KINDS), path: z.string() }).nullable(),
  })
  .openapi('OwnClass')

export const learningContract = {
  record: createRoute({
    method: 'post',
    path: `${base}/progress`,
    operationId: 'recordProgress',
    security,
    tags,
    summary: `Reports what was learned: at most ${MAX_ITEMS} items, in any order, from any device. Progress never goes back.`,
    request: {
      body: jsonBody(
        z.object({
          memberId,
          items: z
            .array(item)
            .min(1)
            .max(MAX_ITEMS)
            .meta({ example: [{ id: ID, chapterId: ID, state: 'open', position: 12, seconds: 15, at: '2026-08-17T03:00:00.000Z' }] }),
        }),
      ),
    },
    responses: answersOf(
      envelopeOf(
        z.object({
          items: z.array(z.object({ id: z.uuid(), state: z.enum(ITEM_STATES) })),
          classes: z.array(z.object({ slug, percent })),
          done: z.array(z.uuid()).openapi({ description: 'The reported chapters that are done, now or since long' }),
        }),
      ),
    ),
  }),
  notes: createRoute({
    method: 'post',
    path: `${base}/notes`,
    operationId: 'keepNotes',
    security,
    tags,
    summary: `Keeps notes and marked passages of the person’s own, written without a network: at most ${MAX_NOTES}.`,
    request: {
      body: jsonBody(
        z.object({
          memberId,
          notes: z
            .array(note)
            .min(1)
            .max(MAX_NOTES)
            .meta({ example: [{ id: ID, chapterId: ID, quote: '', before: '', note: 'Ingat ini', at: '2026-08-17T03:00:00.000Z' }] }),
        }),
      ),
    },
    responses: answersOf(envelopeOf(z.object({ notes: z.array(z.object({ id: z.uuid(), state: z.enum(NOTE_STATES) })) }))),
  }),
  progress: createRoute({
    method: 'get',
    path: `${base}/progress`,
    operationId: 'readProgress',
    security,
    tags,
    summary: 'What the person has done of a class, by its slug.',
    request: { query: z.object({ slug: z.string().min(1).max(120).openapi({ example: 'web-dasar' }) }) },
    responses: answersOf(envelopeOf(z.object({ slug, percent, chapters: z.array(chapterProgress) }).openapi('ClassProgress'))),
  }),
  classes: createRoute({
    method: 'get',
    path: `${base}/classes`,
    operationId: 'listOwnClasses',
    security,
    tags,
    summary: 'The classes that the person takes part in or waits for, those last learned in first.',
    responses: answersOf(envelopeOf(z.object({ items: z.array(ownClass) }))),
  }),
} as const
