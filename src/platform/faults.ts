import { DatabaseAway, isSocketFailure } from './db/away.ts'
import type { Log } from './log.ts'

/** What stands in the way of any request for a while, and is nobody's mistake. */
export type Fault = 'database-away' | 'database-busy' | 'disk-full' | 'read-only' | 'server-away'

/** Seconds until a retry makes sense. */
export const FAULT_SECONDS = 5

/** Requests that met each fault, since the start of the process. */
export const faultCounts: Record<Fault, number> = {
  'database-away': 0,
  'database-busy': 0,
  'disk-full': 0,
  'read-only': 0,
  'server-away': 0,
}

/** By SQLSTATE (PostgreSQL, appendix A): a full disk or memory, a statement or lock that took too long, a deadlock; and by the codes of files. */
const CODES: [pattern: RegExp, fault: Fault][] = [
  [/^(53100|ENOSPC|EDQUOT)$/, 'disk-full'],
  [/^(EROFS|25006)$/, 'read-only'],
  [/^(53...|55P03|57014|40001|40P01)$/, 'database-busy'],
]

/** Returns the fault behind an error: the request is rolled back and may be repeated. undefined for mistakes of a request or of the code. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof DatabaseAway) return 'database-away'
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.find(([pattern]) => pattern.test(code))?.[1] ?? (isSocketFailure(error) ? 'server-away' : undefined)
}

/** Counts and logs the fault behind an error, without its stack, which says nothing of a disk; returns it, or undefined if there is none. */
export function noteFault(error: unknown, log: Pick<Log, 'error'>, more: { path?: string } = {}): Fault | undefined {
  const fault = faultOf(error)
  if (!fault || !(error instanceof Error)) return undefined
  faultCounts[fault]++
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  log.error({ fault, reason: error.message, ...(cause && { cause }), ...more }, 'a request met a fault of the installation')
  return fault
}
