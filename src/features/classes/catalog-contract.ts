import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, envelopeOf, pageOf } from '#platform/http/contract.ts'
import { LEVELS, MODES, STATES, TYPES } from './class.ts'
import { batchQuery } from './schema.ts'

const tags = ['catalog']

export const batch = z
  .object({
    id: z.uuid(),
    code: z.string(),
    slug: z.string(),
    name: z.string(),
    level: z.enum(LEVELS),
    mode: z.enum(MODES),
    type: z.enum(TYPES),
    state: z.enum(STATES),
    quota: z.number().int().nullable(),
    programId: z.uuid().nullable(),
    alwaysOpen: z.boolean(),
    registrationOpensAt: z.iso.datetime().nullable(),
    registrationClosesAt: z.iso.datetime().nullable(),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
  })
  .openapi('Batch')

/** The response shape of the specification (section 3): the envelope, with page numbers beside the data. */
export const batches = envelopeOf(z.array(batch)).extend({
  page: z.object({ current_page: z.number().int(), last_page: z.number().int() }),
  data_count: z.object({ per_page: z.number().int(), total_data: z.number().int() }),
})

const mentor = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    headline: z.string(),
    bio: z.string(),
    expertise: z.array(z.string()),
    lang: z.string(),
    photo: z.string(),
    links: z.array(z.string()),
    classes: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string(), lang: z.string(), isPremium: z.boolean() })),
  })
  .openapi('Mentor')

export const catalogContract = {
  batches: createRoute({
    method: 'get',
    path: '/api/catalog/batch/active',
    operationId: 'listActiveBatches',
    tags,
    summary: 'Cohorts that can be joined or run now, the next to start first. A class is one cohort.',
    request: { query: batchQuery },
    responses: answersOf(batches),
  }),
  mentors: createRoute({
    method: 'get',
    path: '/api/catalog/active/mentors',
    operationId: 'listActiveMentors',
    tags,
    summary: 'Mentors who teach a published class, by name.',
    request: { query: batchQuery },
    responses: answersOf(envelopeOf(pageOf(mentor))),
  }),
} as const
