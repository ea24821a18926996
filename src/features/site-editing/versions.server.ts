import { requirePermission } from '#features/permissions/permissions.ts'
import { lockSettings, storeSettings } from '#features/sites/commands.server.ts'
import { changedPaths, type SettingChanges } from '#features/sites/setting-changes.ts'
import { isSettingKey } from '#features/sites/settings.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { siteEditingReason } from './texts.ts'

/** A change of settings that was published. */
export interface SettingsVersion {
  version: number
  savedAt: Date
  /** Who published it; null for an API client, the operator, and people who were erased. */
  savedBy: string | null
  /** The fields that changed. */
  paths: string[]
  /** The version whose settings were taken back. */
  restored: number | null
}

/** Returns the newest published changes, the newest first; with `before`, those older than that version. Throws as `requirePermission`. */
export async function listSettingsVersions(
  ctx: Ctx,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<SettingsVersion[]> {
  requirePermission(ctx.viewer, 'site.manage')
  const rows = await ctx.db
    .selectFrom('settings_versions as v')
    .leftJoin('members as m', join => join.onRef('m.tenant_id', '=', 'v.tenant_id').onRef('m.id', '=', 'v.saved_by'))
    .select(['v.version', 'v.saved_at', 'v.before', 'v.after', 'v.restored', 'm.name'])
    .where('v.tenant_id', '=', ctx.tenantId)
    .$if(before !== undefined, query => query.where('v.version', '<', before ?? 0))
    .orderBy('v.version', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    version: row.version,
    savedAt: row.saved_at,
    savedBy: row.name,
    paths: pathsOf(Object(row.before), Object(row.after)),
    restored: row.restored,
  }))
}

/**
 * Takes the settings back to what they were after a version; 0 is before the first change. Published at once, as a version of its own, so that it can be
 * taken back too. Returns the newest version. Throws NotFound for a version that does not exist.
 */
export async function restoreSettings(ctx: Ctx, version: number): Promise<number> {
  requirePermission(ctx.viewer, 'site.manage')
  await lockSettings(ctx)
  const rows = await ctx.db
    .selectFrom('settings_versions')
    .select(['version', 'before'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('version', '>=', version)
    .orderBy('version')
    .execute()
  if (version !== 0 && rows[0]?.version !== version) throw new NotFound(siteEditingReason('VersionMissing'))
  const changes: Record<string, unknown> = {}
  // What stood before the first later change of a setting is what it was at that version.
  for (const later of rows.filter(row => row.version > version))
    for (const [key, value] of Object.entries(Object(later.before))) if (!Object.hasOwn(changes, key)) changes[key] = value
  // A setting that a release has taken away stays away.
  const known = Object.fromEntries(Object.entries(changes).filter(([key]) => isSettingKey(key)))
  return await storeSettings(ctx, known, version)
}

function pathsOf(before: SettingChanges, after: SettingChanges): string[] {
  return Object.keys(after).flatMap(key => (isSettingKey(key) ? changedPaths(key, before[key], after[key]) : []))
}
