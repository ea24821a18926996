import type { PageArgs } from '#page/page.server.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { writeCookie } from '#platform/http/credentials.ts'
import {
  type AskFrom,
  endOthers,
  GUARDIAN_DAYS,
  holdAsker,
  hrefOfLink,
  listGuardianAsks,
  requireAskRoom,
  writeAsk,
} from './guardian-asks.server.ts'

/** A parent's link that was just made, for the child to send. */
export interface MadeLink {
  /** The child's member id. */
  memberId: string
  child: string
  href: string
  expiresAt: Date
}

/**
 * Makes a parent's link that the viewer, a child, sends themselves. It replaces the child's open requests, and counts among their three a day. The link is
 * returned once: only its token's hash is stored. Throws Unauthenticated, Forbidden, Conflict and 429 as `askGuardian`.
 */
export async function makeGuardianLink(ctx: Ctx, guardian: { name: string }, from: AskFrom): Promise<MadeLink> {
  const child = await holdAsker(ctx)
  requireAskRoom(ctx, await listGuardianAsks(ctx, child.id))
  await endOthers(ctx, child.id, null)
  const { token, expiresAt } = await writeAsk(ctx, child.id, { of: 'parent', channel: 'link', name: guardian.name })
  return { memberId: child.id, child: child.name, href: hrefOfLink(token, from), expiresAt }
}

type Browser = Pick<PageArgs, 'ctx' | 'visit' | 'seal'>

/** Marks this browser as one in which the child made a link: the link can't be answered here (docs/decisions/040). */
export function markAskersBrowser({ ctx, visit, seal }: Browser, memberId: string): void {
  const sealed = seal.seal(purposeOf(ctx, memberId), '1')
  visit.setCookies.push(writeCookie(cookieOf(memberId), sealed, GUARDIAN_DAYS * 24 * 3600, visit.origin.startsWith('https:')))
}

/** True if the child is signed in in this browser, or made a link in it. */
export function isAskersBrowser({ ctx, visit, seal }: Browser, memberId: string): boolean {
  if (ctx.viewer.kind === 'person' && ctx.viewer.person.memberId === memberId) return true
  const sealed = visit.cookie(cookieOf(memberId))
  return sealed !== undefined && seal.open(purposeOf(ctx, memberId), sealed) !== undefined
}

/** One cookie for each child: brothers and sisters share phones. */
function cookieOf(memberId: string): string {
  return `sanggar_asker_${sha256(memberId).toString('base64url').slice(0, 12)}`
}

function purposeOf({ tenantId }: Pick<Ctx, 'tenantId'>, memberId: string): string {
  return `guardian link:${tenantId}:${memberId}`
}
