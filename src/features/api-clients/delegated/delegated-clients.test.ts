import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { DELEGATED_SCOPES } from '#kit/scopes.ts'
import type { DelegatedRegistration } from '#page/identity.ts'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { faultOfRedirectUri, parseRedirectUris } from './delegated-client.ts'
import {
  changeDelegatedClient,
  createDelegatedClient,
  findDelegatedScopes,
  getDelegatedClient,
  listDelegatedClients,
  MAX_DELEGATED_CLIENTS,
  type NewDelegatedClient,
  type Registry,
  renewDelegatedSecret,
  revokeDelegatedClient,
} from './delegated-clients.server.ts'

const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let viewer: Viewer
let registry: Registry
let kept: Map<string, DelegatedRegistration>
let isAway = false

const REDIRECT = 'https://contoh.example/kembali'

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  viewer = await admin.viewer()
})
beforeEach(async () => {
  await database.pool.query('delete from delegated_clients')
  await database.pool.query('delete from audit_log')
  kept = new Map()
  isAway = false
  // What the account site itself does with them is tested over the whole product: main/delegated-calls.test.ts.
  const delegated = {
    async put(_site: unknown, client: DelegatedRegistration) {
      if (isAway) throw new Error('the account site is away')
      kept.set(client.id, { ...kept.get(client.id), ...client })
    },
    remove: async (_tenantId: TenantId, id: string) => void kept.delete(id),
  }
  registry = { identity: { delegated }, site: { tenantId: mine, host: 'satu.localhost' } }
})

const make = (input: Partial<NewDelegatedClient> = {}, { as = viewer, of = mine, now = TEST_NOW } = {}) => {
  const whole = { id: newId(), name: 'Absensi', redirectUris: [REDIRECT], scopes: ['account:read'], hasSecret: true, ...input }
  return database.asTenant(of, ctx => createDelegatedClient(ctx, registry, whole), { viewer: as, now })
}
const change = (id: string, input: Partial<NewDelegatedClient>, { as = viewer, of = mine } = {}) => {
  const whole = { name: 'Absensi', redirectUris: [REDIRECT], scopes: ['account:read'], ...input }
  return database.asTenant(of, ctx => changeDelegatedClient(ctx, registry, id, whole), { viewer: as })
}
const revoke = (id: string, { as = viewer, of = mine } = {}) =>
  database.asTenant(of, ctx => revokeDelegatedClient(ctx, registry, id), { viewer: as })
const renew = (id: string, { as = viewer, of = mine } = {}) =>
  database.asTenant(of, ctx => renewDelegatedSecret(ctx, registry, id), { viewer: as })
const list = () => database.asTenant(mine, listDelegatedClients, { viewer })
const acts = async () => (await database.pool.query<{ act: string }>('select act from audit_log order by at, id')).rows.map(row => row.act)

