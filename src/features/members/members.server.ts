import { writeAudit } from '#features/audit/audit.server.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { requireMemberRoom } from '#features/quotas/quotas.server.ts'
import { Conflict } from '#kit/errors.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { toName } from '#kit/text.ts'
import type { SignedIn } from '#page/identity.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId, toTenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { hasStandingConsent } from './consent.server.ts'
import { enqueuePromisedSeats } from './invited-classes/promises.server.ts'
import { takeAddress } from './member-addresses.server.ts'
import { isSuperadmin } from './superadmins.server.ts'
import { memberReason } from './texts.ts'

export interface ArrivedMember {
  memberId: string
  /** True if the person has not yet agreed to be a member here (`/Account/Join`). */
  needsConsent: boolean
}

/**
 * Stores the person who has signed in. Updates a known member's name and address, or adds a new member without a role; assigns the verified address to
 * them, and accepts invitations to it, with the seats in classes that they promise. Throws Conflict if the address is not verified, or a new member who is no superadmin exceeds the tenant's quota (`MembersFull`).
 */
export async function arriveMember(ctx: Ctx, who: Omit<SignedIn, 'tokens'>): Promise<ArrivedMember> {
  if (!who.isEmailVerified) throw new Conflict(memberReason('EmailUnverified'))
  // A superadmin comes in to help, also where a tenant is full.
  if (!(await isKnown(ctx, who)) && !(await isSuperadmin(ctx.db, who))) await requireMemberRoom(ctx, 'email')
  const row = await ctx.db
    .insertInto('members')
    .values({
      tenant_id: ctx.tenantId,
      id: newId(),
      issuer: who.issuer,
      subject: who.subject,
      name: toName(who.name) || who.email,
      email: who.email,
      lang: who.lang ?? DEFAULT_LANG,
      joined_at: ctx.now,
      seen_at: ctx.now,
    })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'issuer', 'subject']).doUpdateSet({
        name: eb => eb.ref('excluded.name'),
        email: eb => eb.ref('excluded.email'),
        seen_at: ctx.now,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await takeAddress(ctx, row.id, who)
  await takeInvitations(ctx, row.id, who)
  await enqueuePromisedSeats(ctx, row.id)
  return { memberId: row.id, needsConsent: !(await hasStandingConsent(ctx, row.id, 'membership')) }
}

async function isKnown({ db, tenantId }: Ctx, { issuer, subject }: Pick<SignedIn, 'issuer' | 'subject'>): Promise<boolean> {
  const found = await db
    .selectFrom('members')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns the tenants where a person is a member. `db` must be a scope that sees every tenant. */
export async function findMemberships(
  db: Db,
  { issuer, subject }: Pick<SignedIn, 'issuer' | 'subject'>,
): Promise<{ tenantId: TenantId; memberId: string }[]> {
  const rows = await db
    .selectFrom('members')
    .select(['tenant_id', 'id'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
  return rows.map(row => ({ tenantId: toTenantId(row.tenant_id), memberId: row.id }))
}

/**
 * Updates a member between two sign-ins from what the provider returned: the name, and the address if it is verified. Returns false, and changes
 * nothing, if the response is about another person.
 */
export async function updateMember(
  of: Pick<Ctx, 'db' | 'tenantId' | 'now'>,
  memberId: string,
  who: Omit<SignedIn, 'tokens'>,
): Promise<boolean> {
  const { db, tenantId, now } = of
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', memberId)
    .where('issuer', '=', who.issuer)
    .where('subject', '=', who.subject)
    .forUpdate()
    .executeTakeFirst()
  if (!member) return false
  const name = toName(who.name)
  const isVerified = who.isEmailVerified && who.email !== ''
  if (isVerified) await takeAddress(of, memberId, who)
  await db
    .updateTable('members')
    .set({ ...(name && { name }), ...(isVerified && { email: who.email }), seen_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', memberId)
    .execute()
  return true
}

async function takeInvitations(ctx: Ctx, memberId: string, who: Pick<SignedIn, 'email' | 'name'>): Promise<void> {
  const taken = await ctx.db
    .updateTable('invitations')
    .set({ taken_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where(eb => eb.fn('lower', ['email']), '=', who.email)
    .where('taken_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .returning(['kind', 'region_codes', 'program_ids', 'school_id', 'mentor_id', 'invited_by'])
    .execute()
  for (const { invited_by, ...limits } of taken) {
    await ctx.db
      .insertInto('memberships')
      .values({ tenant_id: ctx.tenantId, member_id: memberId, ...limits, granted_by: invited_by, granted_at: ctx.now })
      .onConflict(conflict => conflict.columns(['tenant_id', 'member_id', 'kind']).doNothing())
      .execute()
    await writeAudit(ctx, {
      act: 'invitation.taken',
      subject: memberId,
      actor: { memberId, name: who.name, kind: null },
      details: { kind: limits.kind },
    })
    if (invited_by) await addNotices(ctx, { kind: 'invitation', to: [invited_by] })
  }
}
