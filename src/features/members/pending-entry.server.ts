import type { PageArgs } from '#page/page.server.ts'
import { writeCookie } from '#platform/http/credentials.ts'

const COOKIE = 'sanggar_entry'
/** Time to prove the second factor, in seconds. */
const SECONDS = 600

type Parts = Pick<PageArgs, 'ctx' | 'visit' | 'seal'>

/** Keeps the reason with which a superadmin enters while they prove their second factor: in a sealed cookie of ten minutes, bound to the person and the tenant. */
export function keepPendingEntry({ ctx, visit, seal }: Parts, memberId: string, reason: string): void {
  const until = ctx.now.getTime() + SECONDS * 1000
  const sealed = seal.seal(purposeOf(ctx, memberId), JSON.stringify({ reason, until }))
  visit.setCookies.push(writeCookie(COOKIE, sealed, SECONDS, visit.origin.startsWith('https:')))
}

/** Returns the reason of the person's pending entry and clears its cookie; undefined if there is none, or its ten minutes are over. */
export function takePendingEntry({ ctx, visit, seal }: Parts, memberId: string): string | undefined {
  const sealed = visit.cookie(COOKIE)
  if (!sealed) return undefined
  visit.setCookies.push(writeCookie(COOKIE, '', 0, visit.origin.startsWith('https:')))
  const opened = seal.open(purposeOf(ctx, memberId), sealed)
  if (!opened) return undefined
  // Named boundary: only `keepPendingEntry` seals for this purpose.
  const { reason, until } = JSON.parse(opened) as { reason: string; until: number }
  return until > ctx.now.getTime() ? reason : undefined
}

function purposeOf({ tenantId }: Parts['ctx'], memberId: string): string {
  return `superadmin entry:${tenantId}:${memberId}`
}
