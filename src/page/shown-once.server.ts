import { createHash } from 'node:crypto'
import { writeCookie } from '#platform/http/credentials.ts'
import type { PageArgs } from './page.server.ts'

const COOKIE = 'sanggar_once_'
/** Lifetime of the cookie, in seconds: from the form's response to the page that follows. */
const SECONDS = 60
/** Query parameter of the URL that shows the secret. No link contains it, so neither a prefetch nor another tab can consume the secret. */
const MARK = { name: 'secret', value: 'once' }

type Parts = Pick<PageArgs, 'ctx' | 'visit' | 'seal'>

/**
 * Hands a secret to the page that a form redirects to, in a sealed cookie of its own that lasts a minute. Returns the URL to redirect to: the page's path
 * with the mark. The secret is stored nowhere else, and reloading that URL doesn't show it again.
 */
export function showOnce({ ctx, visit, seal }: Parts, thing: string, secret: string, path: string): string {
  const until = ctx.now.getTime() + SECONDS * 1000
  const sealed = seal.seal(purposeOf({ ctx }, thing), JSON.stringify({ secret, until }))
  visit.setCookies.push(writeCookie(cookieOf(thing), sealed, SECONDS, visit.origin.startsWith('https:')))
  return `${path}?${MARK.name}=${MARK.value}`
}

/**
 * Returns the secret that `showOnce` handed over for this thing and clears its cookie; undefined if there is none, it has expired, or the URL lacks the
 * mark.
 */
export function takeShownOnce({ ctx, visit, seal, query }: Parts & Pick<PageArgs, 'query'>, thing: string): string | undefined {
  if (query.get(MARK.name) !== MARK.value) return undefined
  const name = cookieOf(thing)
  const sealed = visit.cookie(name)
  const opened = sealed && seal.open(purposeOf({ ctx }, thing), sealed)
  if (!opened) return undefined
  visit.setCookies.push(writeCookie(name, '', 0, visit.origin.startsWith('https:')))
  // Named boundary: only `showOnce` seals for this purpose.
  const { secret, until } = JSON.parse(opened) as { secret: string; until: number }
  return until > ctx.now.getTime() ? secret : undefined
}

/**
 * One cookie per thing, so that secrets made at once in two tabs don't replace each other. Hashed, since ids of the same moment share a prefix and cookie
 * names allow few characters.
 */
function cookieOf(thing: string): string {
  return COOKIE + createHash('sha256').update(thing).digest('base64url').slice(0, 12)
}

function purposeOf({ ctx }: Pick<Parts, 'ctx'>, thing: string): string {
  return `shown once:${ctx.tenantId}:${thing}`
}
