import { expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import type { TenantDoors } from '../dependencies.ts'
import { openTestAccounts, plain } from '../testing.ts'

/* What a superadmin sees first on the account host. Who is one, and the real list: main/tenant-doors.test.ts. */
const database = openTestDatabase()
const asked: unknown[] = []
let doors: TenantDoors | 'too-many' | undefined
const { browse, signUpAndVerify } = openTestAccounts(database, {
  findTenantDoors: async ({ email }, filter) => {
    asked.push([email, filter])
    return doors
  },
})
const DOOR = { slug: 'smk', name: 'SMK <b>Satu</b>', host: 'smk.localhost', layout: 'smkcoding', isUnderMaintenance: true }

it('lists the sites above the account’s own settings, to superadmins alone', async () => {
  const browser = browse()
  await signUpAndVerify(browser)
  doors = undefined
  expect((await browser.open('/')).html).not.toContain('Semua situs')

  doors = { items: [{ ...DOOR, enterHref: 'http://smk.localhost:3000/Login?to=%2FStudio' }], next: undefined }
  const { html } = await browser.open('/')
  expect(html.indexOf('Semua situs')).toBeGreaterThan(0)
  expect(html.indexOf('Semua situs')).toBeLessThan(html.indexOf('Tentang kamu'))
  expect(html).toContain('SMK &lt;b&gt;Satu&lt;/b&gt;')
  expect(html).toContain('href="http://smk.localhost:3000/Login?to=%2FStudio"')
  for (const words of ['Kode smk, tampilan smkcoding', 'Perbaikan', 'smk.localhost']) expect(html).toContain(words)
  expect(html).not.toContain('Halaman daftar')
  expect((await browser.open('/?lang=en')).html).toContain('All sites')
})

it('is searched and leafed through by plain links and a form; a site without a host can’t be entered', async () => {
  const browser = browse()
  const email = await signUpAndVerify(browser)
  doors = { items: [{ ...DOOR, host: null, enterHref: null }], next: 'smk' }
  const { html } = await browser.open(`/?search=${encodeURIComponent(' a&b ')}${'x'.repeat(200)}&after=aaa`)
  const [who, filter] = asked.at(-1) as [string, { search: string; after: string }]
  expect([who, filter.after, filter.search.length]).toEqual([email, 'aaa', 100])
  expect(filter.search).toMatch(/^a&b x+$/)
  expect(plain(html)).toMatch(/href="\/\?search=a%26b\+x+&after=smk"/)
  expect(html).toContain('Ke awal daftar')
  expect(html).toContain('Belum punya alamat')
  expect(html).not.toContain('/Login?to=')
})

it('says so where no site matches, and where the list was opened too often', async () => {
  const browser = browse()
  await signUpAndVerify(browser)
  doors = { items: [], next: undefined }
  expect((await browser.open('/?search=zzz')).html).toContain('Tidak ada situs yang cocok.')
  doors = 'too-many'
  const { status, html } = await browser.open('/')
  expect([status, html.includes('terlalu sering dibuka'), html.includes('Tentang kamu')]).toEqual([200, true, true])
})
