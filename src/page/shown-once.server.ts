import { createHash } from 'node:crypto'
import { writeCookie } from '#platform/http/credentials.ts'
import type { PageArgs } from './page.server.ts'

const COOKIE = 'sanggar_once_'
/** From a form's response to the page that it leads to. */
const SECONDS = 60
/** Marks the address that shows the secret. No link bears it: the prefetch of a link, or the same page in another tab, neither gets the secret nor takes it away. */
const MARK = { name: 'secret', value: 'once' }

type Parts = Pick<PageArgs, 'ctx' | 'visit' | 'seal'>

/**
 * Hands a secret to the page that a form leads to: in a cookie of its own that only we can read, for one thing, for a minute. Returns the address to lead to: the page's path
 * with the mark. The secret is written down nowhere else, and loading that address again shows it no more.
 */
export function showOnce({ ctx, visit, seal }: Parts, thing: string, secret: string, path: string): string {
  const until = ctx.now.getTime() + SECONDS * 1000
  const sealed = seal.seal(purposeOf({ ctx }, thing), JSON.stringify({ secret, until }))
  visit.setCookies.push(writeCookie(cookieOf(thing), sealed, SECONDS, visit.origin.startsWith('https:')))
  return `${path}?${MARK.name}=${MARK.value}`
}

/** The secret that the form before handed over for this thing, and takes it away; undefined: there is none, or the address is not the one that shows it. */
export function takeShownOnce({ ctx, visit, seal, query }: Parts & Pick<PageArgs, 'query'>, thing: string): string | undefined {
  if (query.get(MARK.name) !== MARK.value) return undefined
  const name = cookieOf(thing)
  const sealed = visit.cookie(name)
  const opened = sealed && seal.open(purposeOf({ ctx }, thing), sealed)
  if (!opened) return undefined
  visit.setCookies.push(writeCookie(name, '', 0, visit.origin.startsWith('https:')))
  // Named boundary: nobody but `showOnce` seals for this purpose.
  const { secret, until } = JSON.parse(opened) as { secret: string; until: number }
  return until > ctx.now.getTime() ? secret : undefined
}

/** One for each thing: two that are made at once in two tabs keep both. A hash, since ids of one moment begin alike and a cookie's name takes few signs. */
function cookieOf(thing: string): string {
  return COOKIE + createHash('sha256').update(thing).digest('base64url').slice(0, 12)
}

function purposeOf({ ctx }: Pick<Parts, 'ctx'>, thing: string): string {
  return `shown once:${ctx.tenantId}:${thing}`
}
