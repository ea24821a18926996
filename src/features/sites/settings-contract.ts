import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { SETTING_KEYS, type SettingKey, settingFields } from './settings.ts'

type OpenAPIRegistry = OpenAPIHono['openAPIRegistry']

const tags = ['cms']
const base = '/api/services/{tenant}/cms/app'

export const tenantParam = z
  .string()
  .min(1)
  .max(60)
  .openapi({ description: 'The tenant’s id or slug, or `v0` for the tenant of the host. Another tenant’s is answered with 404.' })
const key = z
  .string()
  .min(1)
  .max(40)
  .openapi({ description: `One of ${SETTING_KEYS.join(', ')}`, example: 'title' })
const componentOf = (name: SettingKey) => `Setting_${name}`
const refOf = (name: SettingKey) => ({ $ref: `#/components/schemas/${componentOf(name)}` })
const orNull = (name: SettingKey) => ({ anyOf: [refOf(name), { type: 'null' as const }] })

/** Registers the schema of each setting, as it is written: fields that have a default may be left out. */
export function describeSettings(registry: OpenAPIRegistry): void {
  for (const name of SETTING_KEYS) {
    const { $schema: _, ...schema } = z.toJSONSchema(settingFields[name], { io: 'input', unrepresentable: 'any' })
    // Named boundary: OpenAPI 3.1 takes JSON Schema 2020-12, which the library's own type lags behind.
    registry.registerComponent('schemas', componentOf(name), schema as object)
  }
}

// Parsed as any JSON here and by the setting's own schema in the command, which names the field at fault.
const value = z.json().openapi({
  type: ['object', 'array', 'string', 'boolean', 'null'],
  description: 'The setting’s value; null where it is the default: it has none, or is to return to it',
  anyOf: [...SETTING_KEYS.map(refOf), { type: 'null' as const }],
  example: 'Sanggar Kita',
})
export const settingsSchema = z.record(z.string(), value).openapi({
  type: 'object',
  description: 'Settings by their keys; in answers all of them, with their defaults',
  properties: Object.fromEntries(SETTING_KEYS.map(name => [name, orNull(name)])),
  additionalProperties: false,
  example: { title: 'Sanggar Kita' },
})

export const settingsContract = {
  readId: createRoute({
    method: 'get',
    path: `${base}/id`,
    operationId: 'readTenantId',
    tags,
    summary: 'Who the tenant is: its id, the id that `X-Site-Id` wants, its slug and host.',
    request: { params: z.object({ tenant: tenantParam }) },
    responses: answersOf(envelopeOf(z.object({ id: z.uuid(), siteId: z.string(), slug: z.string(), host: z.string() }))),
  }),
  readSettings: createRoute({
    method: 'get',
    path: `${base}/settings`,
    operationId: 'readSettings',
    tags,
    summary: 'All settings of the site, those that were never set with their defaults.',
    request: { params: z.object({ tenant: tenantParam }) },
    responses: answersOf(envelopeOf(settingsSchema)),
  }),
  readSetting: createRoute({
    method: 'get',
    path: `${base}/setting/{key}`,
    operationId: 'readSetting',
    tags,
    summary: 'One setting of the site.',
    request: { params: z.object({ tenant: tenantParam, key }) },
    responses: answersOf(envelopeOf(z.object({ key: z.string(), value }))),
  }),
  changeSettings: createRoute({
    method: 'put',
    path: `${base}/settings`,
    operationId: 'changeSettings',
    ...needs('settings.write'),
    tags,
    summary: 'Changes the settings that are named (scope settings:write, or staff); null returns one to its default.',
    request: {
      params: z.object({ tenant: tenantParam }),
      body: { required: true, content: { 'application/json': { schema: settingsSchema } } },
    },
    responses: answersOf(envelopeOf(settingsSchema)),
  }),
  changeSetting: createRoute({
    method: 'put',
    path: `${base}/setting/{key}`,
    operationId: 'changeSetting',
    ...needs('settings.write'),
    tags,
    summary:
      'Changes one setting (scope settings:write, or staff); null returns it to its default. Within a group only the fields that are given change.',
    request: { params: z.object({ tenant: tenantParam, key }), body: jsonBody(z.object({ value })) },
    responses: answersOf(envelopeOf(z.object({ key: z.string(), value }))),
  }),
} as const
