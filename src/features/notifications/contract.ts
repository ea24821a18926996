import { createRoute, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { notificationInput } from './schema.ts'

const { 200: sent, default: refusals } = answersOf(envelopeOf(z.object({ written: z.number().int() })))

export const notificationContract = {
  notify: createRoute({
    method: 'post',
    path: '/api/main/mailer/notify',
    operationId: 'notifyMembers',
    ...needs('mails.send'),
    tags: ['mailer'],
    summary:
      'Writes a mail to members of the tenant, by their addresses (scope mail:send, or staff). It goes to the outbox, and from there to the SMTP server. An address that is no member’s is refused.',
    request: { body: jsonBody(notificationInput) },
    responses: { 201: { ...sent, description: 'Written to the outbox' }, default: refusals },
  }),
} as const
