import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { type FieldCode, fieldReason } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { isSettingKey, type SettingKey, settingFields } from './settings.ts'
import { siteReason } from './texts.ts'

/**
 * Stores some of the tenant's settings. `changes` maps a key to its new value, or to undefined to restore the default; within css, meta and the other
 * groups only the given fields change. Throws Unauthenticated, NotFound (a stranger), Forbidden, and InvalidInput naming each bad field.
 */
export async function changeSettings(ctx: Ctx, changes: Record<string, unknown>): Promise<void> {
  requirePermission(ctx.viewer, 'settings.write')
  const keys = Object.keys(changes)
  const unknown = keys.filter(key => !isSettingKey(key))
  if (unknown.length > 0) {
    throw new InvalidInput(
      siteReason('SettingUnknown'),
      unknown.map(path => ({ path, reason: siteReason('Unknown') })),
    )
  }
  const stored = await ctx.db.selectFrom('site_settings').select(['key', 'value']).where('tenant_id', '=', ctx.tenantId).execute()
  const before = new Map(stored.map(row => [row.key, row.value as unknown]))
  for (const key of keys.filter(isSettingKey)) {
    const value = changes[key]
    if (value === undefined) await ctx.db.deleteFrom('site_settings').where('tenant_id', '=', ctx.tenantId).where('key', '=', key).execute()
    else await store(ctx, key, value, merged(before.get(key), value))
  }
  await writeAudit(ctx, { act: 'settings.changed', subject: keys.join(', ') })
  ctx.announce('settings')
}

async function store(ctx: Ctx, key: SettingKey, given: unknown, value: unknown) {
  const parsed = settingFields[key].safeParse(value)
  if (!parsed.success) {
    throw new InvalidInput(siteReason('SettingRefused'), toReasons(parsed.error, key))
  }
  const unknown = unknownPaths(given, parsed.data, key)
  if (unknown.length > 0) {
    const reason = fieldReason('UnknownField' satisfies FieldCode)
    throw new InvalidInput(
      siteReason('SettingRefused'),
      unknown.map(path => ({ path, reason })),
    )
  }
  await ctx.db
    .insertInto('site_settings')
    .values({ tenant_id: ctx.tenantId, key, value: sql`${JSON.stringify(parsed.data)}::jsonb` })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet({ value: eb => eb.ref('excluded.value'), updated_at: ctx.now }),
    )
    .execute()
}

function merged(before: unknown, value: unknown): unknown {
  const isGroup = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)
  return isGroup(value) && isGroup(before) ? { ...before, ...value } : value
}

/** Returns the paths of the fields that were given and that the schema dropped. A schema that keeps unknown fields, as that of sections does, has none. */
function unknownPaths(given: unknown, kept: unknown, path: string): string[] {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) return []
  const known = new Map(Object.entries(kept))
  return Object.entries(given).flatMap(([name, value]) =>
    known.has(name) || value === undefined ? unknownPaths(value, known.get(name), `${path}.${name}`) : [`${path}.${name}`],
  )
}
