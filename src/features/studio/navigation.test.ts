import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pages as table } from '../../route-table.ts'
import { currentOf, entriesFor } from './navigation.ts'

const database = openTestDatabase()

let mine: TenantId
let admin: Enrolled
let budi: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  budi = await enrol(database, mine, 'Budi', ['student'])
})

describe('the side bar', () => {
  it('has only what there is, each entry with a page', () => {
    const paths = table.filter(page => page.file).map(page => page.path)
    const person = { kind: 'operator' } as const
    for (const entry of entriesFor(person, { hasLeague: true })) expect(paths, entry.name).toContain(entry.href)
  })

  it('shows each role what it may open, and marks where one is', async () => {
    const namesOf = async (who: Enrolled, hasLeague = true) => entriesFor(await who.viewer(), { hasLeague }).map(entry => entry.name)
    const forAll = ['overview', 'account', 'purchases', 'privacy']
    const nobodyYet = await enrol(database, mine, 'Kosong')
    expect(await namesOf(nobodyYet)).toEqual(forAll)
    for (const name of ['members', 'invitations', 'mail', 'audit']) {
      expect(await namesOf(admin)).toContain(name)
      expect(await namesOf(budi)).not.toContain(name)
    }
    expect(await namesOf(admin)).toContain('registrations')
    expect(await namesOf(admin, false)).not.toContain('registrations')
    const entries = entriesFor(await admin.viewer(), { hasLeague: true })
    expect(currentOf(entries, '/Studio/Members/Invitations')?.name).toBe('invitations')
    expect(currentOf(entries, `/Studio/Members/${budi.id}`)?.name).toBe('members')
    expect(currentOf(entries, '/Studio')?.name).toBe('overview')
    expect(currentOf(entries, '/Accounts')).toBeUndefined()
  })
})
