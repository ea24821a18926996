import { type RawBuilder, sql } from 'kysely'
import { can, type Permission, type Reach, reachOf, requirePermission } from '#features/permissions/permissions.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { enrolmentReason } from './texts.ts'

/** A class whose people somebody works with. */
export interface TaughtClass {
  id: string
  name: string
  code: string
  slug: string
  isPremium: boolean
  priceRupiah: number
}

/** SQL condition: the class `c` is one of the viewer's own: they teach it, or began it. */
function isOwn({ viewer }: Pick<Ctx, 'viewer'>): RawBuilder<boolean> {
  if (viewer.kind !== 'person') return sql`false`
  const { memberId, limits } = viewer.person
  return sql`(coalesce(c.created_by = ${memberId}, false) or exists (select from class_mentors own
    where own.tenant_id = c.tenant_id and own.class_id = c.id and own.mentor_id = ${limits.mentorId}::uuid))`
}

/**
 * Returns a class whose batches and participants the viewer may change. One statement. Throws as `requirePermission`, NotFound, or Forbidden for a class of
 * other mentors.
 */
export async function requireTeacher(ctx: Ctx, classId: string): Promise<TaughtClass> {
  return (await findTaught(ctx, classId, 'teaching.write')).one
}

/** As `requireTeacher`, for who may read a class's participants; `reach` says which. Pupils read their own state elsewhere. */
export async function requireReader(ctx: Ctx, classId: string): Promise<{ one: TaughtClass; reach: Reach }> {
  const found = await findTaught(ctx, classId, 'teaching.read')
  if (found.reach === 'own') throw new Forbidden()
  return found
}

async function findTaught(ctx: Ctx, classId: string, permission: Permission): Promise<{ one: TaughtClass; reach: Reach }> {
  const reach = requirePermission(ctx.viewer, permission)
  const mine = reach === 'own-classes' ? isOwn(ctx) : sql`true`
  const { rows } = isUuid(classId)
    ? await sql<TaughtClass & { isMine: boolean }>`
        select c.id, c.name, c.code, c.slug, c.is_premium as "isPremium", c.price_rupiah as "priceRupiah", ${mine} as "isMine"
        from classes c where c.tenant_id = ${ctx.tenantId} and c.id = ${classId}`.execute(ctx.db)
    : { rows: [] }
  const [found] = rows
  if (!found) throw new NotFound(enrolmentReason('ClassMissing'))
  const { isMine, ...one } = found
  if (!isMine) throw new Forbidden(enrolmentReason('ClassOfOthers'))
  return { one, reach }
}

/** SQL condition: the viewer sees the member `m` among the participants of a class: of any, or of their own ones. */
export function isShownTo(ctx: Pick<Ctx, 'viewer'>): RawBuilder<boolean> {
  if (can(ctx.viewer, 'site.manage')) return sql`true`
  const mine = reachOf(ctx.viewer, 'teaching.read') === 'all' ? sql`true` : isOwn(ctx)
  return sql`exists (select from enrolments shown join classes c on c.tenant_id = shown.tenant_id and c.id = shown.class_id
    where shown.tenant_id = m.tenant_id and shown.member_id = m.id and ${mine})`
}

/** SQL condition: the member `m` is within the reach: for teachers, a pupil of their own school. */
export function isInReach({ viewer }: Pick<Ctx, 'viewer'>, reach: Reach): RawBuilder<boolean> {
  if (reach !== 'own-school') return sql`true`
  const schoolId = viewer.kind === 'person' ? viewer.person.limits.schoolId : null
  return sql`exists (select from memberships k where k.tenant_id = m.tenant_id and k.member_id = m.id and k.school_id = ${schoolId}::uuid)`
}
