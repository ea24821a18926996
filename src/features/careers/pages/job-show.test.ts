import { expect, it } from 'vitest'
import { createVisitor } from '#page/testing.ts'
import { newId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { loader } from './job-show.server.tsx'

const database = openTestDatabase()
const { show, visit } = createVisitor(database, [{ path: '/Event/Careers/{id}/{slug?}', name: 'Event-Careers-id-slug' }])

it('a job says whose number its applications go to, and offers none where there is no number', async () => {
  const of = await database.createTenant()
  const [career, job] = [newId(), newId()]
  await database.asTenant(of, async ctx => {
    const company = {
      company: 'Cetak Jaya',
      industry: 'Percetakan',
      summary: 'Mencetak buku',
      content: JSON.stringify({ type: 'doc', content: [] }),
    }
    await ctx.db
      .insertInto('careers')
      .values({ tenant_id: of, id: career, slug: 'cetak-jaya', ...company, published_at: TEST_NOW })
      .execute()
    const words = { title: 'Penata Letak', summary: 'Menata', duties: [], requirements: [], type: 'full-time', mode: 'onsite' }
    await ctx.db
      .insertInto('jobs')
      .values({ tenant_id: of, id: job, career_id: career, slug: 'penata', ...words, published_at: TEST_NOW })
      .execute()
  })
  const address = `/Event/Careers/${job}/penata`
  expect(await visit(loader, address, { of: await database.createTenant() })).toBe('404')
  const settings = { contact: { whatsapp: '6281200000000' } }
  const { html } = await show(loader, address, { of, settings })
  expect(html).toContain('href="https://wa.me/6281200000000?')
  expect(html).toContain('Nomor WhatsApp ini milik Uji (+6281200000000), bukan milik Cetak Jaya.')
  expect((await show(loader, address, { of })).html).not.toMatch(/wa\.me|Nomor WhatsApp/)
})
