import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { DatabaseAway } from './away.ts'
import { createPool } from './pool.ts'
import { type Db, openScope, type ScopeOf, withScope } from './scope.ts'

const database = openTestDatabase()

describe('a scope', () => {
  it('refuses to write another tenant’s row', async () => {
    const mine = await database.createTenant()
    const theirs = await database.createTenant()
    const write = database.asTenant(mine, ctx =>
      ctx.db.insertInto('site_settings').values({ tenant_id: theirs, key: 'x', value: '1' }).execute(),
    )
    await expect(write).rejects.toMatchObject({ code: '42501' })
  })

  it('shows only its own tenant’s rows, even without a where', async () => {
    const mine = await database.createTenant()
    await database.createTenant()
    const rows = await database.asTenant(mine, ctx => ctx.db.selectFrom('site_settings').select('tenant_id').distinct().execute())
    expect(rows).toEqual([{ tenant_id: mine }])
  })

  it('runs no statement once it is over', async () => {
    const tenantId = await database.createTenant()
    const scope = openScope(database.pool, { tenantId })
    await sql`select 1`.execute(scope.db)
    await scope.commit()
    await expect(sql`select 1`.execute(scope.db)).rejects.toThrow('the request is over')
  })

  it('takes no connection where no statement runs', async () => {
    const scope = openScope(database.pool, { tenantId: await database.createTenant() })
    await scope.commit()
    expect(scope.statements()).toBe(0)
  })

  it('says so where a failed transaction is committed, and gives the connection back clean', async () => {
    const tenantId = await database.createTenant()
    const scope = openScope(database.pool, { tenantId })
    await expect(sql`select 1/0`.execute(scope.db)).rejects.toThrow('division by zero')
    await expect(scope.commit()).rejects.toThrow('rolled back')
    const { rows } = await database.pool.query(
      "select current_user = session_user as same, coalesce(current_setting('app.tenant_id', true), '') as tenant",
    )
    expect(rows).toEqual([{ same: true, tenant: '' }])
  })

  it('sends a last statement with the commit, and keeps nothing where that fails', async () => {
    const tenantId = await database.createTenant()
    const keysOf = async () =>
      (await database.asTenant(tenantId, ctx => ctx.db.selectFrom('site_settings').select('key').execute())).map(one => one.key)
    const closing = async (key: string, value: string, first?: string) => {
      const scope = openScope(database.pool, { tenantId })
      if (first) await sql`insert into site_settings (tenant_id, key, value) values (${tenantId}, ${first}, '1')`.execute(scope.db)
      await scope.commit(
        sql`insert into site_settings (tenant_id, key, value) values (${tenantId}, ${key}, ${value}::jsonb)`.compile(scope.db),
      )
      return scope.statements()
    }
    expect([await closing('lastAlone', '1'), await closing('last', '1', 'first')]).toEqual([1, 2])
    await expect(closing('broken', 'no JSON', 'beforeBroken')).rejects.toMatchObject({ code: '22P02' })
    const kept = await keysOf()
    expect(kept).toEqual(expect.arrayContaining(['lastAlone', 'last', 'first']))
    expect(kept).not.toContain('beforeBroken')
  })

  it('that starts again while statements are on their way runs none of them without its tenant, and leaves no connection open', async () => {
    const tenantId = await database.createTenant()
    for (let turns = 0; turns < 20; turns++) {
      const scope = openScope(database.pool, { tenantId })
      const tenantOf = () => sql<{ id: string | null }>`select current_setting('app.tenant_id', true) as id`.execute(scope.db)
      await tenantOf()
      const late = tenantOf().catch(() => undefined)
      // The statement is somewhere between its builder and the socket.
      for (let turn = 0; turn < turns; turn++) await Promise.resolve()
      const again = scope.startAgain()
      const after = tenantOf()
      await again
      for (const result of [await late, await after, await tenantOf()]) if (result) expect(result.rows).toEqual([{ id: tenantId }])
      await scope.commit()
    }
    const open = () =>
      database.pool.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
      )
    await expect.poll(async () => (await open()).rows).toEqual([{ n: 0 }])
  })

  it('rolls back what it did when the work throws', async () => {
    const tenantId = await database.createTenant()
    const work = withScope(database.pool, { tenantId }, async db => {
      await db.deleteFrom('site_settings').where('tenant_id', '=', tenantId).execute()
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect(await database.asTenant(tenantId, ctx => ctx.db.selectFrom('site_settings').select('key').execute())).not.toHaveLength(0)
  })

  it('lets the system read across tenants, and write none of their rows', async () => {
    const tenantId = await database.createTenant()
    const rows = await withScope(database.pool, { system: 'due-content' }, db =>
      db.selectFrom('site_settings').select('tenant_id').where('tenant_id', '=', tenantId).execute(),
    )
    expect(rows).not.toHaveLength(0)
    const write = withScope(database.pool, { system: 'due-content' }, db =>
      db.deleteFrom('site_settings').where('tenant_id', '=', tenantId).execute(),
    )
    await expect(write).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a scope’s transaction', () => {
  const settingsOf = async (db: Db) => {
    const { rows } = await sql<Record<string, string>>`select current_user as role, current_setting('app.tenant_id', true) as tenant,
      current_setting('app.system_reason', true) as reason, current_setting('statement_timeout') as timeout,
      current_setting('max_parallel_workers_per_gather') as workers,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('transaction_timeout') as whole`.execute(db)
    return rows[0]
  }
  const open = async (of: ScopeOf, options?: { timeoutSeconds?: number }) => await withScope(database.pool, of, settingsOf, options)

  it('is its tenant’s, with a time limit and one process of PostgreSQL', async () => {
    const tenantId = await database.createTenant()
    expect(await open({ tenantId })).toMatchObject({
      role: 'app_rw',
      tenant: tenantId,
      timeout: '15s',
      workers: '0',
      idle: '15s',
      whole: '1min',
    })
    expect(await open({ tenantId }, { timeoutSeconds: 3 })).toMatchObject({ timeout: '3s', whole: '12s' })
  })

  it.each([
    ['idles', { timeoutSeconds: 15 }, `set local idle_in_transaction_session_timeout = '50ms'`],
    ['lasts', { timeoutSeconds: 0.05 }, 'select 1'],
  ])('that %s too long is ended, and gives its connection back', async (_what, options, first) => {
    const pool = createPool(database.url, 1, () => {})
    try {
      const tenantId = await database.createTenant()
      const slow = async (db: Db) => {
        await sql.raw(first).execute(db)
        await new Promise(done => setTimeout(done, 400))
        await sql`select 1`.execute(db)
      }
      await expect(withScope(pool, { tenantId }, slow, options)).rejects.toBeInstanceOf(DatabaseAway)
      expect(await withScope(pool, { tenantId }, settingsOf)).toMatchObject({ idle: '15s' })
    } finally {
      await pool.end()
    }
  })

  it('of one tenant leaves connections to the others, whatever holds its own', async () => {
    const pool = createPool(database.url, 5, () => {})
    const [mine, other] = [await database.createTenant(), await database.createTenant()]
    const scopes = Array.from({ length: 9 }, () => openScope(pool, { tenantId: mine }))
    const held = scopes.map(scope => sql`select 1`.execute(scope.db))
    try {
      await Promise.all(held.slice(0, 4))
      pool.options.connectionTimeoutMillis = 1000
      expect(await withScope(pool, { tenantId: other }, settingsOf)).toMatchObject({ tenant: other })
    } finally {
      for (const scope of scopes) await scope.rollback()
      await Promise.allSettled(held)
      await pool.end()
    }
  })

  it('is the public’s of one tenant, or the system’s for a reason, by a role of its own', async () => {
    const tenantId = await database.createTenant()
    expect(await open({ anonymousOf: tenantId })).toMatchObject({ role: 'app_anon', tenant: tenantId })
    const system = await open({ system: 'due-mail' })
    expect([system?.['role'], system?.['reason']]).toEqual(['app_system', 'due-mail'])
  })

  it('counts statements, and not what opens and ends it', async () => {
    const tenantId = await database.createTenant()
    const scope = openScope(database.pool, { tenantId })
    await Promise.all([sql`select 1`.execute(scope.db), sql`select 2`.execute(scope.db)])
    await scope.startAgain()
    await sql`select 3`.execute(scope.db)
    await scope.commit()
    await scope.commit()
    await scope.rollback()
    await scope.startAgain()
    expect(scope.statements()).toBe(3)
  })

  it('keeps what was written after it restarted, and nothing from before', async () => {
    const tenantId = await database.createTenant()
    const scope = openScope(database.pool, { tenantId })
    const write = (key: string) => scope.db.insertInto('site_settings').values({ tenant_id: tenantId, key, value: '1' }).execute()
    await scope.startAgain()
    await write('sebelum')
    await scope.startAgain()
    await write('sesudah')
    await scope.commit()
    const { rows } = await database.pool.query("select key from site_settings where tenant_id = $1 and key like 'se%'", [tenantId])
    expect(rows).toEqual([{ key: 'sesudah' }])
  })

  it('says how many rows a statement has changed', async () => {
    const tenantId = await database.createTenant()
    await withScope(database.pool, { tenantId }, async db => {
      const changed = await db.updateTable('site_settings').set({ value: '2' }).where('tenant_id', '=', tenantId).executeTakeFirst()
      expect(changed.numUpdatedRows).toBe(2n)
      const { numAffectedRows } = await sql`select 1`.execute(db)
      expect(numAffectedRows).toBeUndefined()
    })
  })

  it('is one: none within it, and no stream out of it', async () => {
    const tenantId = await database.createTenant()
    await withScope(database.pool, { tenantId }, async db => {
      await expect(db.transaction().execute(async () => {})).rejects.toThrow('one transaction')
      await expect(async () => {
        for await (const _ of db.selectFrom('site_settings').select('key').stream());
      }).rejects.toThrow('short scopes')
    })
  })

  it('prepares its statements, but not those that a caller has made', async () => {
    const tenantId = await database.createTenant()
    const prepared = (mark: string) => async (db: Db) => {
      await sql.raw(`select '${mark}'`).execute(db)
      const { rows } = await sql<{
        n: number
      }>`select count(*)::int as n from pg_prepared_statements where statement = ${`select '${mark}'`}`.execute(db)
      return rows[0]?.n
    }
    expect(await withScope(database.pool, { tenantId }, prepared('ours'))).toBe(1)
    expect(await withScope(database.pool, { anonymousOf: tenantId }, prepared('theirs'))).toBe(0)
    expect(await withScope(database.pool, { tenantId }, prepared('x'.repeat(20_000)))).toBe(0)
  })

  it('gives every connection back, whatever its end', async () => {
    const tenantId = await database.createTenant()
    for (let turn = 0; turn < 6; turn++) {
      const [one, two, three] = [1, 2, 3].map(() => openScope(database.pool, { tenantId }))
      await Promise.all([one, two, three].map(async scope => await sql`select 1`.execute(scope?.db ?? never())))
      await Promise.all([one?.commit(), two?.rollback(), three?.startAgain()])
    }
    expect([database.pool.idleCount, database.pool.waitingCount]).toEqual([database.pool.totalCount, 0])
  })
})

function never(): never {
  throw new Error('there are three scopes')
}

describe('the schema', () => {
  it('protects every tenant’s table by a forced policy, and starts its keys with the tenant', async () => {
    const { rows: tables } = await database.pool.query<{ name: string; forced: boolean; policies: number }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polroles <> array['app_anon'::regrole::oid]) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p')`)
    expect(tables.length).toBeGreaterThan(10)
    for (const table of tables) expect(table).toMatchObject({ forced: true, policies: 2 })

    const { rows: keys } = await database.pool.query<{ name: string; first: string }>(`
      select k.conrelid::regclass || '.' || k.conname as name, a.attname as first
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where n.nspname = 'public' and k.contype in ('p', 'u', 'f')`)
    expect(keys.filter(key => key.first !== 'tenant_id')).toEqual([])
    const { rows: indexes } = await database.pool.query<{ name: string; first: string }>(`
      select i.indexrelid::regclass::text as name, a.attname as first
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where n.nspname = 'public'`)
    expect(indexes.filter(index => index.first !== 'tenant_id')).toEqual([])
  })
})
