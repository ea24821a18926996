import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'
import { readQuestions, replaceQuestions } from './questions.server.ts'
import { applyChanges, changedPaths, type SettingChanges, valueAt } from './setting-changes.ts'
import { type SettingKey, settingFields } from './settings.ts'
import { readPageSections, storePageSections } from './tenant-pages.server.ts'

/**
 * Stores some of the tenant's settings. `changes` maps a key to its new value, or to undefined to restore the default; within css, meta and the other
 * groups only the given fields change. Throws Unauthenticated, NotFound (a stranger), Forbidden, and InvalidInput naming each bad field.
 */
export async function changeSettings(ctx: Ctx, changes: SettingChanges): Promise<void> {
  requirePermission(ctx.viewer, 'settings.write')
  await storeSettings(ctx, changes)
}

/**
 * Stores settings as `changeSettings`, for commands that have checked their own permission: a version with what stood before, an audit row for each setting
 * that differs, and the caches are told. `restored`: the version that is taken back. Returns the newest version, the same as before if nothing differs.
 */
export async function storeSettings(ctx: Ctx, changes: SettingChanges, restored: number | null = null): Promise<number> {
  await lockSettings(ctx)
  const stored = await readStored(ctx)
  const applied = applyChanges(stored, changes)
  for (const [key, value] of applied) await store(ctx, key, value)
  const differing = [...applied.keys()].map(key => [key, changedPaths(key, stored.get(key), applied.get(key))] as const)
  const changed = differing.filter(([, paths]) => paths.length > 0)
  const newest = await newestVersion(ctx)
  if (changed.length === 0) return newest
  const before = Object.fromEntries(changed.map(([key]) => [key, stored.get(key) ?? null]))
  const after = Object.fromEntries(changed.map(([key]) => [key, applied.get(key) ?? null]))
  const version = newest + 1
  await ctx.db
    .insertInto('settings_versions')
    .values({
      tenant_id: ctx.tenantId,
      version,
      saved_by: ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null,
      saved_at: ctx.now,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      restored,
    })
    .execute()
  for (const [key, paths] of changed) {
    const details = { version, before: valuesAt(before, paths), after: valuesAt(after, paths), ...(restored !== null && { restored }) }
    await writeAudit(ctx, { act: 'settings.changed', subject: key, details })
  }
  ctx.announce('settings')
  return version
}

/** Lets changes of a tenant's settings run one after the other, until the transaction ends. */
export async function lockSettings(ctx: Ctx): Promise<void> {
  await lock(ctx, 'settings')
}

/** Returns the stored values of the tenant's settings by key; those that were never set are absent. */
export async function readStored(ctx: Ctx): Promise<Map<string, unknown>> {
  const rows = await ctx.db.selectFrom('site_settings').select(['key', 'value']).where('tenant_id', '=', ctx.tenantId).execute()
  // Questions are rows of their own, which the setting stands for as a whole.
  const faq = (await readQuestions(ctx)).map(({ question, answer }) => ({ question, answer }))
  return new Map<string, unknown>([
    ...rows.map(row => [row.key, row.value as unknown] as const),
    ...(faq.length > 0 ? [['faq', faq] as const] : []),
    ['tenantPages', await readPageSections(ctx)],
  ])
}

/** Returns the newest version of the tenant's settings; 0 before the first change. */
export async function newestVersion(ctx: Ctx): Promise<number> {
  const row = await ctx.db
    .selectFrom('settings_versions')
    .select(eb => eb.fn.max('version').as('version'))
    .where('tenant_id', '=', ctx.tenantId)
    .executeTakeFirst()
  return row?.version ?? 0
}

function valuesAt(settings: SettingChanges, paths: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(paths.map(path => [path, valueAt(settings, path) ?? null]))
}

async function store(ctx: Ctx, key: SettingKey, value: unknown) {
  // They are rows of their own; the setting is a way to write all of them at once.
  if (key === 'faq') return await replaceQuestions(ctx, settingFields.faq.parse(value ?? undefined))
  // The sections of pages, which stay when the setting returns to its default.
  if (key === 'tenantPages') return await storePageSections(ctx, settingFields.tenantPages.parse(value ?? undefined))
  if (value === null) {
    await ctx.db.deleteFrom('site_settings').where('tenant_id', '=', ctx.tenantId).where('key', '=', key).execute()
    return
  }
  await ctx.db
    .insertInto('site_settings')
    .values({ tenant_id: ctx.tenantId, key, value: sql`${JSON.stringify(value)}::jsonb` })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet({ value: eb => eb.ref('excluded.value'), updated_at: ctx.now }),
    )
    .execute()
}
