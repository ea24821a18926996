import { createRoute, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { LANGS } from '#kit/lang.ts'
import { answersOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { tenantPageInput } from './page-input.ts'

const base = '/api/services/v1/page'
const tags = ['cms']
const security = [{ appToken: [], accessToken: [] }]

const pageId = z.object({ id: z.uuid() })
const words = z.partialRecord(z.enum(LANGS), z.string())
const line = z
  .object({
    id: z.uuid(),
    version: z.number().int().openapi({ description: 'Of address, title, description and languages' }),
    path: z.string(),
    title: words,
    description: words,
    langs: z.array(z.enum(LANGS)),
    publishedAt: z.iso.datetime().nullable().openapi({ description: 'null for a draft, which visitors do not see' }),
  })
  .openapi('TenantPage')
const whole = line
  .extend({
    sections: z
      .array(z.record(z.string(), z.any()))
      .openapi({ description: 'What is published of it; it is changed with the draft of settings, as `tenantPages`' }),
  })
  .openapi('WholeTenantPage')
const saved = z
  .object({ id: z.uuid(), state: z.enum(['saved', 'conflict']), version: z.number().int(), path: z.string() })
  .openapi('SavedTenantPage')

const call = (method: 'get' | 'post', path: string, operationId: string, summary: string) => ({
  method,
  path: `${base}/${path}`,
  operationId,
  ...needs('site.manage'),
  tags,
  security,
  summary,
})
const savedAnswer = answersOf(envelopeOf(saved))
const body = { body: jsonBody(pageId) }

/** Calls of our own: pages that a tenant made. */
export const tenantPageContract = {
  list: createRoute({
    ...call('get', 'list', 'listTenantPages', 'Lists the pages that the tenant made, drafts included, by their addresses; at most 100.'),
    responses: answersOf(envelopeOf(z.object({ items: z.array(line) }))),
  }),
  read: createRoute({
    ...call('get', 'detail', 'readTenantPage', 'Reads a page that the tenant made, with its published sections.'),
    request: { query: pageId },
    responses: answersOf(envelopeOf(whole)),
  }),
  save: createRoute({
    ...call(
      'post',
      'save',
      'saveTenantPage',
      'Makes a page as a draft (base 0, an id of your own) or changes it; 409 if somebody changed it since version `base`.',
    ),
    request: {
      body: jsonBody(
        pageId.extend({
          base: z.number().int().min(0).meta({ example: 1 }),
          path: tenantPageInput.shape.path.meta({ example: '/dapur-kami' }),
          title: tenantPageInput.shape.title.meta({ example: { id: 'Dapur Kami' } }),
          description: tenantPageInput.shape.description,
          langs: tenantPageInput.shape.langs.meta({ example: ['id'] }),
        }),
      ),
    },
    responses: {
      200: savedAnswer[200],
      default: savedAnswer.default,
      409: { description: 'Conflict', content: { 'application/json': { schema: envelopeOf(saved) } } },
    },
  }),
  publish: createRoute({
    ...call('post', 'publish', 'publishTenantPage', 'Shows a page to visitors.'),
    request: body,
    responses: savedAnswer,
  }),
  withdraw: createRoute({
    ...call('post', 'withdraw', 'withdrawTenantPage', 'Takes a page from visitors; it stays a draft.'),
    request: body,
    responses: savedAnswer,
  }),
  remove: createRoute({
    ...call('post', 'delete', 'deleteTenantPage', 'Moves a page with its sections to the bin.'),
    request: body,
    responses: answersOf(
      envelopeOf(z.object({ batchId: z.uuid().openapi({ description: 'What undoes it in the studio' }) }).openapi('RemovedTenantPage')),
    ),
  }),
} as const
