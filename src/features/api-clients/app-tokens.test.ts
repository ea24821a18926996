import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createClient, findTokenHolder, issueClientToken, issueSiteToken, revokeToken } from './app-tokens.server.ts'
import { removeExpiredTokens } from './jobs.ts'

const database = openTestDatabase()
const log = pino({ level: 'silent' })

describe('app tokens', () => {
  it('are refused for a wrong id, a wrong secret and a client of another tenant', async () => {
    const [mine, theirs] = [await database.createTenant(), await database.createTenant()]
    const client = await database.asTenant(mine, ctx => createClient(ctx, 'app', ['content:write']))
    const ask = (tenant: typeof mine, id: string, secret: string) =>
      database.asTenant(tenant, ctx => issueClientToken(ctx, { id, secret, scopes: [] }))
    await expect(ask(mine, client.id, 'wrong')).rejects.toMatchObject({ status: 401 })
    await expect(ask(mine, '01980000-0000-7000-a000-000000000000', client.secret)).rejects.toMatchObject({ status: 401 })
    await expect(ask(theirs, client.id, client.secret)).rejects.toMatchObject({ status: 401 })
  })

  it('hold the scopes that were asked for and that the client has, for 23 hours, and only their hash is kept', async () => {
    const tenantId = await database.createTenant()
    const client = await database.asTenant(tenantId, ctx => createClient(ctx, 'app', ['content:write']))
    const issued = await database.asTenant(tenantId, ctx =>
      issueClientToken(ctx, { ...client, scopes: ['content:write', 'settings:write'] }),
    )
    const now = new Date('2026-08-17T03:00:00Z')
    expect(issued.scopes).toEqual(['content:write'])
    expect(issued.expiresAt.getTime() - now.getTime()).toBe(23 * 3_600_000)
    const holderAt = (at: Date) => database.asTenant(tenantId, ctx => findTokenHolder(ctx, issued.token), { now: at })
    expect(await holderAt(new Date(issued.expiresAt.getTime() - 1))).toEqual({
      clientId: client.id,
      scopes: ['content:write'],
    })
    expect(await holderAt(issued.expiresAt)).toBeUndefined()
    const { rows } = await database.pool.query('select t::text as text from app_tokens t')
    expect(JSON.stringify(rows)).not.toContain(issued.token)
  })

  it('are worth nothing on another tenant, after they are revoked, or when they are made up', async () => {
    const [mine, theirs] = [await database.createTenant(), await database.createTenant()]
    const { token } = await database.asTenant(mine, issueSiteToken)
    expect(await database.asTenant(theirs, ctx => findTokenHolder(ctx, token))).toBeUndefined()
    await database.asTenant(mine, ctx => revokeToken(ctx, token))
    expect(await database.asTenant(mine, ctx => findTokenHolder(ctx, token))).toBeUndefined()
    for (const made of ['', 'app_x', "app_' or 1=1", 'x'.repeat(10_000)]) {
      expect(await database.asTenant(mine, ctx => findTokenHolder(ctx, made))).toBeUndefined()
    }
  })

  it('are removed by the nightly job once they ran out', async () => {
    const tenantId = await database.createTenant()
    await database.asTenant(tenantId, issueSiteToken, { now: new Date(Date.now() - 24 * 3_600_000) })
    await database.asTenant(tenantId, issueSiteToken, { now: new Date() })
    await removeExpiredTokens.run({ pool: database.pool, log })
    const { rows } = await database.pool.query('select count(*)::int as n from app_tokens where tenant_id = $1', [tenantId])
    expect(rows).toEqual([{ n: 1 }])
  })
})
