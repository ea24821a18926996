import { createHash } from 'node:crypto'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'
import { CommitUnknown, isDatabaseAway, toTold } from './away.ts'
import { gather } from './gathering-client.ts'
import type { TenantId } from './ids.ts'
import { type Borrowed, borrow } from './pool-turns.ts'
import type { DB } from './tables.gen.ts'

/**
 * Whom statements run for: one tenant; one tenant's public role (`app_anon`), for statements composed by the client; or the system for a named reason that
 * appears in PostgreSQL's log.
 */
export type ScopeOf = { tenantId: TenantId } | { anonymousOf: TenantId } | { system: SystemReason }

/** Reasons to read or write outside a tenant. A new one is a decision: see docs/decisions/003. */
export type SystemReason =
  | 'find-tenant'
  | 'due-content'
  | 'due-payments'
  | 'due-mail'
  | 'due-privacy'
  | 'due-webhook'
  | 'due-uploads'
  | 'load-demo'
  | 'load-regions'
  | 'register-tenant'
  | 'readiness'
  | 'set-up'
  | 'sign-out'
  | 'superadmins'
  | 'tenant-figures'

/** What a request waits for between two statements takes less, even on a busy machine; longer, its connection is given back by force. */
const MAX_IDLE_SECONDS = 15
/** The longest transaction, as a multiple of the longest statement. */
const STATEMENTS_TIME = 4

export type Db = Kysely<DB>

export interface Scope {
  /** Opens its transaction at the first statement; unusable after `commit` or `rollback`. */
  db: Db
  /** Number of statements run, without `begin` and `commit`. */
  statements(): number
  /**
   * Commits, if anything ran. `last` is a statement that nobody waits for: it is sent with the commit, which saves a round trip. Throws the database's error, in which
   * case nothing is committed, or CommitUnknown if the connection broke.
   */
  commit(last?: CompiledQuery): Promise<void>
  rollback(): Promise<void>
  /**
   * Rolls back and returns the connection to the pool; the next statement opens a new transaction. For a refused form that the same request shows again, and
   * before waiting.
   */
  startAgain(): Promise<void>
}

export interface ScopeOptions {
  /** Of one statement. */
  timeoutSeconds?: number
  /**
   * Plans each statement once a connection, for any values; otherwise the first five times are planned anew. For statements that take longer to plan than to
   * run, whatever their values.
   */
  plansOnce?: boolean
}

/**
 * Opens one transaction for one request or job. Tenant, role and timeout are set in the same round trip as `begin` and the first statement (pg's pipeline),
 * so they add no latency. Uses SET LOCAL only: a session setting would leak to the connection's next user. Statements throw DatabaseAway if no connection is
 * available or it breaks, also because the transaction idled or lasted too long.
 */
export function openScope(pool: pg.Pool, of: ScopeOf, options: ScopeOptions = {}): Scope {
  // Statements composed by clients must not fill the list of prepared ones.
  const names = 'anonymousOf' in of ? undefined : namesOf(pool)
  const transaction = new ScopedTransaction(() => borrow(pool, holderOf(of)), opening(of, options), names)
  return {
    db: new Kysely<DB>({ dialect: new ScopedDialect(transaction) }),
    statements: () => transaction.statements,
    commit: last => transaction.end('commit', last),
    rollback: () => transaction.end('rollback'),
    startAgain: () => transaction.startAgain(),
  }
}

/** Runs `work` in its own scope: commits when it returns, rolls back when it throws. */
export async function withScope<T>(
  pool: pg.Pool,
  of: ScopeOf,
  work: (db: Db, scope: Pick<Scope, 'startAgain'>) => Promise<T>,
  options: ScopeOptions = {},
): Promise<T> {
  const scope = openScope(pool, of, options)
  try {
    const result = await work(scope.db, scope)
    await scope.commit()
    return result
  } catch (error) {
    await scope.rollback()
    throw error
  }
}

function opening(of: ScopeOf, { timeoutSeconds = 15, plansOnce = false }: ScopeOptions): string {
  const plans = plansOnce ? '; set local plan_cache_mode = force_generic_plan' : ''
  // No parallel workers: requests are many and small, and parts of a list rely on being appended in the order in which they are written.
  const settings = `set local statement_timeout = '${timeoutSeconds}s'; set local max_parallel_workers_per_gather = 0${plans}`
  return `begin; ${roleOf(of)}; ${settings}; set local idle_in_transaction_session_timeout = '${MAX_IDLE_SECONDS}s'; ${wholeTime(timeoutSeconds)}`
}

/** Ends the whole transaction after some statements' time. PostgreSQL has the setting since 17; older ones skip it, and the other two bounds remain. */
function wholeTime(timeoutSeconds: number): string {
  const value = `${timeoutSeconds * STATEMENTS_TIME}s`
  return `select set_config('transaction_timeout', '${value}', true) where current_setting('server_version_num')::int >= 170000`
}

/** Returns whose share of the pool a scope uses. */
function holderOf(of: ScopeOf): string {
  if ('system' in of) return `system ${of.system}`
  return 'tenantId' in of ? of.tenantId : of.anonymousOf
}

