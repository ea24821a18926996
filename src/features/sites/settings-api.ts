import type { OpenAPIHono } from '@hono/zod-openapi'
import { NotFound } from '#kit/errors.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import type { ApiEnv } from './api-env.ts'
import { changeSettings } from './commands.server.ts'
import { readSettings } from './queries.server.ts'
import { isSettingKey, type SettingKey, type Settings } from './settings.ts'
import { describeSettings, settingsContract } from './settings-contract.ts'
import { requireOwn } from './site.ts'
import { siteReason } from './texts.ts'

/** Adds the endpoints that read and change a site's settings. */
export function addSettingsRoutes(api: OpenAPIHono<ApiEnv>): void {
  describeSettings(api.openAPIRegistry)
  // The specification also names this path without a tenant; the same endpoint serves both.
  const { path, ...described } = settingsContract.readSettings
  api.openAPIRegistry.registerPath({ ...described, path: path.replace('{tenant}', 'v0'), operationId: 'readOwnSettings', request: {} })
  api.openapi(settingsContract.readId, c => {
    const { tenantId, siteId, slug, host } = requireOwn(c.env.site, c.req.valid('param').tenant)
    return c.json(toEnvelope({ id: tenantId, siteId, slug, host }), 200)
  })
  api.openapi(settingsContract.readSettings, c => {
    const { settings } = requireOwn(c.env.site, c.req.valid('param').tenant)
    return c.json(toEnvelope(toJson(settings)), 200)
  })
  api.openapi(settingsContract.readSetting, c => {
    const { settings } = requireOwn(c.env.site, c.req.valid('param').tenant)
    return c.json(toEnvelope(settingOf(settings, requireKey(c.req.valid('param').key))), 200)
  })
  api.openapi(settingsContract.changeSettings, async c => {
    requireOwn(c.env.site, c.req.valid('param').tenant)
    const ctx = c.get('ctx')
    // Any body may name the tenant.
    const { lmsId: _, ...changes } = c.req.valid('json')
    await changeSettings(ctx, withDefaults(changes))
    return c.json(toEnvelope(toJson(await readSettings(ctx))), 200)
  })
  api.openapi(settingsContract.changeSetting, async c => {
    const { tenant, key } = c.req.valid('param')
    requireOwn(c.env.site, tenant)
    const ctx = c.get('ctx')
    const known = requireKey(key)
    await changeSettings(ctx, withDefaults({ [known]: c.req.valid('json').value }))
    return c.json(toEnvelope(settingOf(await readSettings(ctx), known)), 200)
  })
}

function requireKey(key: string): SettingKey {
  if (!isSettingKey(key)) throw new NotFound(siteReason('SettingUnknown'))
  return key
}

/** Null in a request restores a setting's default. */
function withDefaults(changes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, value === null ? undefined : value]))
}

/** Returns settings as JSON: null for one that was never set and has no default. */
function toJson(settings: Settings) {
  return { ...settings, isMaintenance: settings.isMaintenance ?? null }
}

function settingOf(settings: Settings, key: SettingKey) {
  return { key, value: toJson(settings)[key] }
}
