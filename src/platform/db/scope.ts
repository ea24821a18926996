import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
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
import type { TenantId } from './ids.ts'
import type { DB } from './tables.gen.ts'

/**
 * For whom statements run: one tenant; one tenant as the database knows the public (`app_anon`), whose statements are the caller's own making;
 * or the system for a reason that is named and stands in the log of PostgreSQL.
 */
export type ScopeOf = { tenantId: TenantId } | { anonymousOf: TenantId } | { system: SystemReason }

/** Each reason to read or write outside a tenant. A new one is a decision: see docs/decisions/003. */
export type SystemReason =
  | 'find-tenant'
  | 'due-content'
  | 'due-mail'
  | 'due-privacy'
  | 'due-webhook'
  | 'due-uploads'
  | 'load-demo'
  | 'load-regions'
  | 'register-tenant'
  | 'readiness'
  | 'sign-out'
  | 'superadmins'

export type Db = Kysely<DB>

export interface Scope {
  /** Opens its transaction at the first statement; closed for good after `commit` or `rollback`. */
  db: Db
  /** How many statements ran, without `begin` and `commit`. */
  statements(): number
  /** Commits, if anything ran. Throws what the database says, then nothing is committed; and CommitUnknown where it said nothing. */
  commit(): Promise<void>
  rollback(): Promise<void>
  /**
   * Rolls back what was done so far and gives the connection back; the next statement opens a new transaction. For a form that was refused and is shown
   * again by the same request, and for who waits.
   */
  startAgain(): Promise<void>
}

/**
 * One transaction for one request or job. The tenant, the role and the time limit are set in the same round trip as `begin`,
 * and that leaves together with the first statement (pg's pipeline), so the scope costs no wait of its own.
 * Only SET LOCAL is used: a session-wide setting would leak to the next user of the connection.
 * Its statements throw DatabaseAway where there is no connection, or it breaks.
 */
export function openScope(pool: pg.Pool, of: ScopeOf, options: { timeoutSeconds?: number } = {}): Scope {
  // Whoever makes up statements must not fill the list of those that are kept prepared.
  const transaction = new ScopedTransaction(pool, opening(of, options.timeoutSeconds ?? 15), !('anonymousOf' in of))
  return {
    db: new Kysely<DB>({ dialect: new ScopedDialect(transaction) }),
    statements: () => transaction.statements,
    commit: () => transaction.end('commit'),
    rollback: () => transaction.end('rollback'),
    startAgain: () => transaction.startAgain(),
  }
}

/** Runs `work` in a scope of its own: committed when it returns, rolled back when it throws. */
export async function withScope<T>(
  pool: pg.Pool,
  of: ScopeOf,
  work: (db: Db, scope: Pick<Scope, 'startAgain'>) => Promise<T>,
  options: { timeoutSeconds?: number } = {},
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

function opening(of: ScopeOf, timeoutSeconds: number): string {
  // One process of PostgreSQL for a request: they are many and small, and parts of a list are appended in the order in which they are written.
  return `begin; ${roleOf(of)}; set local statement_timeout = '${timeoutSeconds}s'; set local max_parallel_workers_per_gather = 0`
}

function roleOf(of: ScopeOf): string {
  if ('system' in of) return `set local role app_system; set local app.system_reason = '${of.system}'`
  const [role, tenantId] = 'tenantId' in of ? ['app_rw', of.tenantId] : ['app_anon', of.anonymousOf]
  return `set local role ${role}; set local app.tenant_id = '${tenantId}'`
}

interface Opened {
  client: pg.PoolClient
  begun: Promise<unknown>
}

class ScopedTransaction implements DatabaseConnection {
  statements = 0
  readonly #pool: pg.Pool
  readonly #opening: string
  readonly #isPrepared: boolean
  /** The connection and its opening are one: no statement runs on a connection that another one began. */
  #opened: Promise<Opened> | undefined
  #ended = false

  constructor(pool: pg.Pool, opening: string, isPrepared: boolean) {
    this.#pool = pool
    this.#opening = opening
    this.#isPrepared = isPrepared
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended) throw new Error('the request is over: no statement runs outside its transaction')
    this.statements++
    return await told(this.#run<R>(query))
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#opened ??= this.#open()
    const { client, begun } = await this.#opened
    holdWrites(client)
    const [result] = await Promise.all([
      client.query({ name: this.#isPrepared ? statementName(query.sql) : undefined, text: query.sql, values: [...query.parameters] }),
      begun,
    ])
    const rows = result.rows as R[]
    return result.rowCount === null || result.command === 'SELECT' ? { rows } : { rows, numAffectedRows: BigInt(result.rowCount) }
  }

  async #open(): Promise<Opened> {
    const client = await this.#pool.connect()
    holdWrites(client)
    const begun = client.query(this.#opening)
    // Who waits for the first statement is told.
    begun.catch(() => {})
    return { client, begun }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('a stream opens short scopes of its own')
  }

  async startAgain(): Promise<void> {
    const opened = this.#opened
    if (this.#ended || !opened) return
    // Before anything is waited for: a statement that comes now opens a transaction of its own.
    this.#opened = undefined
    const { client } = await told(opened)
    try {
      await client.query('rollback')
      client.release()
    } catch (error) {
      client.release(true)
      throw toTold(error)
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#ended) return
    this.#ended = true
    const client = (await this.#opened?.catch(() => undefined))?.client
    if (!client) return
    const ending = await client.query(how).catch((error: unknown) => {
      // A connection that can't end its transaction is not given to the next request.
      client.release(true)
      if (how === 'commit') throw isDatabaseAway(error) ? new CommitUnknown(error) : error
    })
    if (!ending) return
    client.release()
    // After a failed statement PostgreSQL answers COMMIT with ROLLBACK, without an error.
    if (how === 'commit' && ending.command === 'ROLLBACK') throw new Error('the transaction had failed and was rolled back')
  }
}

async function told<T>(work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    throw toTold(error)
  })
}

/**
 * Lets what is sent to PostgreSQL within one turn of the event loop leave in one system call: the opening with the first statements. On a loopback
 * socket the calls cost more than the statements' preparation.
 */
function holdWrites(client: pg.PoolClient): void {
  // Named boundary: pg's types do not show the connection's stream.
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

const names = new Map<string, string>()

/** A prepared statement's name. Past the bound, statements go unnamed, so that no list of them grows without end on a connection. */
function statementName(sql: string): string | undefined {
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
      throw new Error('a request has one transaction, opened by the door')
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
