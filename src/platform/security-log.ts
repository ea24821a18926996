import { isIPv6 } from 'node:net'
import { hostname } from 'node:os'
import { networkOf } from './http/client-address.ts'
import type { Log } from './log.ts'

/** By which means somebody signed in, or tried to. */
export type SignInMeans = 'password' | 'password-and-code' | 'passkey' | 'google' | 'github' | 'mailed-link' | 'provider'

/** Fields that events share. All are ids of ours: no names, mail addresses, tokens, codes or passwords. */
interface Who {
  /** An account of the account site. */
  account?: string | undefined
  tenant?: string | undefined
  /** A member of the tenant. */
  member?: string | undefined
  /** An API client's id. */
  client?: string | undefined
  /** The IP address as the web server knows it; its line has the network alone. */
  address?: string | undefined
}

/** Events by name, with what each has besides `Who`. The names are stable: docs/operations.md lists them. */
interface Events {
  'sign-in.succeeded': { by: SignInMeans }
  'sign-in.failed': { by: SignInMeans; why: 'wrong' | 'unverified' | 'limited' | 'refused' }
  'second-factor.proven': object
  'second-factor.failed': { why: 'wrong' | 'limited' }
  'second-factor.on': object
  'second-factor.off': object
  'passkey.added': object
  'passkey.removed': object
  'reauthentication.succeeded': { by: 'password' | 'passkey' }
  'reauthentication.failed': { by: 'password' | 'passkey'; why: 'wrong' | 'limited' }
  'password.changed': object
  'password.reset': object
  'session.began': object
  /** `count`: how many ended at once. */
  'session.ended': { count: number; why: 'revoked' | 'replaced' | 'provider' }
  'sign-out': object
  /** `asked`: the page's or endpoint's pattern, without values. */
  'permission.refused': { asked: string; method: string; role?: string | undefined }
  /** A form or call that another site's page sent. */
  'request.cross-site': { asked: string; method: string }
  /** A message that claims to be a payment gateway's, and isn't. */
  'notification.forged': object
}

export type SecurityEvent = keyof Events

/**
 * Lines that an event may write a minute in each process. What strangers can cause at will is bounded closely: a flood of all five writes some 10 MB an hour.
 */
const REFUSALS_A_MINUTE = 120
const OTHERS_A_MINUTE = 1200
const REFUSALS: ReadonlySet<SecurityEvent> = new Set([
  'sign-in.failed',
  'second-factor.failed',
  'reauthentication.failed',
  'permission.refused',
  'request.cross-site',
  'notification.forged',
])
/** Lines of one event about the same account, member, client or network: one person's flood leaves room for the others. */
const SAME_A_MINUTE = 30
const MINUTE_MS = 60_000

/** Events since the start of the process, those without a line included. */
export const securityCounts: Partial<Record<SecurityEvent, number>> = {}

const minutes = new Map<SecurityEvent, { since: number; written: number; dropped: number; bySame: Map<string, number> }>()
const machine = hostname()

/** Forgets which lines were written lately, as a process that has just started: for tests, which share one. */
export function forgetLines(): void {
  minutes.clear()
}

/**
 * Logs a security event as one line, and counts it. Of a flood only the first lines of each minute are written; the next minute's first line says how many
 * were dropped (`dropped`). Source: OWASP ASVS 5.0.0, 16.2 and 16.3.
 */
export function logSecurity<E extends SecurityEvent>(log: Pick<Log, 'info' | 'warn'>, event: E, fields: Who & Events[E]): void {
  securityCounts[event] = (securityCounts[event] ?? 0) + 1
  const { address, ...rest } = fields
  const network = address ? shortened(address) : undefined
  const { account, tenant, member, client } = fields
  const line = take(event, [account ?? member ?? client ?? network ?? '', tenant ?? ''].join(' '))
  if (!line) return
  const level = REFUSALS.has(event) ? 'warn' : 'info'
  const text: Record<string, unknown> = { event, ...rest, ...(network && { network }), ...line, machine, process: process.pid }
  log[level](text, 'security event')
}

/** Returns what the line says of dropped ones; undefined if this one is dropped. */
function take(event: SecurityEvent, same: string): { dropped?: number } | undefined {
  const now = Date.now()
  let minute = minutes.get(event)
  const before = minute?.dropped ?? 0
  // A clock that was set back begins a new minute, too.
  const isNew = !minute || now < minute.since || now - minute.since >= MINUTE_MS
  if (!minute || isNew) minutes.set(event, (minute = { since: now, written: 0, dropped: 0, bySame: new Map() }))
  const bySame = minute.bySame.get(same) ?? 0
  if (minute.written >= (REFUSALS.has(event) ? REFUSALS_A_MINUTE : OTHERS_A_MINUTE) || bySame >= SAME_A_MINUTE) {
    minute.dropped++
    return undefined
  }
  minute.written++
  minute.bySame.set(same, bySame + 1)
  return isNew && before > 0 ? { dropped: before } : {}
}

/** Returns an address as it is logged: without the last byte of an IPv4 address, and of IPv6 the first 48 bits, which are a provider's customer. */
function shortened(address: string): string {
  const network = networkOf(address)
  if (network.includes('.')) return network.replace(/\.\d+$/, '.0/24')
  return isIPv6(address) ? `${network.split(':').slice(0, 3).join(':')}::/48` : ''
}
