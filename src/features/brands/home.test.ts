import { expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import { newId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { loadHome } from './home.server.ts'

const database = openTestDatabase()
const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000)

it('a home page counts the jobs that are published and take applications, of the site as of each employer', async () => {
  const tenant = await database.createTenant()
  const home = await database.asTenant(tenant, async ctx => {
    const career = newId()
    const company = { company: 'Cetak Jaya', industry: 'Percetakan', summary: 'Mencetak buku', content: '{}' }
    await ctx.db
      .insertInto('careers')
      .values({ tenant_id: tenant, id: career, slug: 'cetak-jaya', ...company, published_at: days(-3) })
      .execute()
    const job = {
      tenant_id: tenant,
      career_id: career,
      type: 'full-time',
      mode: 'onsite',
      summary: 'Ringkasan',
      duties: [],
      requirements: [],
    }
    await ctx.db
      .insertInto('jobs')
      .values([
        { ...job, id: newId(), slug: 'buka', title: 'Buka', published_at: days(-2), closes_at: null },
        { ...job, id: newId(), slug: 'konsep', title: 'Konsep', published_at: null, closes_at: null },
        { ...job, id: newId(), slug: 'nanti', title: 'Nanti', published_at: days(2), closes_at: days(9) },
        { ...job, id: newId(), slug: 'tutup', title: 'Tutup', published_at: days(-9), closes_at: days(-1) },
      ])
      .execute()
    const args = { ctx, site: buildSite({ of: tenant }), lang: 'id' as const, query: new URLSearchParams() }
    return await loadHome(args, { careers: 3 }, { title: 'Judul', summary: 'Kalimat' })
  })
  expect(home.counts.jobs).toBe(1)
  expect(home.careers).toMatchObject([{ slug: 'cetak-jaya', jobs: 1 }])
})
