import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base32 } from '@better-auth/utils/base32'
import { beforeAll, describe, expect, it } from 'vitest'
import { issueClientToken } from '#features/api-clients/app-tokens.server.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { ROLES } from '#kit/roles.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { seedId } from '../../../db/seed/ids.ts'
import { seedFiles } from '../../../db/seed/media.ts'
import { openTestDemo } from './testing-demo.ts'

/* One demo, from a load that was killed to the start after its file was lost beside a real tenant. The tests build on each other. */
const database = openTestDatabase()
const { start, fileName, readDemo, rows, dataDir } = openTestDemo(database)
const demo = toTenantId(seedId('demo'))

beforeAll(() => loadRegions(database.pool))

const tokenOf = async (of = demo) => {
  const { app } = await readDemo()
  return await database.asTenant(of, ctx => issueClientToken(ctx, { ...app, scopes: ['settings:write'] }), { now: new Date() })
}
const superadmins = async () => (await rows('select subject from directory.superadmins')).length
const clientsAt = async () => new Set((await rows('select tenant_id from app_clients')).map(row => row.tenant_id))

describe('the demo', () => {
  it('is loaded to its end where a load was killed, without the remains', async () => {
    await rows(`insert into directory.demo (state) values ('loading')`)
    for (const [at, slug] of ['demo', 'alpha'].entries())
      await rows('insert into directory.tenants (id, slug, site_id, name) values ($1, $2, $3, $2)', [seedId(slug), slug, 700 + at])
    await rows(`insert into site_settings (tenant_id, key, value) values ($1, 'sisa', '1')`, [demo])
    const notes = await start()
    expect(notes[0]).toMatch(/^demo loaded in /)
    expect(await rows('select state from directory.demo')).toEqual([{ state: 'loaded' }])
    expect(await rows(`select 1 from site_settings where key = 'sisa'`)).toEqual([])
    expect((await rows('select site_id from directory.tenants where site_id >= 700')).length).toBe(0)
    expect((await rows('select 1 from directory.tenants')).length).toBe((await readDemo()).tenants.length)
  }, 240_000)

  it('has the files of its classes in the storage', async () => {
    const kept = await rows(`select tenant_id, id, url_name from uploads where state = 'kept'`)
    expect(kept.length).toBe(seedFiles.size)
    for (const { tenant_id, id, url_name } of kept)
      expect((await stat(join(await dataDir, 'uploads', tenant_id, `${id}.${url_name.split('.').at(-1)}`))).size).toBeGreaterThan(0)
  })

  it('has the figures of each tenant counted by a job', async () => {
    const waiting = await rows(`select data->>'tenantId' as id from jobs.job where name = 'statistics.count' order by 1`)
    expect(waiting).toEqual(await rows('select id::text from directory.tenants order by 1'))
  })

  it('has a login for each role, with a password of its own that nobody guesses', async () => {
    const { logins } = await readDemo()
    expect([...new Set(logins.map(login => login.kind))]).toEqual([...ROLES, 'none'])
    const passwords = logins.map(login => login.password)
    expect(new Set(passwords).size).toBe(logins.length)
    // Four words of 16 bits.
    for (const password of passwords)
      expect(password).toMatch(/^([bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz](-|$)){4}$/)
    expect((await stat(await fileName())).mode & 0o777).toBe(0o600)
    expect(await superadmins()).toBe(1)
  })

  it('has a second factor for the superadmin and two admins, after one without', async () => {
    const { logins } = await readDemo()
    expect(logins.filter(login => login.kind === 'admin').map(login => Boolean(login.totpSecret))).toEqual([false, true, true])
    const protectedOnes = logins.filter(login => login.totpSecret)
    expect(protectedOnes.map(login => login.kind)).toEqual(['superadmin', 'admin', 'admin'])
    for (const { totpSecret = '' } of protectedOnes) expect(base32.decode(totpSecret)).toHaveLength(32)
    const enrolled = await rows(
      'select email, u."twoFactorEnabled" as asked from accounts."user" u join accounts."twoFactor" f on f."userId" = u.id where f.verified',
    )
    // The superadmin is asked on entering a tenant, the admins at sign-in.
    const wanted = protectedOnes.map(({ kind, email }): [string, boolean] => [email, kind === 'admin'])
    expect(new Map(enrolled.map(row => [row.email, row.asked]))).toEqual(new Map(wanted))
  })

  it('shows its logins on a developer’s machine alone', async () => {
    const { logins } = await readDemo()
    const here = await start()
    for (const { password } of logins) expect(here.some(note => note.includes(password))).toBe(true)
    const there = await start({ DEMO: '1', BASE_DOMAIN: 'kelas.example' })
    for (const { password } of logins) expect(there.some(note => note.includes(password))).toBe(false)
    expect(there).toContain(`demo logins: ${await fileName()}`)
  })

  it('has the same logins and API client when its file was lost, in another folder too', async () => {
    const before = await readDemo()
    await rm(await fileName())
    await start()
    expect(await readDemo()).toEqual(before)
    expect((await tokenOf()).scopes).toEqual(['settings:write'])
  })
})

describe('beside a real tenant, a lost file', () => {
  it('makes an API client and logins at the demo’s tenants alone, and no superadmin', async () => {
    const real = await database.createTenant('nyata')
    const { app } = await readDemo()
    await rm(await fileName())
    await rows('delete from app_clients')
    await rows('delete from directory.superadmins')
    await rows(`delete from accounts."user" where email = 'mentor@sanggar.example'`)
    await start({ DEMO: '1' })
    const { tenants } = await readDemo()
    expect(tenants.map(tenant => tenant.tenantId)).not.toContain(real)
    expect(await clientsAt()).toEqual(new Set(tenants.map(tenant => tenant.tenantId)))
    await expect(
      database.asTenant(real, ctx => issueClientToken(ctx, { ...app, scopes: ['settings:write'] }), { now: new Date() }),
    ).rejects.toMatchObject({ status: 401 })
    expect(await rows('select 1 from members where tenant_id = $1', [real])).toEqual([])
    expect(await rows(`select 1 from accounts."user" where email = 'mentor@sanggar.example'`)).toHaveLength(1)
    expect(await superadmins()).toBe(0)
  })

  it('is not made where DEMO is 0', async () => {
    await rm(await fileName())
    await start({ DEMO: '0' })
    await expect(stat(await fileName())).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('is not made by a process with another secret, which does not start', async () => {
    const other = await mkdtemp(join(tmpdir(), 'sanggar-demo-'))
    await expect(start({ DATA_DIR: other })).rejects.toThrow(/secret is missing/)
    await rm(other, { recursive: true })
  })
})
