import { beforeAll, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { createVisitor } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { loader } from './festival.server.tsx'

const database = openTestDatabase()
const { show } = createVisitor(database, [{ path: '/BelajarBersama', name: 'BelajarBersama' }])

let mine: TenantId
let other: TenantId
const settings = {
  festival: {
    name: 'Festival Uji',
    startsOn: '2026-11-28',
    speakers: [{ id: 'a', name: 'Bu Ratna', short_bio: 'Guru', isConfirmed: true }],
  },
}

beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(mine, ctx =>
    buildClass(ctx, {
      slug: 'festival-belajar-bersama',
      code: 'FBB-26',
      name: 'Festival Belajar Bersama 2026',
      summary: 'Dua hari belajar.',
    }),
  )
  await database.asTenant(other, ctx =>
    buildClass(ctx, { slug: 'festival-belajar-bersama', code: 'FBB-X', name: 'Konsep', published_at: null }),
  )
})

it('shows the overview of the festival’s class: code, badge and how to join, beside what the settings hold', async () => {
  const { head, html } = await show(loader, '/BelajarBersama', { of: mine, settings })
  expect([head.title, head.description]).toEqual([expect.stringContaining('Festival Belajar Bersama'), 'Dua hari belajar.'])
  expect(html).toContain('FBB-26')
  expect(html).toContain('data-badge="registration"')
  expect(html).toContain('href="/Class/FBB-26"')
  expect(html).toContain('Bu Ratna')
})

it('is the settings’ festival alone where no such class is published', async () => {
  const { head, html } = await show(loader, '/BelajarBersama', { of: other, settings })
  expect(head.title).toContain('Festival')
  expect(html).toContain('Bu Ratna')
  expect(html).not.toContain('data-badge')
})
