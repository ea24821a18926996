import { type RawBuilder, sql } from 'kysely'
import { reachOf, requirePermission } from '#features/permissions/permissions.ts'
import { readSettings } from '#features/sites/queries.server.ts'
import { Forbidden } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'

/** SQL condition: the viewer may write the class `c`. Throws as `requirePermission`. */
export function mayWrite({ viewer }: Pick<Ctx, 'viewer'>): RawBuilder<boolean> {
  const reach = requirePermission(viewer, 'classes.draft')
  if (reach === 'all') return sql`true`
  if (viewer.kind !== 'person') return sql`false`
  const { memberId, limits } = viewer.person
  if (reach === 'own-programs') return sql`coalesce(c.program_id = any(${limits.programIds}::uuid[]), false)`
  return sql`(coalesce(c.created_by = ${memberId}, false) or exists (select from class_mentors own
    where own.tenant_id = c.tenant_id and own.class_id = c.id and own.mentor_id = ${limits.mentorId}::uuid))`
}

/**
 * Returns true if the viewer may publish, withdraw and delete those classes that they may write: who has the permission, and mentors where the tenant's
 * setting says so, which takes one statement.
 */
export async function mayPublish(ctx: Ctx): Promise<boolean> {
  if (reachOf(ctx.viewer, 'classes.write')) return true
  if (reachOf(ctx.viewer, 'classes.draft') !== 'own-classes') return false
  return (await readSettings(ctx)).classes.mentorsPublish === 'yes'
}

/** Throws as `requirePermission` unless the viewer may publish what they may write. */
export async function requirePublisher(ctx: Ctx): Promise<void> {
  requirePermission(ctx.viewer, 'classes.draft')
  if (!(await mayPublish(ctx))) throw new Forbidden()
}