function roleOf(of: ScopeOf): string {
  if ('system' in of) return `set local role app_system; set local app.system_reason = '${of.system}'`
  const [role, tenantId] = 'tenantId' in of ? ['app_rw', of.tenantId] : ['app_anon', of.anonymousOf]
  return `set local role ${role}; set local app.tenant_id = '${tenantId}'`
}

interface Opened extends Borrowed {
  begun: Promise<unknown>
}

class ScopedTransaction implements DatabaseConnection {
  statements = 0
  readonly #connect: () => Promise<Borrowed>
  readonly #opening: string
  /** Of statements that are kept prepared; undefined: none is. */
  readonly #names: StatementNames | undefined
  /** Connection and opening in one promise, so that no statement uses a connection that another one opened. */
  #opened: Promise<Opened> | undefined
  #ended = false

  constructor(connect: () => Promise<Borrowed>, opening: string, names: StatementNames | undefined) {
    this.#connect = connect
    this.#opening = opening
    this.#names = names
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended) throw new Error('the request is over: no statement runs outside its transaction')
    this.statements++
    return await told(this.#run<R>(query))
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#opened ??= this.#open()
    const { client, begun } = await this.#opened
    gather(client)
    const [result] = await Promise.all([client.query(this.#toStatement(query)), begun])
    const rows = result.rows as R[]
    return result.rowCount === null || result.command === 'SELECT' ? { rows } : { rows, numAffectedRows: BigInt(result.rowCount) }
  }

  #toStatement({ sql, parameters }: CompiledQuery): pg.QueryConfig {
    return { name: this.#names && statementName(this.#names, sql), text: sql, values: [...parameters] }
  }

  async #open(): Promise<Opened> {
    const borrowed = await this.#connect()
    gather(borrowed.client)
    const begun = borrowed.client.query(this.#opening)
    // The first statement reports the failure.
    begun.catch(() => {})
    return { ...borrowed, begun }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('a stream opens short scopes of its own')
  }

  async startAgain(): Promise<void> {
    const opened = this.#opened
    if (this.#ended || !opened) return
    // Before any await: a statement issued from now on opens its own transaction.
    this.#opened = undefined
    const { client, giveBack } = await told(opened)
    try {
      await client.query('rollback')
      giveBack()
    } catch (error) {
      giveBack({ isBroken: true })
      throw toTold(error)
    }
  }

  async end(how: 'commit' | 'rollback', last?: CompiledQuery): Promise<void> {
    if (this.#ended) return
    this.#ended = true
    if (last) this.statements++
    const opened = await (last ? told((this.#opened ??= this.#open())) : this.#opened?.catch(() => undefined))
    // Whoever still holds the scope holds no results.
    this.#opened = undefined
    if (!opened) return
    const { client, giveBack } = opened
    let failure: unknown
    if (last) {
      gather(client)
      client.query(this.#toStatement(last)).catch((error: unknown) => (failure = error))
    }
    const ending = await client.query(how).catch((error: unknown) => {
      // A connection that can't end its transaction is not reused.
      giveBack({ isBroken: true })
      if (how === 'commit') throw isDatabaseAway(error) ? new CommitUnknown(error) : error
    })
    if (!ending) return
    giveBack()
    if (failure) throw toTold(failure)
    // After a failed statement PostgreSQL responds to COMMIT with ROLLBACK, without an error.
    if (how === 'commit' && ending.command === 'ROLLBACK') throw new Error('the transaction had failed and was rolled back')
  }
}

async function told<T>(work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    throw toTold(error)
  })
}

/** By statement. */
type StatementNames = Map<string, string>

const allNames = new WeakMap<pg.Pool, StatementNames>()

function namesOf(pool: pg.Pool): StatementNames {
  let names = allNames.get(pool)
  if (!names) allNames.set(pool, (names = new Map()))
  return names
}

/** Returns a prepared statement's name. Beyond the limit statements are unnamed, so that the list of them that each connection of the pool keeps stays bounded. */
function statementName(names: StatementNames, sql: string): string | undefined {
  let name = names.get(sql)
  if (!name && names.size < 500 && sql.length < 20_000) {
    name = createHash('sha1').update(sql).digest('base64url')
    names.set(sql, name)
  }
  return name
}

class ScopedDialect implements Dialect {
  readonly #transaction: ScopedTransaction
  constructor(transaction: ScopedTransaction) {
    this.#transaction = transaction
  }
  createDriver(): Driver {
    const transaction = this.#transaction
    const nested = async () => {
      throw new Error('a request has one transaction, opened by the endpoint')
    }
    return {
      init: async () => {},
      acquireConnection: async () => transaction,
      releaseConnection: async () => {},
      beginTransaction: nested,
      commitTransaction: nested,
      rollbackTransaction: nested,
      destroy: async () => {},
    }
  }
  createQueryCompiler() {
    return new PostgresQueryCompiler()
  }
  createAdapter() {
    return new PostgresAdapter()
  }
  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db)
  }
}
