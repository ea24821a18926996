import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { LEAST_RUPIAH, MAX_RUPIAH } from '#features/gifts/gift.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { DISC_TYPES, MAX_TEXT, RATINGS, TOPICS } from './voice.ts'

const name = z.string().min(1).max(80).openapi({ description: 'Plain text, as all texts here: never HTML' })
const message = z.string().min(1).max(MAX_TEXT)
const consent = z.string().max(500).nullish().openapi({ description: 'The words that the writer agreed to' })
const made = { id: z.uuid(), created_at: z.iso.datetime({ offset: true }) }
const rating = z.number().int().min(1).max(RATINGS).nullish()
const amount = z.number().int().min(LEAST_RUPIAH).max(MAX_RUPIAH).openapi({ description: 'Whole rupiah' })
const topics = z.array(z.enum(TOPICS)).max(6)

const review = z.object({ name, message, rating })
const aspiration = z.object({ name, message, city: z.string().max(80).nullish(), topics: topics.optional() })
const testimony = z.object({
  name: z.string().min(1).max(120),
  message,
  role: z.string().max(120).optional(),
  class_id: z.uuid().nullish().openapi({ description: 'A class of the same tenant' }),
})
const disc = z.object({
  type: z.enum(DISC_TYPES),
  is_adult: z.literal(true).openapi({ description: 'Says that the person is 18 or older; of nobody else a result is kept' }),
})
const gift = z.object({ name: name.nullish(), amount, message: z.string().max(500).nullish() })

const restError = z
  .object({ code: z.string(), message: z.string(), details: z.string().nullable(), hint: z.string().nullable() })
  .openapi('RestError')

const filters =
  'Filters are `column=operator.value` (eq neq gt gte lt lte like ilike is in isdistinct cs cd ov fts plfts phfts wfts, with `not.` before), `or=(…)`, `and=(…)`.'
const query = z.object({
  select: z.string().optional().openapi({ description: 'Columns, `alias:column`, `column::type`, `column.sum()`; all by default' }),
  order: z.string().optional().openapi({ description: '`column.desc.nullslast`, with commas between; the newest first by default' }),
  limit: z.string().optional().openapi({ description: 'At most 1000' }),
  offset: z.string().optional(),
})
const headers = z.object({
  prefer: z.string().optional().openapi({ description: '`count=exact`, `return=minimal`, `return=representation` …' }),
})

/** The public tables. `sent` is the schema of an added row, `shown` of a row that is read; without `shown` the table cannot be read. */
const TABLES = {
  book_reviews: { one: 'BookReview', what: 'comments on the book', sent: review.extend({ consent }), shown: review.extend(made) },
  aspirations: { one: 'Aspiration', what: 'aspirations', sent: aspiration.extend({ consent }), shown: aspiration.extend(made) },
  user_disc: { one: 'DiscResult', what: 'results of the reflection test', sent: disc, shown: undefined },
  testimonies: { one: 'Testimony', what: 'testimonies', sent: testimony.extend({ consent }), shown: undefined },
  donations: {
    one: 'Donation',
    what: 'pledged gifts; those whose money has come are read',
    sent: gift.extend({ consent }),
    shown: z.object({ amount, ...made }),
  },
} as const

/** Adds the hosted database to the OpenAPI document. Its endpoints are not contract routes, because their queries are open. */
export function describeHostedDatabase(registry: OpenAPIHono<ApiEnv>['openAPIRegistry']): void {
  registry.registerComponent('securitySchemes', 'anonKey', {
    type: 'apiKey',
    in: 'header',
    name: 'apikey',
    description: 'The anonymous key',
  })
  registry.registerComponent('securitySchemes', 'anonBearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The anonymous key again, or a person’s access token',
  })
  for (const [table, { one, what, sent, shown }] of Object.entries(TABLES)) {
    const common = { path: `/api/rest/v1/${table}`, tags: ['rest'], security: [{ anonKey: [], anonBearer: [] }] }
    // The query selects the columns, so all are optional.
    const row = shown && z.looseObject(shown.partial().shape).openapi(one)
    const rows = row && z.array(row)
    const refusal = {
      description: '400, 401, 403, 404, 405, 406, 409, 413, 414, 415, 416, 422, 429, 500 or 503',
      content: { 'application/json': { schema: restError } },
    }
    if (row && rows)
      registry.registerPath({
        ...common,
        method: 'get',
        operationId: `read_${table}`,
        summary: `Reads ${what}, by PostgREST’s protocol.`,
        description: `${filters} What staff has not let through is not there.`,
        request: { query, headers },
        responses: {
          200: {
            description: 'The rows; one object where `Accept: application/vnd.pgrst.object+json` asks for it',
            content: { 'application/json': { schema: rows }, 'application/vnd.pgrst.object+json': { schema: row } },
          },
          206: { description: 'A part of the rows, where they were counted', content: { 'application/json': { schema: rows } } },
          default: refusal,
        },
      })
    const body = {
      required: true,
      content: { 'application/json': { schema: z.union([sent.openapi(`New${one}`), z.array(sent).max(100)]) } },
    }
    registry.registerPath({
      ...common,
      method: 'post',
      operationId: `add_${table}`,
      summary: `Adds ${what}, one or many; they wait for staff.`,
      description: 'What an `Idempotency-Key` compares is the rows, the query, `Prefer` and `Accept`.',
      request: { headers, body },
      responses: {
        201: {
          description: shown ? 'Nothing; the rows with `Prefer: return=representation`' : 'Nothing',
          ...(rows && { content: { 'application/json': { schema: rows } } }),
        },
        default: refusal,
      },
    })
  }
}
