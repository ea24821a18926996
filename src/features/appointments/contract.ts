import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { appointmentInput, demoQuery } from './schema.ts'

const { 200: made, default: refusals } = answersOf(envelopeOf(z.object({ id: z.uuid() })))

export const appointmentContract = {
  create: createRoute({
    method: 'post',
    path: '/api/services/v1/post/appointment/create',
    operationId: 'createAppointment',
    tags: ['appointment'],
    summary:
      'Asks for an appointment, from a post (by its id or slug) or without one; the person and the tenant are written to. 404 for another tenant’s post.',
    request: { body: jsonBody(appointmentInput) },
    responses: { 201: { ...made, description: 'Taken; staff answers' }, default: refusals },
  }),
  requestDemo: createRoute({
    method: 'get',
    path: '/api/services/{tenant}/cms/app/request-demo',
    operationId: 'requestDemo',
    tags: ['cms'],
    summary:
      'Asks to be shown the learning space; kept once a day for an address, and answered the same each time. A GET that writes: the clients call it so.',
    request: {
      params: z.object({
        tenant: z
          .string()
          .min(1)
          .max(60)
          .openapi({ description: 'The tenant’s id or slug, or `v0` for the tenant of the host. Another tenant’s is answered with 404.' }),
      }),
      query: demoQuery,
    },
    responses: answersOf(envelopeOf(z.null())),
  }),
} as const
