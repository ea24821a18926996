import { Conflict, Forbidden } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { type ConsentText, consentText } from './consent-text.ts'
import { becomeStudent, hasConsented, holdSubject, requireSameText, type Subject, writeConsent } from './consents.server.ts'
import { mailConsented } from './privacy-mails.server.ts'
import { privacyReason } from './texts.ts'

/** The state of a parent's link. A link that is no longer valid has a reason. */
export type GuardianLink =
  /** The child's own browser: a link that the child sent themselves can't be answered there. */
  | { kind: 'own'; child: string }
  | { kind: 'open'; child: string; guardianName: string; text: ConsentText; expiresAt: Date }
  | { kind: 'granted'; child: string; childId: string; guardianName: string; words: string; givenAt: Date }
  | { kind: 'gone'; why: GoneReason; child?: string; at?: Date }

/** `of-age`: the child decides alone now; `answered`: by another link, or by the school. */
export type GoneReason = 'unknown' | 'expired' | 'refused' | 'withdrawn' | 'answered' | 'of-age'

/** Where a link is opened. `isAskers`: whether the browser is a child's own (`isAskersBrowser`). */
export interface LinkFrom {
  site: string
  lang: Lang
  isAskers(memberId: string): boolean
}

/** Returns the state of the link with this token. Needs no session: the token proves that its holder got the mail. */
export async function findGuardianLink(ctx: Ctx, token: string, from: LinkFrom): Promise<GuardianLink> {
  const found = await findAsk(ctx, token)
  return found ? await linkOf(ctx, found, from) : { kind: 'gone', why: 'unknown' }
}

/** Stores a parent's response to the request; idempotent. Throws Conflict if the link is no longer valid, or the words have changed since they were read, and Forbidden in the browser in which the child made the link. */
export async function answerGuardianAsk(
  ctx: Ctx,
  token: string,
  answer: { isGranted: true; name: string; version: string } | { isGranted: false },
  from: LinkFrom & { origin: string },
): Promise<void> {
  const found = await findAsk(ctx, token)
  const link = found && (await linkOf(ctx, found, from))
  if (!found || !link || link.kind !== 'open') {
    if (link && isSaid(link, answer.isGranted)) return
    if (link?.kind === 'own') throw new Forbidden(privacyReason('ownLink'))
    throw new Conflict(privacyReason('linkGone'))
  }
  if (!answer.isGranted) return await close(ctx, found, { isGranted: false, consentId: null })
  requireSameText(answer.version, link.text)
  const { child, ask } = found
  const by = { name: answer.name, ...(ask.guardian_email && { email: ask.guardian_email }) }
  const consentId = await writeConsent(ctx, { memberId: child.id, purpose: 'membership', giver: 'parent', text: link.text, by })
  await close(ctx, found, { isGranted: true, consentId })
  await becomeStudent(ctx, child.id)
  await mailConsented(ctx, child, 'parent', `${from.origin}/Studio`)
}

/** Withdraws a parent's consent by its link: the child's roles lose effect at once. Idempotent. Throws Conflict. */
export async function withdrawAsGuardian(ctx: Ctx, token: string, from: LinkFrom): Promise<void> {
  const found = await findAsk(ctx, token)
  const link = found && (await linkOf(ctx, found, from))
  if (link?.kind === 'gone' && link.why === 'withdrawn') return
  if (!found?.ask.consent_id || link?.kind !== 'granted') throw new Conflict(privacyReason('linkGone'))
  await ctx.db
    .updateTable('consents')
    .set({ withdrawn_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', found.ask.consent_id)
    .where('withdrawn_at', 'is', null)
    .execute()
  ctx.announce('boards')
}

/** Expires a child's open requests once consent has come from elsewhere. */
export async function endAsks(ctx: Ctx, memberId: string): Promise<void> {
  await ctx.db
    .updateTable('guardian_requests')
    .set({ expires_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .execute()
}

interface FoundAsk {
  ask: {
    guardian_name: string
    guardian_email: string | null
    channel: string
    expires_at: Date
    answered_at: Date | null
    is_granted: boolean | null
    consent_id: string | null
  }
  child: Subject
}

/** Returns the request of a token, and locks the child's row. */
async function findAsk(ctx: Ctx, token: string): Promise<FoundAsk | undefined> {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined
  const read = () =>
    ctx.db
      .selectFrom('guardian_requests')
      .select(['member_id', 'channel', 'guardian_name', 'guardian_email', 'expires_at', 'answered_at', 'is_granted', 'consent_id'])
      .where('tenant_id', '=', ctx.tenantId)
      .where('token_sha256', '=', sha256(token))
      .where('asked_of', '=', 'parent')
      .executeTakeFirst()
  const before = await read()
  if (!before) return undefined
  const child = await holdSubject(ctx, before.member_id)
  // Read again under the lock: another response may have come in between.
  const ask = await read()
  return ask && { ask, child }
}

async function linkOf(ctx: Ctx, { ask, child }: FoundAsk, { site, lang, isAskers }: LinkFrom): Promise<GuardianLink> {
  const gone = (why: GoneReason, at?: Date): GuardianLink => ({ kind: 'gone', why, child: child.name, ...(at && { at }) })
  if (ask.is_granted === false) return gone('refused', ask.answered_at ?? ctx.now)
  if (ask.consent_id) return await grantedLink(ctx, ask.consent_id, { ask, child }, gone)
  if (!child.isChild) return gone('of-age')
  if (await hasConsented(ctx, child)) return gone('answered')
  if (ask.expires_at <= ctx.now) return gone('expired', ask.expires_at)
  if (ask.channel === 'link' && isAskers(child.id)) return { kind: 'own', child: child.name }
  const text = consentText({ purpose: 'membership', giver: 'parent' }, lang, { site, child: child.name })
  return { kind: 'open', child: child.name, guardianName: ask.guardian_name, text, expiresAt: ask.expires_at }
}

async function grantedLink(
  ctx: Ctx,
  consentId: string,
  { ask, child }: FoundAsk,
  gone: (why: GoneReason, at?: Date) => GuardianLink,
): Promise<GuardianLink> {
  const consent = await ctx.db
    .selectFrom('consents')
    .select(['shown_text', 'given_at', 'withdrawn_at', 'giver_name'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', consentId)
    .executeTakeFirst()
  if (!consent) return gone('unknown')
  if (consent.withdrawn_at) return gone('withdrawn', consent.withdrawn_at)
  if (!child.isChild) return gone('of-age')
  return {
    kind: 'granted',
    child: child.name,
    childId: child.id,
    guardianName: consent.giver_name ?? ask.guardian_name,
    words: consent.shown_text,
    givenAt: consent.given_at,
  }
}

/** True if the link already has this response. */
function isSaid(link: GuardianLink, isGranted: boolean): boolean {
  return isGranted ? link.kind === 'granted' : link.kind === 'gone' && link.why === 'refused'
}

/** Marks this request as answered, and all open ones to the same parent: all their links show the same state. */
async function close(ctx: Ctx, { ask, child }: FoundAsk, answer: { isGranted: boolean; consentId: string | null }): Promise<void> {
  await ctx.db
    .updateTable('guardian_requests')
    .set({ answered_at: ctx.now, is_granted: answer.isGranted, consent_id: answer.consentId })
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', child.id)
    .where('guardian_email', 'is not distinct from', ask.guardian_email)
    .where('asked_of', '=', 'parent')
    .where('answered_at', 'is', null)
    .execute()
  await endAsks(ctx, child.id)
}
