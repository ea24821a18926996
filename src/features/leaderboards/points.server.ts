import { type RawBuilder, sql } from 'kysely'
import { type Ctx, createCtx } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'

/** A chapter is worth the minutes that its version says, within these bounds. */
export const LEAST_POINTS = 5
export const MOST_POINTS = 60
/** What the completion of a class is worth. */
export const COMPLETION_POINTS = 50

/**
 * Computes what a member earned in these classes, in the transaction that merged their progress. One statement. The caller holds the member's enrolments
 * there, so that two reports write one after the other.
 */
export async function keepPoints(ctx: Ctx, memberId: string, classIds: readonly string[]): Promise<void> {
  if (classIds.length === 0) return
  await writePoints(ctx, row => sql`${row('member_id')} = ${memberId}::uuid and ${row('class_id')} = any (${[...classIds]}::uuid[])`)
}

/** Computes the points of all members of a class anew. Two statements. */
export async function rebuildPoints(ctx: Ctx, classId: string): Promise<void> {
  // Reports of progress hold their enrolment as well: none comes in between.
  await sql`select from enrolments e where e.tenant_id = ${ctx.tenantId} and e.class_id = ${classId} order by e.member_id for update`.execute(
    ctx.db,
  )
  await writePoints(ctx, row => sql`${row('class_id')} = ${classId}::uuid`)
}

/** Computes all points of all tenants anew, class by class, each in a transaction of its own: those of changed time zones, restored rows and taken-out chapters. */
export async function rebuildAll({ pool, log }: JobTools, now: Date): Promise<void> {
  // every tenant: the job counts for each
  const tenants = await withScope(pool, { system: 'tenant-figures' }, db =>
    db.selectFrom('directory.tenants').select('id').orderBy('id').execute(),
  )
  for (const { id } of tenants) {
    const tenantId = toTenantId(id)
    await eachAlone(log, tenantId, async () => {
      const classes = await withScope(pool, { tenantId }, db =>
        db.selectFrom('enrolments').select('class_id').distinct().where('tenant_id', '=', tenantId).execute(),
      )
      for (const { class_id } of classes)
        await withScope(pool, { tenantId }, db => rebuildPoints(createCtx({ db, tenantId, log, now }), class_id))
    })
  }
}

/** SQL of the tenant's time zone; its default is that of the settings' schema. */
export function zoneOf({ tenantId }: Pick<Ctx, 'tenantId'>): RawBuilder<string> {
  return sql`coalesce((select s.value #>> '{}' from site_settings s where s.tenant_id = ${tenantId} and s.key = 'timeZone'), 'Asia/Jakarta')`
}

/** Returns the condition on the rows of an alias. */
type Scope = (row: (column: 'member_id' | 'class_id') => RawBuilder<unknown>) => RawBuilder<boolean>

/**
 * Writes the points of these members and classes as progress and enrolments say: each chapter that is done counts once, by the version that the person read,
 * in the week in which it was done; a result adds its share of the same points; a completed class adds its own.
 */
async function writePoints(ctx: Ctx, scope: Scope): Promise<void> {
  const { tenantId } = ctx
  const of = (alias: string) => scope(column => sql.ref(`${alias}.${column}`))
  await sql`
    with earned as (
      select d.member_id, d.class_id, date_trunc('week', d.at at time zone ${zoneOf(ctx)})::date as week, sum(d.points)::int as points
      from (
        select p.member_id, p.class_id, p.done_at as at, worth.points + round(worth.points * coalesce(p.result, 0) / 100.0)::int as points
        from chapter_progress p join class_chapters h on h.tenant_id = p.tenant_id and h.id = p.chapter_id
          left join class_chapter_versions v on v.tenant_id = p.tenant_id and v.chapter_id = p.chapter_id and v.version = p.version
          cross join lateral (select least(${MOST_POINTS}::int, greatest(${LEAST_POINTS}::int, coalesce(v.minutes, h.minutes))) as points) worth
        where p.tenant_id = ${tenantId} and p.done_at is not null and ${of('p')}
        union all
        select e.member_id, e.class_id, e.completed_at, ${COMPLETION_POINTS}::int from enrolments e
        where e.tenant_id = ${tenantId} and e.completed_at is not null and ${of('e')}
      ) d group by 1, 2, 3
    ), gone as (
      delete from learning_points k where k.tenant_id = ${tenantId} and ${of('k')}
        and not exists (select from earned d where d.member_id = k.member_id and d.class_id = k.class_id and d.week = k.week)
    )
    insert into learning_points as k (tenant_id, member_id, class_id, week, points)
    select ${tenantId}::uuid, member_id, class_id, week, points from earned
    on conflict (tenant_id, member_id, class_id, week) do update set points = excluded.points where k.points <> excluded.points`.execute(
    ctx.db,
  )
}
