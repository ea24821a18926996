import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, envelopeOf } from '#platform/http/contract.ts'
import { SETTING_KEYS } from './settings.ts'

const tags = ['cms']
const base = '/api/services/{tenant}/cms/app'

const tenant = z
  .string()
  .min(1)
  .max(60)
  .openapi({ description: 'The tenant’s id or slug, or `v0` for the tenant of the host. Another tenant’s is answered with 404.' })
const key = z
  .string()
  .min(1)
  .max(40)
  .openapi({ description: `One of ${SETTING_KEYS.join(', ')}`, example: 'title' })
// Described as any JSON: the response of `settings` has the schema of each key.
const value = z
  .json()
  .openapi({ description: 'The setting’s value', type: ['object', 'array', 'string', 'boolean'], example: 'Sanggar Kita' })
const settings = z
  .record(z.string(), value)
  .openapi({ type: 'object', description: 'All settings by their keys, with their defaults', example: { title: 'Sanggar Kita' } })
const json = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } }) as const

export const settingsContract = {
  readId: createRoute({
    method: 'get',
    path: `${base}/id`,
    operationId: 'readTenantId',
    tags,
    summary: 'Who the tenant is: its id, the id that `X-Site-Id` wants, its slug and host.',
    request: { params: z.object({ tenant }) },
    responses: answersOf(envelopeOf(z.object({ id: z.uuid(), siteId: z.string(), slug: z.string(), host: z.string() }))),
  }),
  readSettings: createRoute({
    method: 'get',
    path: `${base}/settings`,
    operationId: 'readSettings',
    tags,
    summary: 'All settings of the site, those that were never set with their defaults.',
    request: { params: z.object({ tenant }) },
    responses: answersOf(envelopeOf(settings)),
  }),
  readSetting: createRoute({
    method: 'get',
    path: `${base}/setting/{key}`,
    operationId: 'readSetting',
    tags,
    summary: 'One setting of the site.',
    request: { params: z.object({ tenant, key }) },
    responses: answersOf(envelopeOf(z.object({ key: z.string(), value }))),
  }),
  changeSettings: createRoute({
    method: 'put',
    path: `${base}/settings`,
    operationId: 'changeSettings',
    tags,
    summary: 'Changes the settings that are named (scope settings:write, or staff); null returns one to its default.',
    request: { params: z.object({ tenant }), body: json(settings) },
    responses: answersOf(envelopeOf(settings)),
  }),
  changeSetting: createRoute({
    method: 'put',
    path: `${base}/setting/{key}`,
    operationId: 'changeSetting',
    tags,
    summary:
      'Changes one setting (scope settings:write, or staff); null returns it to its default. Within a group only the fields that are given change.',
    request: { params: z.object({ tenant, key }), body: json(z.object({ value })) },
    responses: answersOf(envelopeOf(z.object({ key: z.string(), value }))),
  }),
} as const
