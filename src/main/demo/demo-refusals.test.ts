import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { isDemoTenant, seedId } from '../../../db/seed/ids.ts'
import { openTestDemo } from './testing-demo.ts'

/* Where the demo writes nothing: with the real checks, accounts and database. */
const database = openTestDatabase()
const { start, fileName, rows } = openTestDemo(database)

const COUNTS = `select (select count(*)::int from directory.tenants) as tenants, (select count(*)::int from accounts."user") as accounts,
  (select count(*)::int from directory.superadmins) as superadmins, (select count(*)::int from app_clients) as clients,
  (select count(*)::int from members) as members, (select count(*)::int from directory.demo) as marks`
const NOTHING = { tenants: 0, accounts: 0, superadmins: 0, clients: 0, members: 0, marks: 0 }
const isWritten = async () =>
  readFile(await fileName()).then(
    () => true,
    () => false,
  )

afterEach(async () => {
  for (const table of ['directory.tenants', 'directory.superadmins', 'directory.demo', 'accounts."user"'])
    await rows(`delete from ${table}`)
})

const addTenant = (slug: string, id: string) =>
  rows('insert into directory.tenants (id, slug, site_id, name) values ($1, $2, (select count(*) + 500 from directory.tenants), $2)', [
    id,
    slug,
  ])
const addAccount = (email: string) =>
  rows(`insert into accounts."user" (id, name, email, "emailVerified") values ($1, 'Siti', $1, true)`, [email])
const addSuperadmin = (subject: string) =>
  rows(`insert into directory.superadmins (issuer, subject) values ('account-site', $1)`, [subject])

describe('an empty database gets no demo', () => {
  it.each([
    ['DEMO=0', { DEMO: '0' }],
    ['DEMO unset, and a domain of its own', { BASE_DOMAIN: 'kelas.example' }],
    ['DEMO=0, and a domain of its own', { DEMO: '0', BASE_DOMAIN: 'kelas.example' }],
  ])('with %s', async (_, settings) => {
    expect(await start(settings)).toEqual([])
    expect(await rows(COUNTS)).toEqual([NOTHING])
    expect(await isWritten()).toBe(false)
  })
})

describe('a database that others have begun gets no demo, whatever DEMO says', () => {
  const begun: [string, () => Promise<unknown>, Partial<typeof NOTHING>][] = [
    ['a tenant with a host', () => database.createTenant('nyata'), { tenants: 1 }],
    ['a tenant without a host', () => addTenant('nyata', '01900000-0000-7000-8000-000000000001'), { tenants: 1 }],
    ['an account', () => addAccount('siti@contoh.id'), { accounts: 1 }],
    ['an account with a demo address', () => addAccount('superadmin@sanggar.example'), { accounts: 1 }],
    ['a superadmin', () => addSuperadmin('siti'), { superadmins: 1 }],
  ]
  it.each(begun)('%s', async (_, begin, there) => {
    await begin()
    for (const settings of [{}, { DEMO: '1' }, { DEMO: '1', BASE_DOMAIN: 'kelas.example' }] as Record<string, string>[]) {
      const notes = await start(settings)
      expect(notes.some(note => note.startsWith('no demo: the database holds'))).toBe(settings['DEMO'] === '1')
      expect(await rows(COUNTS)).toEqual([{ ...NOTHING, ...there }])
      expect(await isWritten()).toBe(false)
    }
  })

  it('a load that was killed, if somebody has come meanwhile: nothing of either is touched', async () => {
    await rows(`insert into directory.demo (state) values ('loading')`)
    await addTenant('demo', seedId('demo'))
    await database.createTenant('nyata')
    expect(await start({ DEMO: '1' })).toEqual([
      expect.stringContaining('begun and not completed'),
      expect.stringContaining('nyata.localhost'),
    ])
    expect(await rows(COUNTS)).toEqual([{ ...NOTHING, tenants: 2, marks: 1 }])
    expect(await isWritten()).toBe(false)
  })

  it('a demo whose logins were taken out', async () => {
    await rows(`insert into directory.demo (state) values ('removed')`)
    await addTenant('demo', seedId('demo'))
    await start({ DEMO: '1' })
    expect(await rows(COUNTS)).toEqual([{ ...NOTHING, tenants: 1, marks: 1 }])
    expect(await isWritten()).toBe(false)
  })
})

describe('the mark of databases that older versions filled', () => {
  async function migrate(): Promise<unknown[]> {
    const text = await readFile('db/migrations/0024_installation.sql', 'utf8')
    await rows('drop table directory.demo; drop function directory.remove_old_audit_log(timestamptz)')
    await rows(text)
    return await rows('select state from directory.demo')
  }

  it('is not set without tenants of the demo’s making, whatever they are called', async () => {
    expect(await migrate()).toEqual([])
    await database.createTenant('demo')
    await addTenant('alkademi', '01900000-0000-7000-8000-000000000001')
    expect(await migrate()).toEqual([])
  })

  it('says that the demo is there, beside others or not', async () => {
    expect(isDemoTenant({ id: seedId('demo'), slug: 'demo' })).toBe(true)
    await addTenant('demo', seedId('demo'))
    await database.createTenant('nyata')
    expect(await migrate()).toEqual([{ state: 'loading' }])
    await rows(`insert into directory.hosts (host, tenant_id, is_primary) values ('demo.localhost', $1, true)`, [seedId('demo')])
    expect(await migrate()).toEqual([{ state: 'loaded' }])
  })
})
