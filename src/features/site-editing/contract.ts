import { createRoute, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { settingsSchema, tenantParam } from '#features/sites/settings-contract.ts'
import { answersOf, createdOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'

const tags = ['cms']
const base = '/api/services/{tenant}/cms/app/settings'
const security = [{ appToken: [], accessToken: [] }]
const params = z.object({ tenant: tenantParam })

const anyJson = z.json().openapi({ type: ['object', 'array', 'string', 'number', 'boolean', 'null'] })
const draft = z
  .object({
    id: z.uuid(),
    changes: settingsSchema,
    baseVersion: z.number().int().openapi({ description: 'The newest version when the draft was begun' }),
    newestVersion: z.number().int(),
    savedAt: z.iso.datetime(),
    conflicts: z
      .array(z.object({ path: z.string(), theirs: anyJson, mine: anyJson, by: z.string(), at: z.iso.datetime() }))
      .openapi({ description: 'Fields of the draft that somebody else published since' }),
  })
  .openapi('SettingsDraft')
const draftOrNone = z.union([draft, z.null()]).openapi({ description: 'null where nothing is changed' })
const version = z
  .object({
    version: z.number().int(),
    savedAt: z.iso.datetime(),
    savedBy: z.string().nullable(),
    paths: z.array(z.string()).openapi({ description: 'The fields that changed' }),
    restored: z.number().int().nullable().openapi({ description: 'The version that was taken back' }),
  })
  .openapi('SettingsVersion')
const published = z.object({ version: z.number().int() })

/** Calls of our own: settings are tried before they are published, and taken back after. */
export const siteEditingContract = {
  readDraft: createRoute({
    method: 'get',
    path: `${base}/draft`,
    operationId: 'readSettingsDraft',
    ...needs('site.manage'),
    tags,
    security,
    summary: 'Your draft of the site’s settings: what you changed and did not publish.',
    request: { params },
    responses: answersOf(envelopeOf(draftOrNone)),
  }),
  saveDraft: createRoute({
    method: 'put',
    path: `${base}/draft`,
    operationId: 'saveSettingsDraft',
    ...needs('site.manage'),
    tags,
    security,
    summary: 'Adds changes to your draft; of a group only the given fields. A value that is the published one leaves the draft.',
    request: { params, body: jsonBody(z.object({ changes: settingsSchema })) },
    responses: answersOf(envelopeOf(draftOrNone)),
  }),
  discardDraft: createRoute({
    method: 'delete',
    path: `${base}/draft`,
    operationId: 'discardSettingsDraft',
    ...needs('site.manage'),
    tags,
    security,
    summary: 'Deletes your draft; what is published stays.',
    request: { params },
    responses: answersOf(envelopeOf(z.null())),
  }),
  publishDraft: createRoute({
    method: 'post',
    path: `${base}/draft/publication`,
    operationId: 'publishSettingsDraft',
    ...needs('site.manage'),
    tags,
    security,
    summary:
      'Publishes your draft whole. 409 where somebody else published one of its fields since: the draft stays; `over` publishes it over theirs.',
    request: {
      params,
      body: jsonBody(
        z.object({ over: z.number().int().min(1).optional().openapi({ description: 'The newest version, as read with the draft' }) }),
      ),
    },
    responses: createdOf(envelopeOf(published), 'Published'),
  }),
  versions: createRoute({
    method: 'get',
    path: `${base}/versions`,
    operationId: 'listSettingsVersions',
    ...needs('site.manage'),
    tags,
    security,
    summary: 'The published changes of settings, the newest first, at most 50.',
    request: { params, query: z.object({ before: z.coerce.number().int().min(1).max(2_147_483_647).optional() }) },
    responses: answersOf(envelopeOf(z.array(version))),
  }),
  restore: createRoute({
    method: 'post',
    path: `${base}/versions/{version}/restoration`,
    operationId: 'restoreSettingsVersion',
    ...needs('site.manage'),
    tags,
    security,
    summary: 'Takes all settings back to what they were after a version (0: before the first change), as a new version.',
    request: {
      params: params.extend({ version: z.coerce.number().int().min(0).max(2_147_483_647).openapi({ example: 1 }) }),
    },
    responses: createdOf(envelopeOf(published), 'Published'),
  }),
} as const
