import type { HomeSection } from '#features/brands/brand.ts'
import { brandOf } from '#features/brands/brands.server.tsx'
import { checkSections } from '#features/brands/section-checks.server.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { lockSettings, newestVersion, readStored, storeSettings } from '#features/sites/commands.server.ts'
import { toLayout } from '#features/sites/layouts.ts'
import { applyChanges, changedPaths, namedPaths, type SettingChanges, valueAt, withChange } from '#features/sites/setting-changes.ts'
import { isSettingKey, settingFields } from '#features/sites/settings.ts'
import { siteReason } from '#features/sites/texts.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { siteEditingReason } from './texts.ts'

/** A field that somebody else published since the draft was begun. */
export interface DraftConflict {
  path: string
  /** What is published now, and what the draft has. */
  theirs: unknown
  mine: unknown
  /** Empty for an API client, the operator, and people who were erased. */
  by: string
  at: Date
}

/** What one of the staff has changed and not published. */
export interface SettingsDraft {
  id: string
  changes: SettingChanges
  baseVersion: number
  newestVersion: number
  savedAt: Date
  conflicts: DraftConflict[]
}

/** Returns the viewer's draft; undefined if they have changed nothing. Throws as `requirePermission`. */
export async function findDraft(ctx: Ctx): Promise<SettingsDraft | undefined> {
  const row = await findRow(ctx, requireEditor(ctx))
  if (!row) return undefined
  const changes = toChanges(row.changes)
  const newest = await newestVersion(ctx)
  const conflicts = newest > row.base_version ? await findConflicts(ctx, changes, row.base_version) : []
  return { id: row.id, changes, baseVersion: row.base_version, newestVersion: newest, savedAt: row.saved_at, conflicts }
}

/**
 * Adds changes to the viewer's draft, which begins with its first change; fields that were changed before and are not named stay. A field whose value is the
 * published one leaves the draft, and a draft without a change is none. Throws InvalidInput that names each bad field; then nothing is saved.
 */
export async function saveDraft(ctx: Ctx, patch: SettingChanges): Promise<SettingsDraft | undefined> {
  const authorId = requireEditor(ctx)
  await lockSettings(ctx)
  const stored = await readStored(ctx)
  const row = await findRow(ctx, authorId)
  const before = toChanges(row?.changes)
  const merged = Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(patch)])].map(key => [
      key,
      Object.hasOwn(patch, key) ? withChange(before[key], patch[key] ?? null) : before[key],
    ]),
  )
  const applied = applyChanges(stored, merged)
  requireFittingSections(patch, applied, stored)
  const changes = Object.fromEntries(
    [...applied].flatMap(([key, value]) => {
      const paths = changedPaths(key, stored.get(key), value)
      if (paths.length === 0) return []
      const isWhole = value === null || paths[0] === key
      return [[key, isWhole ? value : Object.fromEntries(paths.map(path => [path.slice(key.length + 1), valueAt({ [key]: value }, path)]))]]
    }),
  )
  if (Object.keys(changes).length === 0) await deleteRow(ctx, authorId)
  else if (row) {
    await ctx.db
      .updateTable('settings_drafts')
      .set({ changes: JSON.stringify(changes), saved_at: ctx.now })
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', row.id)
      .execute()
  } else {
    const base_version = await newestVersion(ctx)
    const id = newId()
    await ctx.db
      .insertInto('settings_drafts')
      .values({ tenant_id: ctx.tenantId, id, begun_by: authorId, base_version, changes: JSON.stringify(changes), saved_at: ctx.now })
      .execute()
  }
  return await findDraft(ctx)
}

/**
 * Publishes the viewer's draft whole. If somebody else published one of its fields since it was begun, throws Conflict that names each, and the draft stays;
 * with `over`, the version that the viewer has seen, it is published over theirs, which stays in the versions. Returns the new version.
 */
export async function publishDraft(ctx: Ctx, { over }: { over?: number | undefined } = {}): Promise<number> {
  const authorId = requireEditor(ctx)
  await lockSettings(ctx)
  const draft = await findDraft(ctx)
  if (!draft) throw new NotFound(siteEditingReason('DraftMissing'))
  if (draft.conflicts.length > 0 && over !== draft.newestVersion) {
    const reason = siteEditingReason('FieldPublishedSince')
    throw new Conflict(
      siteEditingReason('DraftConflict'),
      draft.conflicts.map(({ path }) => ({ path, reason })),
    )
  }
  const version = await storeSettings(ctx, draft.changes)
  await deleteRow(ctx, authorId)
  return version
}

