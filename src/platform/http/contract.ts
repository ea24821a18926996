import { z } from '@hono/zod-openapi'

/** Returns the schema of a response: the envelope around `payload`. */
export function envelopeOf<T extends z.ZodType>(payload: T) {
  return z.object({ status: z.boolean(), message: z.string(), data: payload })
}

/** Returns the schema of a list's payload. */
export function pageOf<T extends z.ZodType>(element: T) {
  return z.object({
    items: z.array(element),
    page: z.number().int(),
    perPage: z.number().int(),
    totalItems: z.number().int(),
    totalPages: z.number().int(),
  })
}

const refusal = z
  .object({
    status: z.literal(false),
    message: z.string(),
    data: z.null(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .openapi('Refusal')

/** Any body may name the tenant (`main/request-validation.ts`). */
const named = {
  lmsId: z
    .string()
    .max(60)
    .nullish()
    .openapi({ description: 'The tenant’s id, where the client names it; another one’s is answered with 404' }),
}

/** Returns the description of a JSON body. Fields that the schema doesn't have are refused (422), except `lmsId`. */
export function jsonBody<S extends z.ZodRawShape>(schema: z.ZodObject<S>) {
  return { required: true, content: { 'application/json': { schema: schema.extend(named).strict() } } } as const
}

/** Returns the responses of an endpoint that creates something: 201 with `schema`, and the errors that all endpoints share. */
export function createdOf<T extends z.ZodType>(schema: T, description = 'Created') {
  const { 200: answer, default: refusals } = answersOf(schema)
  return { 201: { ...answer, description }, default: refusals } as const
}

/** Returns the responses of an endpoint: 200 with `schema`, and the errors that all endpoints share. */
export function answersOf<T extends z.ZodType>(schema: T) {
  return {
    200: { description: 'OK', content: { 'application/json': { schema } } },
    default: {
      description: '400, 401, 403, 404, 405, 409, 413, 415, 422, 429 or 503',
      content: { 'application/json': { schema: refusal } },
    },
  } as const
}
