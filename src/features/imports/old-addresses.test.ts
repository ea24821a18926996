import { expect, it } from 'vitest'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { removeRedirect, saveRedirects } from '#features/redirects/commands.server.ts'
import { listRedirectImports, listRedirects } from '#features/redirects/queries.server.ts'
import { MAX_REDIRECTS } from '#features/redirects/redirect.ts'
import { buildSite } from '#features/sites/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { listLostAddresses } from './old-addresses.server.ts'
import { openTestImports } from './tables/testing-tables.ts'
import { wordPressFile } from './testing.ts'

const database = openTestDatabase()
const imports = openTestImports(database)
const { as, read, act, stateOf, query } = imports

const file = (...ids: number[]) =>
  wordPressFile(
    ids.map(id => ({ id, slug: `tulisan-${id}`, title: `Tulisan ${id}`, link: `https://lama.example/2019/${id}/`, categories: ['Blog'] })),
  )
const lostOf = async (id: string) =>
  (await as(ctx => listLostAddresses(ctx, buildSite({ of: imports.tenant() }), id, { limit: 10 }))).map(one => [one.from, one.title])

it('addresses beyond what a site may have are named in the dry run and in the result; the others lead on, and are known as the import’s', async () => {
  await query(`insert into redirects (tenant_id, from_path, to_address, created_at)
    select $1, '/penuh-' || n, '/About', now() from generate_series(1, ${MAX_REDIRECTS - 2}) n`)
  const id = await read('wordpress', file(11, 12, 13, 14))
  expect((await stateOf(id)).counts).toMatchObject({ comes: 4, addressesLost: 2 })
  const lost = [
    ['/2019/13/', 'Tulisan 13'],
    ['/2019/14/', 'Tulisan 14'],
  ]
  expect(await lostOf(id)).toEqual(lost)
  const [planned] = await as(ctx => listLostAddresses(ctx, buildSite({ of: imports.tenant() }), id, { limit: 1 }))
  for (const [viewer, status] of await outsiders(database, imports.tenant())) {
    const asked = database.asTenant(
      imports.tenant(),
      ctx => listLostAddresses(ctx, buildSite({ of: imports.tenant() }), id, { limit: 1 }),
      { viewer },
    )
    await expect(asked).rejects.toMatchObject({ status })
  }

  await act(id, 'run')
  expect((await stateOf(id)).counts).toMatchObject({ made: 4, addresses: 2, addressesLost: 2 })
  expect(await lostOf(id)).toEqual(lost)
  const [made] = await as(ctx => listLostAddresses(ctx, buildSite({ of: imports.tenant() }), id, { limit: 1 }))
  expect([planned?.to, made?.to]).toEqual(['', expect.stringMatching(/^\/Articles\/blog-1\/.+\/tulisan-13$/)])

  const known = await as(listRedirectImports)
  expect(known.map(one => [one.id, one.fileName])).toEqual([[id, 'wordpress.csv']])
  const ofImport = await as(ctx => listRedirects(ctx, { of: id, limit: 10 }))
  expect(ofImport.map(one => [one.from, one.import?.fileName])).toEqual([
    ['/2019/11', 'wordpress.csv'],
    ['/2019/12', 'wordpress.csv'],
  ])
  expect((await as(ctx => listRedirects(ctx, { search: 'penuh-1', limit: 1 }))).map(one => one.import)).toEqual([null])
  // What somebody changes is theirs.
  await as(ctx => saveRedirects(ctx, [{ from: '/2019/11', to: '/News' }]))
  expect((await as(ctx => listRedirects(ctx, { of: id, limit: 10 }))).map(one => one.from)).toEqual(['/2019/12'])

  // With room again, a file of further posts loses none.
  await as(ctx => removeRedirect(ctx, '/penuh-1'))
  expect((await stateOf(await read('wordpress', file(21)))).counts).toMatchObject({ comes: 1, addressesLost: 0 })
})

it('another tenant sees neither the import nor its redirects', async () => {
  const other = await database.createTenant()
  const stranger: Enrolled = await enrol(database, other, 'Sana', ['admin'])
  const there = await database.asTenant(other, listRedirectImports, { viewer: await stranger.viewer() })
  expect(there).toEqual([])
})
