import { createRoute, z } from '@hono/zod-openapi'
import { CHAPTER_KINDS } from '#features/chapters/kinds/kind.ts'
import { answersOf, envelopeOf, pageOf } from '#platform/http/contract.ts'
import { LEVELS, MODES, STATES, TYPES } from './class.ts'
import { activeQuery, classKey, recentQuery, webinarQuery } from './schema.ts'

const tags = ['class']
const base = '/api/services/v1/class'

const flags = { comingSoon: z.boolean(), onRegistration: z.boolean(), started: z.boolean(), ended: z.boolean() }

const card = z
  .object({
    code: z.string(),
    slug: z.string(),
    name: z.string(),
    logo: z.string().nullable(),
    summary: z.string(),
    lang: z.string().openapi({ description: 'The language of name and summary: the one asked for by Accept-Language if the class has it' }),
    level: z.enum(LEVELS),
    mode: z.enum(MODES),
    type: z.enum(TYPES),
    priceRupiah: z.number().int(),
    oldPriceRupiah: z.number().int().nullable().openapi({ description: 'What is struck through beside the price, and above it' }),
    isPremium: z.boolean(),
    state: z.enum(STATES),
    startsAt: z.iso.datetime().nullable(),
    alwaysOpen: z.boolean(),
    programName: z.string().nullable(),
    heldIn: z.string().nullable(),
  })
  .openapi('ClassCard')

const description = z.string().openapi({ description: 'The first words of the text, for cards and search engines' })
const listed = card.extend({ ...flags, id: z.uuid(), description }).openapi('ListedClass')
const classes = answersOf(envelopeOf(pageOf(listed)))

const lock = z
  .object({
    reason: z.enum(['not-joined', 'before', 'date', 'result']),
    chapterId: z.uuid().optional().openapi({ description: 'The chapter that comes first, or whose result is asked for' }),
    title: z.string().optional(),
    at: z.iso.datetime().optional(),
    atLeast: z.number().int().optional().openapi({ description: 'In percent' }),
  })
  .openapi('ChapterLock')
const chapter = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  lang: z
    .string()
    .openapi({ description: 'The language of title and content: the one asked for by Accept-Language if the chapter has it' }),
  minutes: z.number().int(),
  kind: z.enum(CHAPTER_KINDS),
  isPreview: z.boolean().openapi({ description: 'Everybody may read it' }),
  lock: lock.nullable().openapi({ description: 'Why the asker may not read it; null: they may' }),
  version: z
    .number()
    .int()
    .optional()
    .openapi({ description: 'The version of the content: the one that the asker is in the middle of, or the newest' }),
  content: z.any().optional().openapi({ description: 'By its kind; there only where the asker may read it' }),
})
const module = z
  .object({ id: z.uuid(), slug: z.string(), title: z.string(), minutes: z.number().int(), chapters: z.array(chapter) })
  .openapi('SyllabusModule')

const overview = card
  .omit({ heldIn: true, programName: true })
  .extend({
    ...flags,
    id: z.uuid(),
    description,
    html: z.string(),
    contentLang: z
      .string()
      .openapi({ description: 'The language of the content and the lists: a translation may have name and summary only' }),
    langs: z
      .array(z.string())
      .openapi({ description: 'The languages that at least its title is there in, the one that it was written in first' }),
    tags: z.array(z.string()),
    quota: z.number().int().nullable(),
    passMark: z.number().int(),
    hasCertificate: z.boolean(),
    outcomes: z.array(z.string()),
    audience: z.array(z.string()),
    requirements: z.array(z.string()),
    program: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }).nullable(),
    mentors: z.array(z.object({ slug: z.string(), name: z.string(), headline: z.string(), bio: z.string() })),
    heldIn: z.array(z.string()),
    registrantsFrom: z.array(z.string()),
    registrationOpensAt: z.iso.datetime().nullable(),
    registrationClosesAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
  })
  .openapi('ClassOverview')

export const classContract = {
  active: createRoute({
    method: 'get',
    path: `${base}/active`,
    operationId: 'listActiveClasses',
    tags,
    summary: 'Published classes. programIds and the city codes are lists with commas; page and pageSize are clamped.',
    request: { query: activeQuery },
    responses: classes,
  }),
  webinar: createRoute({
    method: 'get',
    path: `${base}/webinar`,
    operationId: 'listWebinars',
    tags,
    summary: 'Published classes of type webinar.',
    request: { query: webinarQuery },
    responses: classes,
  }),
  recent: createRoute({
    method: 'get',
    path: `${base}/recent`,
    operationId: 'listRecentClasses',
    tags,
    summary: 'The newest classes, six on a page.',
    request: { query: recentQuery },
    responses: classes,
  }),
  overview: createRoute({
    method: 'get',
    path: `${base}/overview`,
    operationId: 'getClassOverview',
    tags,
    summary: 'A class by its slug or its code.',
    request: { query: z.object({ slug: z.string().min(1).max(120) }) },
    responses: answersOf(envelopeOf(overview)),
  }),
  syllabus: createRoute({
    method: 'get',
    path: `${base}/syllabus`,
    operationId: 'getClassSyllabus',
    tags,
    summary: 'Modules and chapters of a class by its id, code or slug, each chapter with its content where the asker may read it.',
    request: { query: z.object({ classroomId: classKey.openapi({ description: 'The class’s id, code or slug', example: 'web-dasar' }) }) },
    responses: answersOf(envelopeOf(z.object({ classroomId: z.uuid(), modules: z.array(module) }))),
  }),
} as const
