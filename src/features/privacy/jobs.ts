import { sql } from 'kysely'
import { hasConsented } from '#features/members/consent.server.ts'
import { removeOld, type Tools } from '#features/retention/remove-rows.server.ts'
import { UNCONSENTED_DAYS } from '#features/retention/retention.ts'
import { daysBefore } from '#kit/days.ts'
import { createCtx } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import { holdIfThere } from './consents.server.ts'
import { eraseMember } from './erase.server.ts'
import { AHEAD_HOURS, carryOut } from './erasure.server.ts'

/** Every hour: carries out the erasure requests whose deadline is less than twelve hours away. */
export const eraseDueMembers: ScheduledJob = {
  name: 'tenants.due-erasures',
  cron: '15 * * * *',
  run: tools => eraseDue(tools, new Date()),
}

/** Every night: removes rows past their retention (`retention.ts`), and erases people who never consented to be a member. */
export const keepRetention: ScheduledJob = {
  name: 'tenants.retention',
  cron: '50 19 * * *',
  async run(tools) {
    const now = new Date()
    await removeOld(tools, now)
    await eraseUnconsented(tools, now)
  },
}

/** Carries out the requests that are due. Each has its own transaction: one that fails is logged, and retried within the hour. */
export async function eraseDue({ pool, log }: Tools, now: Date): Promise<void> {
  const by = new Date(now.getTime() + AHEAD_HOURS * 3_600_000)
  const due = await withScope(pool, { system: 'due-privacy' }, async db => {
    // every tenant: the job looks for the requests that have come due
    return await db
      .selectFrom('erasure_requests')
      .select(['tenant_id', 'id'])
      .where('due_at', '<=', by)
      .where('done_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .orderBy('due_at')
      .execute()
  })
  for (const { tenant_id, id } of due) {
    const tenantId = toTenantId(tenant_id)
    await eachAlone(log, tenantId, () => withScope(pool, { tenantId }, db => carryOut(createCtx({ db, tenantId, log, now }), id, 'job')))
  }
}

/** Erases members without a valid consent, 30 days after they joined, were last asked for consent or lost it. Superadmins are exempt: they are no members. */
export async function eraseUnconsented({ pool, log }: Tools, now: Date): Promise<void> {
  const members = await withScope(pool, { system: 'due-privacy' }, db => findUnconsented(db, now), { timeoutSeconds: 120 })
  for (const { tenant_id, id } of members) {
    const tenantId = toTenantId(tenant_id)
    await eachAlone(log, tenantId, () =>
      withScope(pool, { tenantId }, async db => {
        const ctx = createCtx({ db, tenantId, log, now })
        const member = await holdIfThere(ctx, id)
        // Check again under the lock: they may have consented meanwhile.
        const [still] = member ? await findUnconsented(db, now, id) : []
        if (member && still) await eraseMember(ctx, member)
      }),
    )
  }
}

async function findUnconsented(db: Db, now: Date, id?: string): Promise<{ tenant_id: string; id: string }[]> {
  // every tenant: the job looks for members who never consented; with an id, the one of its own tenant
  const { rows } = await sql<{ tenant_id: string; id: string }>`
    select m.tenant_id, m.id from members m
    where ${id === undefined ? sql`true` : sql`m.id = ${id}`}
      and greatest(m.joined_at,
        (select max(g.asked_at) from guardian_requests g where g.tenant_id = m.tenant_id and g.member_id = m.id),
        (select max(c.withdrawn_at) from consents c where c.tenant_id = m.tenant_id and c.member_id = m.id and c.purpose = 'membership')
      ) <= ${daysBefore(now, UNCONSENTED_DAYS)}
      and not ${hasConsented(now)}
      and not exists (select from directory.superadmins a where a.issuer = m.issuer and a.subject = m.subject)`.execute(db)
  return rows
}
