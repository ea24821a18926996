import { beforeAll, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import * as offline from './offline.tsx'

const database = openTestDatabase()
const { show, visit } = createAppVisitor(database, [{ path: '/Learn/Offline', name: 'Learn-Offline' }])

let mine: TenantId
let siti: Enrolled
beforeAll(async () => {
  mine = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
})

it('is for who is signed in', async () => {
  expect(await visit(offline, '/Learn/Offline', { of: mine })).toMatch(/^30\d .*Login/)
})

it('says in both languages what it is for, before the device has been asked', async () => {
  expect(await show(offline, '/Learn/Offline', await as(siti, mine))).toContain('Isi ponsel ini tampil setelah')
  const english = { ...(await as(siti, mine)), lang: 'en' as const }
  expect(await show(offline, '/Learn/Offline', english)).toContain('What is on this phone is shown once')
})
