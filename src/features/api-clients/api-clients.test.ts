import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { eraseMember } from '#features/privacy/erase.server.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import {
  changeApiClient,
  createApiClient,
  getApiClient,
  listApiClients,
  MAX_API_CLIENTS,
  type NewApiClient,
  renewApiClientSecret,
  revokeApiClient,
} from './api-clients.server.ts'
import { createClient, findTokenHolder, issueClientToken, issueSiteToken } from './app-tokens.server.ts'

const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let viewer: Viewer

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  viewer = await admin.viewer()
})
beforeEach(async () => {
  await database.pool.query('delete from app_clients')
  await database.pool.query('delete from audit_log')
})

const after = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)
const make = (input: Partial<NewApiClient> = {}, { as = viewer, of = mine, now = TEST_NOW } = {}) =>
  database.asTenant(of, ctx => createApiClient(ctx, { id: newId(), name: 'Absensi', scopes: ['content:write'], ...input }), {
    viewer: as,
    now,
  })
const renew = (id: string, { as = viewer, of = mine } = {}) => database.asTenant(of, ctx => renewApiClientSecret(ctx, id), { viewer: as })
const change = (id: string, input: Partial<Omit<NewApiClient, 'id'>> = {}, { as = viewer, of = mine } = {}) =>
  database.asTenant(of, ctx => changeApiClient(ctx, id, { name: 'Absensi', scopes: ['content:write'], ...input }), { viewer: as })
const revoke = (id: string, { as = viewer, of = mine } = {}) => database.asTenant(of, ctx => revokeApiClient(ctx, id), { viewer: as })
const list = () => database.asTenant(mine, listApiClients, { viewer })
const tokenOf = (client: { id: string; secret: string }, of = mine, scopes = ['content:write', 'settings:write']) =>
  database.asTenant(of, async ctx => (await issueClientToken(ctx, { ...client, scopes })).token)
const holderOf = (token: string, of = mine) => database.asTenant(of, ctx => findTokenHolder(ctx, token))
const audit = async () =>
  (
    await database.pool.query<{ act: string; subject: string; details: object; actor: string }>(
      'select act, subject, details, actor from audit_log order by at, id',
    )
  ).rows

