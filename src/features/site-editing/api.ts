import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { requireOwn } from '#features/sites/site.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { siteEditingContract } from './contract.ts'
import { discardDraft, findDraft, publishDraft, type SettingsDraft, saveDraft } from './drafts.server.ts'
import { listSettingsVersions, restoreSettings } from './versions.server.ts'

const MAX_VERSIONS = 50

/** Registers the endpoints of drafts and versions of settings. */
export function addSiteEditingRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(siteEditingContract.readDraft, async c => {
    requireOwn(c.env.site, c.req.valid('param').tenant)
    return c.json(toEnvelope(toAnswer(await findDraft(c.get('ctx')))), 200)
  })
  api.openapi(siteEditingContract.saveDraft, async c => {
    requireOwn(c.env.site, c.req.valid('param').tenant)
    return c.json(toEnvelope(toAnswer(await saveDraft(c.get('ctx'), c.req.valid('json').changes))), 200)
  })
  api.openapi(siteEditingContract.discardDraft, async c => {
    requireOwn(c.env.site, c.req.valid('param').tenant)
    await discardDraft(c.get('ctx'))
    return c.json(toEnvelope(null), 200)
  })
  api.openapi(siteEditingContract.publishDraft, async c => {
    requireOwn(c.env.site, c.req.valid('param').tenant)
    return c.json(toEnvelope({ version: await publishDraft(c.get('ctx'), c.req.valid('json')) }), 201)
  })
  api.openapi(siteEditingContract.versions, async c => {
    requireOwn(c.env.site, c.req.valid('param').tenant)
    const versions = await listSettingsVersions(c.get('ctx'), { before: c.req.valid('query').before, limit: MAX_VERSIONS })
    return c.json(toEnvelope(versions.map(one => ({ ...one, savedAt: one.savedAt.toISOString() }))), 200)
  })
  api.openapi(siteEditingContract.restore, async c => {
    const { tenant, version } = c.req.valid('param')
    requireOwn(c.env.site, tenant)
    return c.json(toEnvelope({ version: await restoreSettings(c.get('ctx'), version) }), 201)
  })
}

/** Named boundary: what a draft holds was parsed by the settings' own schemas. */
function toAnswer(draft: SettingsDraft | undefined) {
  if (!draft) return null
  const conflicts = draft.conflicts.map(one => ({ ...one, theirs: toJson(one.theirs), mine: toJson(one.mine), at: one.at.toISOString() }))
  return { ...draft, changes: toJson(draft.changes) as Record<string, Json>, savedAt: draft.savedAt.toISOString(), conflicts }
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
const toJson = (value: unknown) => value as Json
