/** SQLSTATE of a connection that broke. Source: PostgreSQL, appendix A. */
const CONNECTION_FAILURE = '08006'
/** Of connections that are refused, break or are too many, and of a server that stops or starts. */
const STATES = /^(08...|53300|57P0[1-3])$/
const SOCKET = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/
/** What pg and its pool say without a code. */
const WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after)/

/** The database could not be asked: no connection was to be had, or it broke. With PostgreSQL's own code for that, which pg leaves out. */
export class DatabaseAway extends Error {
  readonly code = CONNECTION_FAILURE
  constructor(cause: unknown) {
    super('the database does not answer', { cause })
    this.name = 'DatabaseAway'
  }
}

/** Whether the failure is that there is no connection to the database, rather than what was asked of it. Such a request may be sent again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return STATES.test(code) || WORDS.test(error.message) || isOfSocket(error, code)
}

/** A file that is not there has a code of the sockets, too: ENOENT is one's only where it was to be connected to. */
function isOfSocket(error: Error, code: string): boolean {
  return SOCKET.test(code) && (code !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect'))
}
