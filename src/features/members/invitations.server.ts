import { writeAudit } from '#features/audit/audit.server.ts'
import { forEachChosen } from '#features/lists/bulk.server.ts'
import { type GivenRole, limitsFor, toGivenRole, toLimitColumns, toLimits } from '#features/permissions/role-limits.ts'
import { requireStaff, type Staff } from '#features/permissions/staff.ts'
import { holdQuotas, requireMailRoom, requireMemberRoom } from '#features/quotas/quotas.server.ts'
import { daysAfter } from '#kit/days.ts'
import { NotFound, Refused } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import { kindOf, roleOf } from '#kit/roles.ts'
import { formReason } from '#page/texts.ts'
import type { Ctx, RoleLimits } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { memberReason } from './texts.ts'
import { type InvitationFrom, toInvitationMail } from './waiting-mails/invitation-mail.ts'
import { letMailWait, whenTurn } from './waiting-mails/waiting-mails.server.ts'

export const INVITATION_DAYS = 14
/** A repeated submission within this time sends no second mail. */
export const AGAIN_MS = 60_000

export interface InvitationInput {
  email: string
  role: GivenRole
  /** The caller has checked that they belong to the tenant. */
  limits: RoleLimits
}

/**
 * Invites an address to a role. A person who signs in with this verified address within 14 days gets the role. Renews and resends an open invitation to
 * the same role. Throws as `requirePermission`, `EmailInvalid` (422), `AlreadyMember` (409) if a member has the address, and `MembersFull` (409) or
 * `MailsFull` (429) if the tenant's quota is used up. Returns the invitation's id.
 */
export async function inviteMember(ctx: Ctx, input: InvitationInput, from: InvitationFrom, { mayWait = false } = {}): Promise<string> {
  return await sendInvitation(ctx, requireStaff(ctx), input, from, { mayWait })
}

/** How an invitation is sent. */
export interface SendingOptions {
  /** The mail waits for the quota instead of being refused, after those that wait already. */
  mayWait?: boolean
  /** A repeated submission within this time, in milliseconds, sends no second mail. */
  againMs?: number
  /** An open invitation of somebody else keeps its inviter and limits. */
  keepsOthers?: boolean
}

/** As `inviteMember`, by who may invite to this role: the caller has checked the permission. Returns the invitation's id. */
export async function sendInvitation(
  ctx: Ctx,
  staff: Staff,
  input: InvitationInput,
  from: InvitationFrom,
  { mayWait = false, againMs = AGAIN_MS, keepsOthers = false }: SendingOptions = {},
): Promise<string> {
  const email = input.email.trim().toLowerCase()
  if (!isMailAddress(email)) throw refusal(422, formReason('EmailInvalid'))
  // Before the address: whoever arrives holds the quota while they take their invitation.
  await holdQuotas(ctx)
  // Serializes requests for an address, so that a form that is sent twice invites once.
  await lock(ctx, `invitation ${email}`)
  if (await isMember(ctx, email)) throw refusal(409, memberReason('AlreadyMember'))
  const expiresAt = daysAfter(ctx.now, INVITATION_DAYS)
  const isOthers = keepsOthers && (await isOpenByOthers(ctx, email, input.role, staff.memberId))
  const by = isOthers ? undefined : { memberId: staff.memberId, limits: input.limits }
  const { id, isDue } = await writeInvitation(ctx, { email, role: input.role, expiresAt, againMs, ...(by && { by }) })
  if (!isDue) return id
  // Refused after the look for an earlier one, which sends nothing. The transaction takes the invitation back.
  await requireMemberRoom(ctx, 'email')
  const turn = mayWait ? await whenTurn(ctx) : undefined
  if (!turn) await requireMailRoom(ctx, 1, 'email')
  await writeAudit(ctx, { act: 'member.invited', subject: email, details: { role: input.role } })
  if (turn) await letMailWait(ctx, id, turn, from.lang, daysAfter(turn, INVITATION_DAYS))
  else await postMail(ctx, toInvitationMail({ email, role: input.role, expiresAt, name: staff.name }, from))
  return id
}

/** True if an invitation to this role is open that somebody else sent, or the person themselves asked for. */
async function isOpenByOthers(ctx: Ctx, email: string, role: GivenRole, memberId: string | null): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('invitations')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where(is => is.fn('lower', ['email']), '=', email)
    .where('kind', '=', kindOf(role))
    .where('taken_at', 'is', null)
    .where(is => is.or([is('expires_at', '>', ctx.now), is('mail_due_at', 'is not', null)]))
    .where('invited_by', 'is distinct from', memberId)
    .executeTakeFirst()
  return found !== undefined
}

