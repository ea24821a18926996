/** SQLSTATE of a connection that broke. Source: PostgreSQL, appendix A. */
const CONNECTION_FAILURE = '08006'
/** Of connections that are refused, break or are too many, and of a server that stops or starts. */
const STATES = /^(08...|53300|57P0[1-3])$/
const SOCKET = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/
/** What pg and its pool say without a code. */
const WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after)/

/**
 * The database could not be asked: no connection was to be had, or it broke before anything was committed. With PostgreSQL's own code for that, which pg
 * leaves out. What was asked may be asked again.
 */
export class DatabaseAway extends Error {
  readonly code = CONNECTION_FAILURE
  constructor(cause: unknown) {
    super('the database does not answer', { cause })
    this.name = 'DatabaseAway'
  }
}

/** The connection broke while the transaction was committed: nobody can say whether it was. It has no code that says it may be tried again. */
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

/** What pg threw, as it is told: DatabaseAway where that is what it was. */
export function toTold(error: unknown): unknown {
  return isDatabaseAway(error) ? new DatabaseAway(error) : error
}

/**
 * Whether a server could not be reached, or the connection to it broke; `fetch` keeps that as the cause. A file that is not there has a code of the sockets,
 * too: ENOENT is one's only where it was to be connected to.
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
