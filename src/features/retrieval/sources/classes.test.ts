import { expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { readClasses } from './classes.server.ts'

const database = openTestDatabase()
const dates = {
  registration_opens_at: new Date('2026-10-22T03:00:00Z'),
  registration_closes_at: new Date('2026-11-27T03:00:00Z'),
  starts_at: new Date('2026-12-01T03:00:00Z'),
  ends_at: null,
}

it.each([
  ['en', 'Schedule: registration 22 October 2026 to 27 November 2026; class start 1 December 2026.'],
  ['id', 'Jadwal: pendaftaran 22 Oktober 2026 sampai 27 November 2026; kelas mulai 1 Desember 2026.'],
])('a class tells its dates, and not what is the case on them: %s', async (lang, schedule) => {
  const of = await database.createTenant()
  const [source] = await database.asTenant(of, async ctx => {
    const { id } = await buildClass(ctx, { lang, ...dates, outcomes: ['kain', 'benang'] })
    return await readClasses({ ctx, site: buildSite({ of }), langs: [] }, [id])
  })
  const lines = source?.texts[0]?.blocks.flatMap(({ text }) => text.split('\n'))
  expect(lines).toContain(schedule)
  expect(lines?.join('\n')).toMatch(/: kain; benang\.$/m)
})
