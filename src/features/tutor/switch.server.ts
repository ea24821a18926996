import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requireTeacher } from '#features/enrolments/policy.server.ts'
import type { Ctx } from '#platform/context.ts'

/** Returns whether the tutor is on in a class; it is, unless who teaches the class switched it off. One statement. */
export async function isTutorOn(ctx: Pick<Ctx, 'db' | 'tenantId'>, classId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('tutor_switches')
    .where('tenant_id', '=', ctx.tenantId)
    .where('class_id', '=', classId)
    .select('is_on')
    .executeTakeFirst()
  return row?.is_on ?? true
}

/** Switches the tutor of a class on or off, with an audit line. Idempotent. Throws as `requireTeacher`. */
export async function switchTutor(ctx: Ctx, classId: string, isOn: boolean): Promise<void> {
  const one = await requireTeacher(ctx, classId)
  if ((await isTutorOn(ctx, one.id)) === isOn) return
  await sql`insert into tutor_switches (tenant_id, class_id, is_on, changed_at) values (${ctx.tenantId}, ${one.id}::uuid, ${isOn}, ${ctx.now})
    on conflict (tenant_id, class_id) do update set is_on = excluded.is_on, changed_at = excluded.changed_at`.execute(ctx.db)
  await writeAudit(ctx, { act: 'tutor.switched', subject: `class/${one.code}`, details: { isOn } })
}
