/** SQLSTATE connection_failure. Source: PostgreSQL, appendix A. */
const CONNECTION_FAILURE = '08006'
/** SQLSTATEs of refused, broken or too many connections, of a server that stops or starts, and of transactions that idled or lasted too long. */
const STATES = /^(08...|53300|57P0[1-3]|25P0[34])$/
const SOCKET = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/
/** Messages of pg and its pool that have no code. */
const WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after)/

/** The database could not be reached, or the connection broke before the commit. Has PostgreSQL's code for it, which pg omits. The request may be retried. */
export class DatabaseAway extends Error {
  readonly code = CONNECTION_FAILURE
  constructor(cause: unknown) {
    super('the database does not answer', { cause })
    this.name = 'DatabaseAway'
  }
}

/** The connection broke during the commit, so its outcome is unknown. Has no code that would allow a retry. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('it is not known whether the transaction was committed', { cause })
    this.name = 'CommitUnknown'
  }
}

/** Returns true if an error of pg is a connection failure rather than a query error. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return STATES.test(codeOf(error)) || WORDS.test(error.message) || isSocketFailure(error)
}

/** Converts an error of pg: connection failures become DatabaseAway. */
export function toTold(error: unknown): unknown {
  return isDatabaseAway(error) ? new DatabaseAway(error) : error
}

/**
 * True if a server could not be reached or the connection broke; `fetch` has that error as its cause. NOTE: a missing file has the code ENOENT as well,
 * which counts only for a connect.
 */
export function isSocketFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isSocketFailure)) return true
  const code = codeOf(error)
  if (SOCKET.test(code)) return code !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect')
  return error instanceof TypeError && isSocketFailure(error.cause)
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
