import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { clickInput } from './schema.ts'

const { 200: written, default: refusals } = answersOf(envelopeOf(z.null()))

export const statisticsContract = {
  recordClick: createRoute({
    method: 'post',
    path: '/api/services/v1/logger/log/click',
    operationId: 'recordClick',
    tags: ['logger'],
    summary: 'Writes an entry of the click log, where the visitor allowed it. Kept for 90 days, without address, account or user agent.',
    request: { body: jsonBody(clickInput) },
    responses: { 201: { ...written, description: 'Written' }, default: refusals },
  }),
} as const