describe('API clients of a tenant', () => {
  it('are the business of staff alone: others are refused at each of the commands, and nothing happens', async () => {
    const { id, secret } = await make()
    const others = await outsiders(database, mine)
    const apiClient: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['settings:write', 'webhooks:write', 'api-clients.manage'] }
    for (const [as, status] of [...others, [apiClient, 403] as const]) {
      const refused = { status }
      await expect(database.asTenant(mine, listApiClients, { viewer: as })).rejects.toMatchObject(refused)
      await expect(database.asTenant(mine, ctx => getApiClient(ctx, id), { viewer: as })).rejects.toMatchObject(refused)
      await expect(make({ name: 'Lain' }, { as })).rejects.toMatchObject(refused)
      await expect(change(id, { name: 'Lain' }, { as })).rejects.toMatchObject(refused)
      await expect(change(id, { name: '', scopes: ['x'] }, { as })).rejects.toMatchObject(refused)
      await expect(renew(id, { as })).rejects.toMatchObject(refused)
      await expect(revoke(id, { as })).rejects.toMatchObject(refused)
    }
    expect(await list()).toMatchObject([{ name: 'Absensi', scopes: ['content:write'] }])
    expect(await tokenOf({ id, secret })).toMatch(/^app_/)
    expect(await audit()).toHaveLength(1)
  })

  it('of another tenant are not there', async () => {
    const { id, secret } = await make()
    const as = await (await enrol(database, theirs, 'Admin sana', ['admin'])).viewer()
    expect(await database.asTenant(theirs, listApiClients, { viewer: as })).toEqual([])
    for (const act of [renew, revoke]) await expect(act(id, { as, of: theirs })).rejects.toMatchObject({ status: 404 })
    await expect(change(id, { name: 'Dirampas' }, { as, of: theirs })).rejects.toMatchObject({ status: 404 })
    await expect(tokenOf({ id, secret }, theirs)).rejects.toMatchObject({ status: 401 })
    for (const made of ['', 'x', '1 or 1=1', newId()])
      for (const act of [revoke, change]) await expect(act(made)).rejects.toMatchObject({ status: 404 })
  })

  it('get no scope that is unknown', async () => {
    for (const scope of ['apps:manage', 'admin', 'toString', '__proto__', ''])
      await expect(make({ scopes: ['content:write', scope] })).rejects.toMatchObject({ status: 422, code: 'ScopeUnknown' })
    expect(await list()).toEqual([])
  })

  it('have a name of 1 to 60 characters, which no other has', async () => {
    for (const name of ['', '   ', '\u0000\u200b', 'x'.repeat(61), 'x'.repeat(10_000), ' '.repeat(10_000)])
      await expect(make({ name })).rejects.toMatchObject({ status: 422, code: 'AppNameLength', problems: [{ path: 'name' }] })
    await make({ name: '  Aplikasi\u0000 <b>Absensi</b>  ' })
    expect((await list())[0]?.name).toBe('Aplikasi <b>Absensi</b>')
    await expect(make({ name: 'aplikasi <b>absensi</b>' })).rejects.toMatchObject({ status: 409, code: 'AppNameTaken' })
    expect(await list()).toHaveLength(1)
  })

  it(`are at most ${MAX_API_CLIENTS}`, async () => {
    for (let at = 1; at < MAX_API_CLIENTS; at++) await database.asTenant(mine, ctx => createClient(ctx, `app ${at}`, []))
    const last = await make({ name: 'terakhir' })
    await expect(make({ name: 'kebanyakan' })).rejects.toMatchObject({ status: 409, code: 'TooManyApps' })
    await revoke(last.id)
    await make({ name: 'lagi' })
  })

  it('are made once by a form that is sent twice, and the secret that is shown last is the one that counts', async () => {
    const id = newId()
    const sent = await Promise.all([make({ id }), make({ id }), make({ id })])
    expect(await list()).toHaveLength(1)
    const good = await Promise.allSettled(sent.map(client => tokenOf(client)))
    expect(good.filter(one => one.status === 'fulfilled')).toHaveLength(1)
    expect((await audit()).map(row => row.act)).toEqual(['client.created'])
  })

  it('are not given a new secret by an old form, by one with other fields, or by somebody else’s', async () => {
    const id = newId()
    const other = await (await enrol(database, mine, 'Ben', ['admin'])).viewer()
    const { secret } = await make({ id })
    const used = { status: 409, code: 'AppFormUsed' }
    await expect(make({ id }, { now: after(60) })).rejects.toMatchObject(used)
    await expect(make({ id, scopes: ['content:write', 'mail:send'] })).rejects.toMatchObject(used)
    await expect(make({ id, name: 'Lain' })).rejects.toMatchObject(used)
    await expect(make({ id }, { as: other })).rejects.toMatchObject(used)
    await tokenOf({ id, secret })
    await expect(make({ id })).rejects.toMatchObject(used)
    await revoke(id)
    await expect(make({ id })).rejects.toMatchObject(used)
  })

  it('are listed with who made them, when they last took a token, and never a secret', async () => {
    const client = await make({ scopes: ['mail:send', 'content:write', 'content:write'] })
    await database.asTenant(mine, ctx => createClient(ctx, 'perintah', []), { now: after(1) })
    await tokenOf(client)
    const clients = await list()
    expect(clients).toEqual([
      {
        id: client.id,
        name: 'Absensi',
        scopes: ['content:write', 'mail:send'],
        createdAt: TEST_NOW,
        createdBy: 'Ani',
        lastTokenAt: TEST_NOW,
      },
      expect.objectContaining({ name: 'perintah', createdBy: null, lastTokenAt: null }),
    ])
    const { rows } = await database.pool.query('select c::text as text from app_clients c')
    expect(JSON.stringify([clients, rows, await audit()])).not.toContain(client.secret)
  })

  it('stay when who made them is erased, without the name', async () => {
    const maker = await enrol(database, mine, 'Candra', ['admin'])
    await make({}, { as: await maker.viewer() })
    await database.asTenant(mine, ctx => eraseMember(ctx, { id: maker.id, name: 'Candra' }))
    expect(await list()).toMatchObject([{ name: 'Absensi', createdBy: null }])
  })
})