/** Deletes the viewer's draft, or only the fields at `paths`: what is published stays. */
export async function discardDraft(ctx: Ctx, paths?: readonly string[]): Promise<void> {
  const authorId = requireEditor(ctx)
  await lockSettings(ctx)
  const row = paths && (await findRow(ctx, authorId))
  if (!row) return await deleteRow(ctx, authorId)
  const left = namedPaths(toChanges(row.changes)).filter(path => !paths.includes(path))
  if (left.length === 0) return await deleteRow(ctx, authorId)
  const changes: Record<string, unknown> = {}
  for (const path of left) {
    const [key = '', field] = path.split('.')
    const value = valueAt(toChanges(row.changes), path)
    changes[key] = field === undefined ? value : { ...Object(changes[key]), [field]: value }
  }
  await ctx.db
    .updateTable('settings_drafts')
    .set({ changes: JSON.stringify(changes), saved_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', row.id)
    .execute()
}

/**
 * Throws InvalidInput that names each value of the pages' sections that does not fit the layout which the site would have. Only of pages in the patch: another
 * page's faults are told where it is changed.
 */
function requireFittingSections(patch: SettingChanges, applied: ReadonlyMap<string, unknown>, stored: ReadonlyMap<string, unknown>): void {
  const layout = applied.has('layout') ? applied.get('layout') : stored.get('layout')
  const brand = brandOf(toLayout(settingFields.layout.parse(layout ?? undefined)))
  const isPatched = (key: string, page: string) =>
    key === page || patch[key] === null || Object.hasOwn(Object(patch[key]), page.slice(key.length + 1))
  const problems = Object.keys(patch)
    .flatMap(key => pagesIn(key, applied.get(key)).filter(({ path }) => isPatched(key, path)))
    .flatMap(({ path: page, sections }) => checkSections(brand, sections).map(({ path, reason }) => ({ path: `${page}.${path}`, reason })))
  if (problems.length > 0) throw new InvalidInput(siteReason('SettingRefused'), problems)
}

/** Returns the pages that a setting has, each by its path among the settings. */
function pagesIn(key: string, value: unknown): { path: string; sections: readonly HomeSection[] }[] {
  if (key === 'home') return [{ path: key, sections: settingFields.home.parse(value ?? undefined) }]
  if (key !== 'sitePages' && key !== 'tenantPages') return []
  return Object.entries(settingFields[key].parse(value ?? undefined)).map(([page, sections]) => ({ path: `${key}.${page}`, sections }))
}

/** Returns the changes of a draft of the tenant, whoever began it, for trying it. Throws as `requirePermission`. */
export async function findChanges(ctx: Ctx, id: string): Promise<SettingChanges | undefined> {
  requireEditor(ctx)
  const row = await ctx.db
    .selectFrom('settings_drafts')
    .select('changes')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toChanges(row.changes)
}

/** Returns the member's id of the viewer. Throws as `requirePermission`; API clients have no draft. */
export function requireEditor({ viewer }: Pick<Ctx, 'viewer'>): string {
  requirePermission(viewer, 'site.manage')
  return requirePerson(viewer).memberId
}

async function findConflicts(ctx: Ctx, changes: SettingChanges, base: number): Promise<DraftConflict[]> {
  const rows = await ctx.db
    .selectFrom('settings_versions as v')
    .leftJoin('members as m', join => join.onRef('m.tenant_id', '=', 'v.tenant_id').onRef('m.id', '=', 'v.saved_by'))
    .select(['v.before', 'v.after', 'v.saved_at', 'm.name'])
    .where('v.tenant_id', '=', ctx.tenantId)
    .where('v.version', '>', base)
    .orderBy('v.version')
    .execute()
  const mine = namedPaths(changes)
  const found = new Map<string, DraftConflict>()
  for (const row of rows) {
    const [before, after] = [toChanges(row.before), toChanges(row.after)]
    for (const key of Object.keys(after).filter(isSettingKey))
      for (const path of changedPaths(key, before[key], after[key])) {
        // A draft that returns a whole group to its default touches each of its fields.
        if (!mine.includes(path) && !mine.includes(key)) continue
        found.set(path, {
          path,
          theirs: valueAt(after, path) ?? null,
          mine: valueAt(changes, path) ?? null,
          by: row.name ?? '',
          at: row.saved_at,
        })
      }
  }
  // What somebody published and the draft has alike is no conflict.
  return [...found.values()].filter(({ theirs, mine: own }) => JSON.stringify(theirs) !== JSON.stringify(own))
}

async function findRow(ctx: Ctx, authorId: string) {
  return await ctx.db
    .selectFrom('settings_drafts')
    .select(['id', 'base_version', 'changes', 'saved_at'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('begun_by', '=', authorId)
    .executeTakeFirst()
}

async function deleteRow(ctx: Ctx, authorId: string): Promise<void> {
  await ctx.db.deleteFrom('settings_drafts').where('tenant_id', '=', ctx.tenantId).where('begun_by', '=', authorId).execute()
}

/** Named boundary: the columns are written by this feature and by `storeSettings`, as objects. */
const toChanges = (value: unknown): SettingChanges => Object(value) as SettingChanges
