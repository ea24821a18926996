import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Ctx, createCtx, type Tag } from '../context.ts'
import { newId, type TenantId, toTenantId } from '../db/ids.ts'
import { createPool } from '../db/pool.ts'
import { openScope } from '../db/scope.ts'

export interface TestDatabase {
  url: string
  pool: pg.Pool
  /** Creates a tenant with the host `{slug}.localhost` and default settings, without maintenance. */
  createTenant(slug?: string): Promise<TenantId>
  /** Runs `work` as one request of the tenant and commits. Its announcements are added to `announced`. */
  asTenant<T>(tenantId: TenantId, work: (ctx: Ctx) => Promise<T>, options?: Partial<Pick<Ctx, 'viewer' | 'now' | 'lang'>>): Promise<T>
  /** Tags that committed requests announced, in order. */
  announced: Tag[]
}

export const TEST_NOW = new Date('2026-08-17T03:00:00Z')

/** Returns the same database with requests of now in place of `TEST_NOW`: calls and pages have no clock but the machine's. */
export function atPresent(database: TestDatabase): TestDatabase {
  return { ...database, asTenant: (tenantId, work, options) => database.asTenant(tenantId, work, { now: new Date(), ...options }) }
}

/** Creates a database for a test file, cloned from the template, and drops it afterwards. Call it at the top of the file. */
export function openTestDatabase(): TestDatabase {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = new URL(inject('templateUrl'))
  const url = new URL(template)
  url.pathname = `/${name}`
  const pool = createPool(url.href, 4, () => {})
  const announced: Tag[] = []
  let siteId = 1000

  beforeAll(async () => {
    await onServer(`create database ${name} template ${template.pathname.slice(1)}`)
  })
  afterAll(async () => {
    await pool.end()
    await onServer(`drop database if exists ${name} with (force)`)
  })

  async function onServer(statement: string) {
    const server = new URL(template)
    server.pathname = '/postgres'
    const admin = createPool(server.href, 1, () => {})
    try {
      // If two files clone the template at the same moment, one of them finds it in use.
      for (let tries = 1; ; tries++) {
        try {
          await admin.query(statement)
          return
        } catch (error) {
          if (tries === 20 || !(error instanceof Error && 'code' in error && error.code === '55006')) throw error
          await new Promise(done => setTimeout(done, 100))
        }
      }
    } finally {
      await admin.end()
    }
  }

  return {
    url: url.href,
    pool,
    announced,
    async createTenant(slug = `t${siteId + 1}`) {
      const id = toTenantId(newId())
      siteId++
      await pool.query('insert into directory.tenants (id, slug, site_id, name) values ($1, $2, $3, $2)', [id, slug, siteId])
      await pool.query('insert into directory.hosts (host, tenant_id, is_primary) values ($1, $2, true)', [`${slug}.localhost`, id])
      await pool.query(
        `insert into site_settings (tenant_id, key, value) values ($1, 'isMaintenance', 'false'), ($1, 'title', to_jsonb($2::text))`,
        [id, slug],
      )
      return id
    },
    async asTenant(tenantId, work, options = {}) {
      const scope = openScope(pool, { tenantId })
      const tags: Tag[] = []
      try {
        const ctx = createCtx({
          db: scope.db,
          tenantId,
          viewer: options.viewer ?? { kind: 'nobody' },
          log: pino({ level: 'silent' }),
          now: options.now ?? TEST_NOW,
          ...(options.lang && { lang: options.lang }),
          announce: tag => tags.push(tag),
        })
        const result = await work(ctx)
        await scope.commit()
        announced.push(...tags)
        return result
      } catch (error) {
        await scope.rollback()
        throw error
      }
    },
  }
}
