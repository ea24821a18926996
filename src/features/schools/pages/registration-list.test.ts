import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { eraseMember } from '#features/privacy/erase.server.ts'
import { removeOld } from '#features/privacy/remove-rows.server.ts'
import { buildFormMailFrom } from '#features/sites/testing.ts'
import { daysAfter } from '#kit/days.ts'
import type { VisitOptions } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { registerSchool } from '../registration.server.ts'
import { registerTeam } from '../teams.server.ts'
import * as registrationList from './registration-list.tsx'

const database = openTestDatabase()
const REGISTRATIONS = '/Studio/Registrations'
const { show, submit, visit } = createAppVisitor(database, [
  { path: REGISTRATIONS, name: 'Studio-Registrations', query: { done: ['confirmed', 'declined', 'forgotten'] } },
])

let mine: TenantId
let theirs: TenantId
let admin: Enrolled

const contact = {
  contactName: 'Bu <Rina>',
  contactRole: 'Guru',
  contactEmail: 'rina@smk.example',
  contactPhone: '6281234567890',
  lang: 'id',
} as const
const as = async (who: Enrolled, of: TenantId): Promise<VisitOptions> => ({
  of,
  viewer: await who.viewer(),
})
const rows = async (sql: string) => (await database.pool.query(sql)).rows as Record<string, unknown>[]
const idOf = async (table: string) => String((await rows(`select id from ${table} where tenant_id = '${mine}' limit 1`))[0]?.['id'])

async function fill(of: TenantId): Promise<void> {
  const from = buildFormMailFrom(of)
  await database.asTenant(of, async ctx => {
    await registerSchool(ctx, { name: 'SMK Nusa', npsn: '20512345', cityId: '32.73', students: 1640, ...contact }, from)
    await registerTeam(ctx, { name: 'Regu Ombak', npsn: '20512345', members: ['Ayu', 'Budi'], ...contact }, from)
  })
}

beforeAll(async () => {
  await database.pool.query(`insert into regions.provinces (code, name) values ('32', 'Jawa Barat')`)
  await database.pool.query(`insert into regions.cities (code, province_code, name) values ('32.73', '32', 'Kota Bandung')`)
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  await fill(mine)
})

describe('the page of registrations', () => {
  it('is for staff alone, forms included', async () => {
    const forms = [
      [registrationList, REGISTRATIONS, { form: 'confirm-school', id: await idOf('schools') }],
      [registrationList, REGISTRATIONS, { form: 'decline-team', id: await idOf('teams') }],
      [registrationList, REGISTRATIONS, { form: 'forget', email: 'rina@smk.example' }],
    ] as const
    for (const [viewer, status] of await outsiders(database, mine))
      for (const [page, address, fields] of forms) {
        const wanted = viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(address)}` : String(status)
        expect(await visit(page, address, { of: mine, viewer })).toBe(wanted)
        expect(await submit(page, address, fields, { of: mine, viewer })).toBe(wanted)
      }
  })

  it('shows nothing of another tenant, and touches nothing of it', async () => {
    const there = await as(await enrol(database, theirs, 'Sana', ['admin']), theirs)
    expect(await show(registrationList, REGISTRATIONS, there)).not.toMatch(/SMK Nusa|rina@/)
    expect(await submit(registrationList, REGISTRATIONS, { form: 'confirm-school', id: await idOf('schools') }, there)).toBe('404')
    await submit(registrationList, REGISTRATIONS, { form: 'forget', email: 'rina@smk.example' }, there)
    expect(await rows('select from school_contacts')).toHaveLength(2)
  })

  it('shows what waits with all that staff needs', async () => {
    const school = await show(registrationList, REGISTRATIONS, await as(admin, mine))
    for (const words of [
      'SMK Nusa',
      'NPSN 20512345',
      'Bandung',
      '1.640 siswa',
      'Tim Regu Ombak: Ayu, Budi',
      'Bu &lt;Rina&gt; (Guru)',
      'mailto:rina@smk.example',
    ])
      expect(school).toContain(words)
  })

  it('confirms a school, declines a team that came later', async () => {
    const options = await as(admin, mine)
    expect(await submit(registrationList, REGISTRATIONS, { form: 'confirm-school', id: await idOf('schools') }, options)).toBe(
      '303 /Studio/Registrations?done=confirmed',
    )
    const from = buildFormMailFrom(mine)
    const late = await database.asTenant(mine, ctx =>
      registerTeam(ctx, { name: 'Regu Lambat', npsn: '20512345', members: ['Cik'], ...contact }, from),
    )
    expect(await show(registrationList, `${REGISTRATIONS}?done=confirmed`, options)).toMatch(/Sudah dikonfirmasi.*Regu Lambat/)
    expect(await submit(registrationList, REGISTRATIONS, { form: 'decline-team', id: late.id }, options)).toBe(
      '303 /Studio/Registrations?done=declined',
    )
    expect(await rows(`select name from teams where tenant_id = '${mine}'`)).toEqual([{ name: 'Regu Ombak' }])
  })

  it('forgets an address of somebody without an account, which the log does not name', async () => {
    const options = await as(admin, mine)
    expect(await submit(registrationList, REGISTRATIONS, { form: 'forget', email: 'bukan' }, options)).toContain('role="alert"')
    expect(await submit(registrationList, REGISTRATIONS, { form: 'forget', email: ' RINA@smk.example' }, options)).toMatch(/^303/)
    expect(await rows('select from school_contacts')).toEqual([])
    expect(await rows(`select subject, details from audit_log where act = 'contacts.forgotten' and tenant_id = '${mine}'`)).toEqual([
      { subject: '', details: { count: 2 } },
    ])
  })
})

describe('what these forms brought in', () => {
  const tools = { pool: database.pool, log: pino({ level: 'silent' }) }
  const count = async (table: string) => (await rows(`select from ${table}`)).length

  it.each([
    ['school_contacts', 365],
    ['team_members', 365],
    ['schools', 180],
    ['teams', 180],
  ])('goes from %s after %i days, to the second, in every tenant', async (table, days) => {
    await database.pool.query('delete from schools')
    for (const of of [mine, theirs]) await fill(of)
    // Contacts of confirmed registrations are retained longer than those of undecided ones.
    if (days === 365) await database.pool.query('update schools set confirmed_at = now()')
    if (days === 365) await database.pool.query('update teams set confirmed_at = now()')
    const before = await count(table)
    expect(before).toBeGreaterThan(1)
    const over = daysAfter(TEST_NOW, days)
    await removeOld(tools, new Date(over.getTime() - 1000))
    expect(await count(table)).toBe(before)
    await removeOld(tools, over)
    expect(await count(table)).toBe(0)
    if (days === 365) expect(await count('schools')).toBe(2)
  })

  it('goes with the member whose address it has', async () => {
    const dodi = await enrol(database, mine, 'Pak Dodi', ['student'])
    await database.pool.query('delete from schools')
    await fill(mine)
    await database.pool.query(`update school_contacts set member_id = $1`, [dodi.id])
    await database.asTenant(mine, ctx => eraseMember(ctx, { id: dodi.id, name: 'Pak Dodi' }))
    expect(await count('school_contacts')).toBe(0)
    expect(await count('teams')).toBe(1)
  })
})