describe('delegated clients', () => {
  it('are the business of staff alone: others are refused at each of the commands, and nothing happens', async () => {
    const { id } = await make()
    const person = viewer.kind === 'person' ? viewer.person : undefined
    const through: Viewer[] = person
      ? [{ kind: 'person', app: { clientId: newId(), scopes: [...DELEGATED_SCOPES] }, person, isDelegated: true }]
      : []
    const all: [Viewer, number][] = [...(await outsiders(database, mine)), ...through.map((one): [Viewer, number] => [one, 403])]
    for (const [as, status] of all) {
      const refused = { status }
      await expect(database.asTenant(mine, listDelegatedClients, { viewer: as })).rejects.toMatchObject(refused)
      await expect(database.asTenant(mine, ctx => getDelegatedClient(ctx, id), { viewer: as })).rejects.toMatchObject(refused)
      await expect(make({ name: 'Lain' }, { as })).rejects.toMatchObject(refused)
      await expect(change(id, { name: '' }, { as })).rejects.toMatchObject(refused)
      await expect(renew(id, { as })).rejects.toMatchObject(refused)
      await expect(revoke(id, { as })).rejects.toMatchObject(refused)
    }
    expect([(await list()).length, kept.size, await acts()]).toEqual([1, 1, ['delegated-client.created']])
  })

  it('of another tenant are not there', async () => {
    const { id } = await make()
    const other = await (await enrol(database, theirs, 'Budi', ['admin'])).viewer()
    const there = { as: other, of: theirs }
    for (const work of [() => change(id, {}, there), () => renew(id, there), () => revoke(id, there)])
      await expect(work()).rejects.toMatchObject({ status: 404 })
    expect(await database.asTenant(theirs, ctx => findDelegatedScopes(ctx, id))).toBeUndefined()
  })

  it('are registered here and at the account site, changed, renewed and revoked, each with a line in the log', async () => {
    const { id, secret } = await make()
    expect(kept.get(id)).toMatchObject({ name: 'Absensi', redirectUris: [REDIRECT], scopes: ['account:read'], secret })
    await change(id, { name: 'Absensi II', scopes: ['content:write'] })
    expect(kept.get(id)).toMatchObject({ name: 'Absensi II', scopes: ['content:write'] })
    expect(await database.asTenant(mine, ctx => findDelegatedScopes(ctx, id))).toEqual(['content:write'])
    expect(await renew(id)).not.toBe(secret)
    await revoke(id)
    expect([kept.size, await list(), await database.asTenant(mine, ctx => findDelegatedScopes(ctx, id))]).toEqual([0, [], undefined])
    expect(await acts()).toEqual(['created', 'changed', 'secret-renewed', 'revoked'].map(one => `delegated-client.${one}`))
  })

  it('are nowhere if the account site does not take them', async () => {
    isAway = true
    await expect(make()).rejects.toThrow('away')
    expect([await list(), await acts()]).toEqual([[], []])
  })

  it('are registered once by a form that is sent twice, and have no secret on people’s devices', async () => {
    const id = newId()
    const [first, second] = [await make({ id }), await make({ id })]
    expect(second.secret).not.toBe(first.secret)
    expect(await acts()).toHaveLength(1)
    await expect(make({ id, name: 'Lain' })).rejects.toMatchObject({ reason: { code: 'AppFormUsed' } })
    const open = await make({ name: 'Ponsel', hasSecret: false })
    expect(open.secret).toBeUndefined()
    await expect(renew(open.id)).rejects.toMatchObject({ reason: { code: 'NoSecret' } })
  })

  it('have a name of their own, at least one redirect URI, scopes that there are, and not without end', async () => {
    await make()
    const refusals = [
      [{}, 'AppNameTaken'],
      [{ name: ' ' }, 'AppNameLength'],
      [{ name: 'B', redirectUris: [] }, 'RedirectNeeded'],
      [{ name: 'B', redirectUris: Array.from({ length: 11 }, (_, n) => `${REDIRECT}${n}`) }, 'RedirectMany'],
      [{ name: 'B', redirectUris: [REDIRECT, 'javascript:alert(1)'] }, 'RedirectScheme'],
      [{ name: 'B', scopes: ['site:manage'] }, 'ScopeUnknown'],
    ] as const
    for (const [input, code] of refusals) await expect(make(input)).rejects.toMatchObject({ reason: { code } })
    for (let n = 1; n < MAX_DELEGATED_CLIENTS; n++) await make({ name: `Aplikasi ${n}` })
    await expect(make({ name: 'Satu lagi' })).rejects.toMatchObject({ status: 409, reason: { code: 'TooManyApps' } })
  })

  it('can’t be registered where another provider stands in the account site’s place', async () => {
    registry = { ...registry, identity: { delegated: null } }
    await expect(make()).rejects.toMatchObject({ status: 409, reason: { code: 'ProviderForeign' } })
  })
})

describe('a redirect URI', () => {
  it.each([
    'https://contoh.example/kembali?dari=situs',
    'http://127.0.0.1/kembali',
    'http://127.0.0.1:8123/kembali',
    'http://[::1]:8123/',
    'id.sekolah.app:/kembali',
    'id.sekolah.app://kembali',
  ])('may be %s', uri => {
    expect(faultOfRedirectUri(uri)).toBeUndefined()
  })

  it.each([
    ['kembali', 'RedirectIncomplete'],
    ['https://*.contoh.example/', 'RedirectIncomplete'],
    ['https://contoh.example/ kembali', 'RedirectIncomplete'],
    [`https://contoh.example/${'a'.repeat(500)}`, 'RedirectIncomplete'],
    ['https://contoh.example/#potongan', 'RedirectExtra'],
    ['https://a:b@contoh.example/', 'RedirectExtra'],
    ['http://contoh.example/', 'RedirectScheme'],
    ['http://localhost:3000/', 'RedirectScheme'],
    ['https://127.0.0.1/', 'RedirectScheme'],
    ['javascript:alert(1)', 'RedirectScheme'],
    ['data:text/html,x', 'RedirectScheme'],
    ['sekolah:/kembali', 'RedirectScheme'],
    ['file:///etc/passwd', 'RedirectScheme'],
  ])('may not be %s', (uri, code) => {
    expect(faultOfRedirectUri(uri)).toMatchObject({ code })
  })

  it('stands on a line of its own', () => {
    expect(parseRedirectUris(' https://a.example/ \r\n\r\nid.b.app:/\nhttps://a.example/')).toEqual(['https://a.example/', 'id.b.app:/'])
  })
})
