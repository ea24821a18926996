import { createRoute, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'

const EXAMPLE_ID = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'

export const binItemId = z.object({ id: z.uuid().meta({ example: EXAMPLE_ID }) })
export const binListQuery = z.object({
  after: z
    .string()
    .max(1500)
    .regex(/^[A-Za-z0-9_-]*$/)
    .optional()
    .meta({ description: 'The `after` of the page before' }),
})

const item = z
  .object({
    id: z.uuid(),
    kind: z.string().meta({ example: 'post' }),
    recordId: z.uuid(),
    title: z.string(),
    removedBy: z.string().nullable(),
    removedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .openapi('BinItem')
const restored = z
  .object({
    kind: z.string(),
    recordId: z.uuid(),
    title: z.string(),
    renamedTo: z.string().nullable().openapi({ description: 'Its new slug, where the old one is taken' }),
    emptied: z.array(z.string()).openapi({ description: 'Fields that named something that is gone, and are empty now' }),
  })
  .openapi('RestoredRecord')

const tags = ['bin']
const base = '/api/services/v1/bin'

/** Calls of our own: the bin. */
export const binContract = {
  list: createRoute({
    method: 'get',
    path: `${base}/list`,
    operationId: 'listBin',
    ...needs('openings.write'),
    tags,
    summary: 'What has been deleted in the last 30 days and can be restored, the latest first.',
    request: { query: binListQuery },
    responses: answersOf(envelopeOf(z.object({ items: z.array(item), after: z.string().nullable() }))),
  }),
  restore: createRoute({
    method: 'post',
    path: `${base}/restore`,
    operationId: 'restoreFromBin',
    ...needs('openings.write'),
    tags,
    summary: 'Restores a deleted record with all that belonged to it. 409 where something else stands in its place.',
    request: { body: jsonBody(binItemId) },
    responses: answersOf(envelopeOf(restored)),
  }),
  erase: createRoute({
    method: 'post',
    path: `${base}/erase`,
    operationId: 'eraseFromBin',
    ...needs('site.manage'),
    tags,
    summary: 'Removes what is in the bin for good.',
    request: { body: jsonBody(binItemId) },
    responses: answersOf(envelopeOf(z.object({ id: z.uuid() }))),
  }),
} as const
