import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './scope.ts'

/** A change of a tenant's data by tags; without a tenant, of all tenants. */
export interface Change {
  tenantId: string | null
  tags: string[]
}

type Listener = (change: Change) => void

const CHANNEL = 'sanggar_changes'
/** Application name of one connection in each running process. Whoever stops the embedded server looks for other such connections first. */
export const LISTENER_NAME = 'sanggar-changes'
/** PostgreSQL's backend pids of such connections of this process. */
export const ownListeners = new Set<number>()

/**
 * Notifies every process of the installation of changes. `publish` runs in the writer's transaction, so a rollback announces nothing. The writer's own
 * process is notified by `tell` right after the commit, and again by the notification.
 */
export class Changes {
  readonly #listeners = new Set<Listener>()
  readonly #url: string
  readonly #onError: (error: unknown) => void
  #client: pg.Client | undefined
  #stopped = false
  #backend: number | undefined

  constructor(databaseUrl: string, onError: (error: unknown) => void) {
    this.#url = databaseUrl
    this.#onError = onError
  }

  onChange(listener: Listener): void {
    this.#listeners.add(listener)
  }

  tell(change: Change): void {
    for (const listener of this.#listeners) listener(change)
  }

  /** Listens until `stop`. After a broken connection everything counts as changed, since notifications may have been missed. */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: LISTENER_NAME, keepAlive: true })
    this.#client = client
    client.on('notification', message => {
      const change = parseChange(message.payload)
      if (change) this.tell(change)
    })
    client.on('error', this.#onError)
    client.on('end', () => void this.#again().catch(this.#onError))
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // After a restart of PostgreSQL the old number may be another process's.
    if (this.#backend) ownListeners.delete(this.#backend)
    this.#backend = rows[0]?.pid
    if (this.#backend) ownListeners.add(this.#backend)
    await client.query(`listen ${CHANNEL}`)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#client?.end().catch(() => {})
  }

  async #again(): Promise<void> {
    for (let tries = 0; !this.#stopped; tries++) {
      await wait(Math.min(200 * 2 ** tries, 5000), undefined, { ref: false })
      if (this.#stopped) return
      try {
        await this.start()
        this.tell({ tenantId: null, tags: ['*'] })
        return
      } catch (error) {
        this.#client?.removeAllListeners('end')
        this.#onError(error)
      }
    }
  }
}

/** Notifies all processes of the change when the transaction of `db` commits. */
export async function publishChange(db: Db, change: Change): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`.execute(db)
}

function parseChange(payload: string | undefined): Change | undefined {
  try {
    const value: unknown = JSON.parse(payload ?? '')
    if (typeof value !== 'object' || value === null || !('tags' in value) || !Array.isArray(value.tags)) return undefined
    const tenantId = 'tenantId' in value && typeof value.tenantId === 'string' ? value.tenantId : null
    return { tenantId, tags: value.tags.filter(tag => typeof tag === 'string') }
  } catch {
    return undefined
  }
}