/** Withdraws an invitation. Throws as `requirePermission`, NotFound if there is no open invitation with this id. */
export async function withdrawInvitation(ctx: Ctx, id: string): Promise<void> {
  requireStaff(ctx)
  const gone = isUuid(id)
    ? await ctx.db
        .deleteFrom('invitations')
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', id)
        .where('taken_at', 'is', null)
        .returning(['email', 'kind'])
        .executeTakeFirst()
    : undefined
  if (!gone) throw new NotFound(memberReason('InvitationMissing'))
  await writeAudit(ctx, { act: 'invitation.withdrawn', subject: gone.email, details: { role: roleOf(gone.kind) } })
}

/** Withdraws all open invitations to an address. The caller has checked the permission. */
export async function withdrawAllFor(ctx: Ctx, email: string): Promise<void> {
  const gone = await ctx.db
    .deleteFrom('invitations')
    .where('tenant_id', '=', ctx.tenantId)
    .where(is => is.fn('lower', ['email']), '=', email.toLowerCase())
    .where('taken_at', 'is', null)
    .returning('kind')
    .execute()
  for (const { kind } of gone) await writeAudit(ctx, { act: 'invitation.withdrawn', subject: email, details: { role: roleOf(kind) } })
}

/**
 * Sends open and expired invitations again, each to its role with its limits; they are open for 14 days from now. All or none. Throws as `requirePermission`, or
 * Conflict (`BulkRefused`, naming the first address that is refused).
 */
export async function resendInvitations(ctx: Ctx, ids: readonly string[], from: InvitationFrom): Promise<void> {
  requireStaff(ctx)
  await forEachChosen(ctx, ids, {
    nameOf: async id => (await findOpen(ctx, id))?.email,
    act: async id => {
      const open = await findOpen(ctx, id)
      const role = open && toGivenRole(roleOf(open.kind))
      if (!open || !role) throw new NotFound(memberReason('InvitationMissing'))
      await inviteMember(ctx, { email: open.email, role, limits: toLimits(open) }, from)
    },
  })
}

/** Withdraws several invitations: all or none. Throws as `resendInvitations`. */
export async function withdrawInvitations(ctx: Ctx, ids: readonly string[]): Promise<void> {
  requireStaff(ctx)
  await forEachChosen(ctx, ids, { nameOf: async id => (await findOpen(ctx, id))?.email, act: id => withdrawInvitation(ctx, id) })
}

async function findOpen(ctx: Ctx, id: string) {
  return await ctx.db
    .selectFrom('invitations')
    .select(['email', 'kind', 'region_codes', 'program_ids', 'school_id', 'mentor_id'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
}

async function isMember(ctx: Ctx, email: string): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('members')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where(is => is.fn('lower', ['email']), '=', email)
    .executeTakeFirst()
  return found !== undefined
}

interface InvitationRow {
  email: string
  role: GivenRole
  expiresAt: Date
  /** A repeated request within this time, in milliseconds, sends no second mail. */
  againMs: number
  /** Who invites, and with which limits. Without it the person signs up themselves, and an open invitation keeps its inviter and limits. */
  by?: { memberId: string | null; limits: RoleLimits }
}

/** Stores an invitation, or renews the open one to the same role, whose mail then waits no longer. Returns its id, and whether a mail must be sent. */
export async function writeInvitation(
  ctx: Ctx,
  { email, role, expiresAt, againMs, by }: InvitationRow,
): Promise<{ id: string; isDue: boolean }> {
  const said = by && { ...toLimitColumns(limitsFor(role, by.limits)), invited_by: by.memberId }
  const kind = kindOf(role)
  const waiting = await ctx.db
    .selectFrom('invitations')
    .select(['id', 'invited_at', 'invited_by'])
    .where('tenant_id', '=', ctx.tenantId)
    .where(is => is.fn('lower', ['email']), '=', email)
    .where('kind', '=', kind)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
  if (!waiting) {
    const id = newId()
    await ctx.db
      .insertInto('invitations')
      .values({ tenant_id: ctx.tenantId, id, email, kind, ...said, invited_at: ctx.now, expires_at: expiresAt })
      .execute()
    return { id, isDue: true }
  }
  const isAgain = (!by || waiting.invited_by === by.memberId) && ctx.now.getTime() - waiting.invited_at.getTime() < againMs
  if (isAgain && !by) return { id: waiting.id, isDue: false }
  await ctx.db
    .updateTable('invitations')
    .set({ ...said, invited_at: ctx.now, expires_at: expiresAt, ...(!isAgain && { mail_due_at: null, mail_lang: null }) })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', waiting.id)
    .execute()
  return { id: waiting.id, isDue: !isAgain }
}

function refusal(status: number, reason: Reason): Refused {
  return new Refused(status, reason, { problems: [{ path: 'email', reason }] })
}
