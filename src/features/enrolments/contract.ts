import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, createdOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { joinInput, leaveInput } from './schema.ts'

const base = '/api/services/v1/class'
const tags = ['class']

const refused = <const R extends readonly [string, ...string[]]>(description: string, reasons: R) => ({
  description,
  content: {
    'application/json': {
      schema: z.object({ status: z.literal(false), message: z.string(), data: z.object({ reason: z.enum(reasons) }).nullable() }),
    },
  },
})

const example = { slug: 'web-dasar' }

/** Calls of our own: to join a class and to leave it. */
export const enrolmentContract = {
  join: createRoute({
    method: 'post',
    path: `${base}/join`,
    operationId: 'joinClass',
    tags,
    summary: 'Joins the person to a class, by its slug or code: gives a seat, a place on the waiting list, or asks to be let in.',
    request: { body: jsonBody(joinInput.meta({ example })) },
    responses: {
      ...createdOf(envelopeOf(z.object({ state: z.enum(['joined', 'waiting-list', 'waiting-approval']), batchId: z.uuid() }))),
      402: refused('The class has a price', ['payment']),
      403: refused('A consent that counts at their age is missing', ['consent']),
      409: refused('They are in already, it is closed, or full without a waiting list', ['in', 'closed', 'full']),
    },
  }),
  leave: createRoute({
    method: 'post',
    path: `${base}/leave`,
    operationId: 'leaveClass',
    tags,
    summary: 'Takes the person out of a class, or off its waiting list. What they learned stays.',
    request: { body: jsonBody(leaveInput.meta({ example })) },
    responses: answersOf(envelopeOf(z.object({ state: z.literal('left') }))),
  }),
} as const
