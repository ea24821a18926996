import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, createdOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { joinInput, leaveInput } from './schema.ts'

const base = '/api/services/v1/class'
const tags = ['class']

const refused = <T extends z.ZodType>(description: string, reason: T) => ({
  description,
  content: { 'application/json': { schema: z.object({ status: z.boolean(), message: z.string(), data: z.object({ reason }) }) } },
})

const joined = createdOf(envelopeOf(z.object({ state: z.enum(['joined', 'waiting-list', 'waiting-approval']), batchId: z.uuid() })))
const example = { slug: 'web-dasar' }

/** Calls of our own: to join a class and to leave it. */
export const enrolmentContract = {
  join: createRoute({
    method: 'post',
    path: `${base}/join`,
    operationId: 'joinClass',
    tags,
    security: [{ appToken: [], accessToken: [] }],
    summary: 'Joins the person to a class, by its slug or code: gives a seat, a place on the waiting list, or asks to be let in.',
    request: { body: jsonBody(joinInput.meta({ example })) },
    responses: {
      201: joined[201],
      default: joined.default,
      402: {
        description: 'The class has a price; the person pays it at `checkoutUrl`',
        content: {
          'application/json': {
            schema: z.object({
              status: z.boolean(),
              message: z.string(),
              data: z.object({ reason: z.literal('payment'), checkoutUrl: z.string() }),
            }),
          },
        },
      },
      403: refused('A consent that counts at their age is missing', z.literal('consent')),
      409: refused('They are in already, it is closed, or full without a waiting list', z.enum(['in', 'closed', 'full'])),
    },
  }),
  leave: createRoute({
    method: 'post',
    path: `${base}/leave`,
    operationId: 'leaveClass',
    tags,
    security: [{ appToken: [], accessToken: [] }],
    summary: 'Takes the person out of a class, or off its waiting list. What they learned stays.',
    request: { body: jsonBody(leaveInput.meta({ example })) },
    responses: answersOf(envelopeOf(z.object({ state: z.literal('left') }))),
  }),
} as const
