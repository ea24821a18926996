import type { Giver } from '#features/members/consent.ts'
import { kindOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'

export interface LearnerOptions {
  name?: string
  bornOn?: string | null
  schoolId?: string
  /** Who consented to the membership; null: nobody. */
  member?: Giver | null
  /** Who consented to being shown. */
  shown?: readonly Giver[]
  /** Who consented to records. */
  records?: readonly Giver[]
}

/** Inserts a student with these consents, and returns their id. */
export async function buildLearner(
  ctx: Ctx,
  { name = 'Siti Rahma', bornOn = '2000-01-01', schoolId, member = 'self', shown = [], records = [] }: LearnerOptions = {},
): Promise<string> {
  const id = newId()
  await ctx.db
    .insertInto('members')
    .values({
      tenant_id: ctx.tenantId,
      id,
      name,
      email: `${id}@contoh.id`,
      lang: 'id',
      born_on: bornOn,
      joined_at: ctx.now,
      seen_at: ctx.now,
      issuer: 'uji',
      subject: id,
    })
    .execute()
  await ctx.db
    .insertInto('memberships')
    .values({ tenant_id: ctx.tenantId, member_id: id, kind: kindOf('student'), school_id: schoolId ?? null, granted_at: ctx.now })
    .execute()
  const given = [
    ...(member ? [['membership', member] as const] : []),
    ...shown.map(giver => ['leaderboard', giver] as const),
    ...records.map(giver => ['records', giver] as const),
  ]
  for (const [purpose, given_by] of given)
    await ctx.db
      .insertInto('consents')
      .values({
        tenant_id: ctx.tenantId,
        id: newId(),
        member_id: id,
        purpose,
        text_version: 'x',
        shown_text: 'Ya',
        given_at: ctx.now,
        given_by,
      })
      .execute()
  return id
}

/** Gives a member points in a class, in the week of this Monday. */
export async function earn(ctx: Ctx, memberId: string, classId: string, points: number, week = '2026-08-17'): Promise<void> {
  await ctx.db
    .insertInto('learning_points')
    .values({ tenant_id: ctx.tenantId, member_id: memberId, class_id: classId, week, points })
    .execute()
}