describe('an API client that is changed', () => {
  it('keeps its name and scopes where what is given is refused', async () => {
    const { id } = await make()
    const other = await make({ name: 'Lain' })
    for (const name of ['', ' \u0000 ', 'x'.repeat(61), 'x'.repeat(10_000)])
      await expect(change(id, { name })).rejects.toMatchObject({ status: 422, code: 'AppNameLength', problems: [{ path: 'name' }] })
    for (const scope of ['apps:manage', 'toString', ''])
      await expect(change(id, { scopes: [scope] })).rejects.toMatchObject({ status: 422, code: 'ScopeUnknown' })
    await expect(change(id, { name: 'LAIN' })).rejects.toMatchObject({ status: 409, code: 'AppNameTaken' })
    expect((await list()).map(client => [client.name, client.scopes])).toEqual([
      ['Absensi', ['content:write']],
      ['Lain', ['content:write']],
    ])
    await revoke(other.id)
    await change(id, { name: 'LAIN' })
    await expect(change(other.id)).rejects.toMatchObject({ status: 404 })
  })

  it('takes a scope from the tokens that are out, of this API client and tenant alone, and leaves them what else they may', async () => {
    const scopes = ['content:write', 'settings:write']
    const [client, other] = [await make({ scopes }), await make({ name: 'Lain', scopes })]
    const [token, narrow, kept] = [await tokenOf(client), await tokenOf(client, mine, []), await tokenOf(other)]
    database.announced.length = 0
    await change(client.id, { name: 'Absensi baru', scopes: ['settings:write', 'mail:send'] })
    expect(database.announced).toEqual(['tokens'])
    expect([await holderOf(token), await holderOf(narrow), await holderOf(kept)]).toEqual([
      { clientId: client.id, scopes: ['settings:write'] },
      { clientId: client.id, scopes: [] },
      { clientId: other.id, scopes },
    ])
    expect((await holderOf(await tokenOf(client)))?.scopes).toEqual(['settings:write'])
    expect(await list()).toMatchObject([{ name: 'Absensi baru', scopes: ['settings:write', 'mail:send'] }, { name: 'Lain' }])
    expect((await audit()).at(-1)).toEqual({
      act: 'client.changed',
      subject: client.id,
      details: { name: 'Absensi baru', was: 'Absensi', added: ['mail:send'], taken: ['content:write'] },
      actor: `Ani <${admin.email}>`,
    })
    await change(client.id, { scopes: [] })
    expect(await holderOf(token)).toEqual({ clientId: client.id, scopes: [] })
  })

  it('gives a new scope to tokens that are taken from then on, and does nothing where nothing is other than before', async () => {
    const client = await make()
    const token = await tokenOf(client)
    database.announced.length = 0
    await change(client.id, { scopes: ['settings:write', 'content:write', 'content:write'] })
    expect((await holderOf(token))?.scopes).toEqual(['content:write'])
    expect((await holderOf(await tokenOf(client)))?.scopes).toEqual(['content:write', 'settings:write'])
    await change(client.id, { scopes: ['content:write', 'settings:write'] })
    expect(database.announced).toEqual([])
    expect((await audit()).map(row => row.act)).toEqual(['client.created', 'client.changed'])
  })

  it('leaves no token behind with a scope that was taken away while the token was being taken', async () => {
    const client = await make()
    for (let round = 0; round < 10; round++) {
      await change(client.id)
      const [token] = await Promise.all([tokenOf(client), change(client.id, { scopes: [] })])
      expect(await holderOf(token)).toEqual({ clientId: client.id, scopes: [] })
    }
  })

  it('gives the scopes of before to no token that is taken while the change is under way', async () => {
    const client = await make()
    const [changed, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const work = async (ctx: Ctx) => {
      await changeApiClient(ctx, client.id, { name: 'Absensi', scopes: [] })
      changed.resolve()
      await mayEnd.promise
    }
    const changing = database.asTenant(mine, work, { viewer })
    await changed.promise
    const taking = tokenOf(client)
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1)
    mayEnd.resolve()
    await changing
    expect(await holderOf(await taking)).toEqual({ clientId: client.id, scopes: [] })
  })

  it('has its new name once, where two API clients are given the same at once', async () => {
    const [one, other] = [await make({ name: 'Satu' }), await make({ name: 'Dua' })]
    const sent = await Promise.allSettled([change(one.id, { name: 'Sama' }), change(other.id, { name: 'sama' }), make({ name: 'SAMA' })])
    expect(sent.map(one => one.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })
})

describe('a new secret', () => {
  it('ends the old one and the tokens that were taken with it, at this tenant and of this API client alone', async () => {
    const [client, other] = [await make(), await make({ name: 'Lain' })]
    const [old, kept] = [await tokenOf(client), await tokenOf(other)]
    const site = (await database.asTenant(mine, issueSiteToken)).token
    database.announced.length = 0
    const secret = await renew(client.id)
    expect(secret).not.toBe(client.secret)
    expect(await holderOf(old)).toBeUndefined()
    expect([await holderOf(kept), await holderOf(site)]).toMatchObject([{ clientId: other.id }, { clientId: null }])
    expect(database.announced).toEqual(['tokens'])
    await expect(tokenOf(client)).rejects.toMatchObject({ status: 401 })
    expect(await holderOf(await tokenOf({ id: client.id, secret }))).toEqual({ clientId: client.id, scopes: ['content:write'] })
    expect(await audit()).toMatchObject([
      { act: 'client.created' },
      { act: 'client.created' },
      { act: 'client.secret-renewed', subject: client.id, details: { name: 'Absensi' }, actor: `Ani <${admin.email}>` },
    ])
    expect(JSON.stringify(await audit())).not.toContain(secret)
  })

  it('leaves no token behind that was being taken with the old one at that moment', async () => {
    for (let round = 0; round < 10; round++) {
      const client = await make({ name: `Balapan ${round}` })
      const [token] = await Promise.allSettled([tokenOf(client), renew(client.id)])
      if (token.status === 'fulfilled') expect(await holderOf(token.value)).toBeUndefined()
      else expect(token.reason).toMatchObject({ status: 401 })
    }
  })
})

describe('an API client that is revoked', () => {
  it('takes no token, has none left, is on no list, and is not revoked twice', async () => {
    const client = await make()
    const token = await tokenOf(client)
    database.announced.length = 0
    await revoke(client.id)
    expect(await holderOf(token)).toBeUndefined()
    expect(database.announced).toEqual(['tokens'])
    await expect(tokenOf(client)).rejects.toMatchObject({ status: 401 })
    expect(await list()).toEqual([])
    for (const act of [revoke, renew]) await expect(act(client.id)).rejects.toMatchObject({ status: 404 })
    expect((await audit()).map(row => [row.act, row.subject])).toEqual([
      ['client.created', client.id],
      ['client.revoked', client.id],
    ])
    await make()
  })
})
