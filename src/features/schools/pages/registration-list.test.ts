import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { eraseMember } from '#features/privacy/erase.server.ts'
import { removeOld } from '#features/retention/remove-rows.server.ts'
import { buildFormMailFrom } from '#features/sites/testing.ts'
import { daysAfter } from '#kit/days.ts'
import type { VisitOptions } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { registerSchool } from '../registration.server.ts'
import { REGISTRATION_LIST } from '../registration.ts'
import { registerTeam } from '../teams.server.ts'
import * as registrationList from './registration-list.tsx'
import * as registrationShow from './registration-show.tsx'

const database = openTestDatabase()
const REGISTRATIONS = '/Studio/Registrations'
const { show, submit, visit } = createAppVisitor(database, [
  {
    path: REGISTRATIONS,
    name: 'Studio-Registrations',
    query: {
      ...REGISTRATION_LIST,
      after: 'cursor',
      before: 'cursor',
      done: ['binned', 'undone', 'confirmed'],
      batch: 'slug',
      count: 'page',
    },
  },
  { path: `${REGISTRATIONS}/{id}`, name: 'Studio-Registrations-id' },
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

/** A bulk form with these rows selected. */
const chosen = (form: string, ids: readonly string[], reason = ''): [string, string][] => [
  ['form', form],
  ['reason', reason],
  ...ids.map((id): [string, string] => ['ids', id]),
]
const teamOf = async (name: string, email: string = contact.contactEmail) =>
  (
    await database.asTenant(mine, ctx =>
      registerTeam(ctx, { name, npsn: '20512345', members: ['Cik'], ...contact, contactEmail: email }, buildFormMailFrom(mine)),
    )
  ).id
const mailsOf = async (template: string) =>
  await rows(`select to_address, text_body from mails where tenant_id = '${mine}' and template = '${template}' order by to_address`)

describe('the pages of registrations', () => {
  it('are for staff alone, forms included', async () => {
    const id = await idOf('schools')
    const single = `${REGISTRATIONS}/${id}`
    const forms = [
      [registrationList, REGISTRATIONS, { form: 'confirm', id }],
      [registrationList, REGISTRATIONS, chosen('confirm-chosen', [id])],
      [registrationList, REGISTRATIONS, chosen('decline-chosen', [id])],
      [registrationList, REGISTRATIONS, { form: 'forget', email: 'rina@smk.example' }],
      [registrationShow, single, { form: 'confirm' }],
      [registrationShow, single, { form: 'decline', reason: '' }],
    ] as const
    for (const [viewer, status] of await outsiders(database, mine))
      for (const [page, address, fields] of forms) {
        const wanted = viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(address)}` : String(status)
        expect(await visit(page, address, { of: mine, viewer })).toBe(wanted)
        expect(await submit(page, address, fields, { of: mine, viewer })).toBe(wanted)
      }
  })

  it('show nothing of another tenant, and touch nothing of it', async () => {
    const there = await as(await enrol(database, theirs, 'Sana', ['admin']), theirs)
    const id = await idOf('schools')
    expect(await show(registrationList, REGISTRATIONS, there)).not.toMatch(/SMK Nusa|rina@/)
    expect(await visit(registrationShow, `${REGISTRATIONS}/${id}`, there)).toBe('404')
    for (const fields of [{ form: 'confirm' }, { form: 'decline', reason: '' }])
      expect(await submit(registrationShow, `${REGISTRATIONS}/${id}`, fields, there)).toBe('404')
    expect(await submit(registrationList, REGISTRATIONS, { form: 'confirm', id }, there)).toBe('404')
    for (const form of ['confirm-chosen', 'decline-chosen']) {
      const refused = await submit(registrationList, REGISTRATIONS, chosen(form, [id]), there)
      expect(refused).toContain('Tidak ada yang diubah')
      expect(refused).not.toContain('SMK Nusa')
    }
    await submit(registrationList, REGISTRATIONS, { form: 'forget', email: 'rina@smk.example' }, there)
    expect(await rows('select from school_contacts')).toHaveLength(2)
  })

  it('show what waits, and on its own page all that was handed in', async () => {
    const options = await as(admin, mine)
    const list = await show(registrationList, REGISTRATIONS, options)
    for (const words of ['SMK Nusa', '1 pendaftaran', 'Bandung', 'Bu &lt;Rina&gt; (Guru)', 'mailto:rina@smk.example'])
      expect(list).toContain(words)
    const address = `${REGISTRATIONS}/${await idOf('schools')}`
    const whole = await show(registrationShow, address, options)
    for (const words of ['20512345', 'Bandung', '1.640', 'Regu Ombak', 'Ayu, Budi', 'Bu &lt;Rina&gt; (Guru)'])
      expect(whole).toContain(words)
    const team = await show(registrationShow, `${REGISTRATIONS}/${await idOf('teams')}`, options)
    expect(team).toContain('diputuskan bersama sekolahnya')
    expect(team).not.toContain('data-act="confirm"')
    for (const [query, isFound] of [
      ['search=rina@smk', true],
      ['search=20512345', true],
      ['search=lain', false],
      ['kind=team', false],
      ['state=confirmed', false],
    ] as const)
      expect([query, (await show(registrationList, `${REGISTRATIONS}?${query}`, options)).includes('SMK Nusa')]).toEqual([query, isFound])
  })

  it('refuse a reason that is too long, beside it, and decide nothing', async () => {
    const options = await as(admin, mine)
    const id = await idOf('schools')
    const said = await submit(registrationShow, `${REGISTRATIONS}/${id}`, { form: 'decline', reason: 'x'.repeat(501) }, options)
    expect(said).toContain('id="reason-problem"')
    expect(await submit(registrationList, REGISTRATIONS, chosen('decline-chosen', [id], 'x'.repeat(501)), options)).toContain(
      'paling banyak 500',
    )
    expect(await submit(registrationList, REGISTRATIONS, chosen('confirm-chosen', []), options)).toContain('Pilih setidaknya satu')
    expect(await rows(`select from schools where tenant_id = '${mine}' and confirmed_at is null`)).toHaveLength(1)
  })

  it('confirm a school once, and decline several teams with a reason, of which each person hears once', async () => {
    const options = await as(admin, mine)
    const school = await idOf('schools')
    expect(await submit(registrationList, REGISTRATIONS, { form: 'confirm', id: school }, options)).toBe(
      `303 ${REGISTRATIONS}?done=confirmed`,
    )
    expect(await submit(registrationList, REGISTRATIONS, { form: 'confirm', id: school }, options)).toBe('404')
    const teams = [await teamOf('Regu Lambat'), await teamOf('Regu Cepat'), await teamOf('Regu Lain', 'lain@smk.example')]
    const list = await show(registrationList, `${REGISTRATIONS}?done=confirmed`, options)
    expect(list).toMatch(/Sudah dikonfirmasi.*Regu Lambat/)
    // The school is decided already: none of the teams is.
    const refused = await submit(registrationList, REGISTRATIONS, chosen('decline-chosen', [...teams, school]), options)
    expect(refused).toContain('Tidak ada yang diubah. “SMK Nusa”')
    expect(await rows(`select from teams where tenant_id = '${mine}'`)).toHaveLength(4)
    const answer = await submit(registrationList, REGISTRATIONS, chosen('decline-chosen', teams, 'Kuota penuh'), options)
    expect(answer).toMatch(/^303 .*done=binned&batch=[0-9a-f-]{36}&count=3$/)
    expect(await rows(`select name from teams where tenant_id = '${mine}'`)).toEqual([{ name: 'Regu Ombak' }])
    const mails = await mailsOf('league.declined')
    expect(mails.map(one => one['to_address'])).toEqual(['lain@smk.example', 'rina@smk.example'])
    expect(mails[0]?.['text_body']).toMatch(/tim Regu Lain dari SMK Nusa[^]*Alasannya: Kuota penuh/)
    expect(mails[1]?.['text_body']).toMatch(/Regu (Lambat|Cepat) dari SMK Nusa dan tim Regu (Lambat|Cepat) dari SMK Nusa/)
    expect(mails[1]?.['text_body']).not.toContain('Regu Lain')
    expect(await rows(`select from audit_log where tenant_id = '${mine}' and act = 'team.declined'`)).toHaveLength(3)

    const address = answer.slice(4)
    const batch = new URLSearchParams(address.split('?')[1]).get('batch') ?? ''
    expect(await show(registrationList, address, options)).toContain('3 dipindahkan ke tempat sampah')
    const there = await as(await enrol(database, theirs, 'Sini', ['admin']), theirs)
    expect(await submit(registrationList, REGISTRATIONS, { form: 'undo', batch }, there)).toBe('404')
    expect(await submit(registrationList, address, { form: 'undo', batch }, options)).toContain('done=undone')
    expect(await rows(`select from teams where tenant_id = '${mine}' and confirmed_at is null`)).toHaveLength(3)
    expect(
      await rows(`select from team_members m join teams t using (tenant_id) where m.team_id = t.id and t.name = 'Regu Cepat'`),
    ).toHaveLength(1)
    expect(await submit(registrationList, REGISTRATIONS, chosen('confirm-chosen', teams), options)).toContain('done=confirmed')
    expect((await mailsOf('league.confirmed')).map(one => one['to_address'])).toEqual([
      'lain@smk.example',
      'rina@smk.example',
      'rina@smk.example',
    ])
  })

  it('decline a school with its team, which comes back whole', async () => {
    const options = await as(admin, mine)
    await database.pool.query('delete from schools')
    await fill(mine)
    const answer = await submit(registrationShow, `${REGISTRATIONS}/${await idOf('schools')}`, { form: 'decline', reason: '' }, options)
    expect(answer).toMatch(/^303 .*done=binned/)
    for (const table of ['schools', 'teams', 'team_members', 'school_contacts'])
      expect([table, await rows(`select from ${table}`)]).toEqual([table, []])
    const batch = /batch=([0-9a-f-]{36})/.exec(answer)?.[1] ?? ''
    expect(await submit(registrationList, REGISTRATIONS, { form: 'undo', batch }, options)).toContain('done=undone')
    expect(await rows(`select name, confirmed_at from schools`)).toEqual([{ name: 'SMK Nusa', confirmed_at: null }])
    expect(await rows(`select name from team_members order by name`)).toEqual([{ name: 'Ayu' }, { name: 'Budi' }])
    expect(await rows('select from school_contacts')).toHaveLength(2)
  })

  it('forget an address in what was declined, too', async () => {
    const options = await as(admin, mine)
    const answer = await submit(registrationShow, `${REGISTRATIONS}/${await idOf('schools')}`, { form: 'decline', reason: '' }, options)
    expect(await submit(registrationList, REGISTRATIONS, { form: 'forget', email: 'Rina@smk.example' }, options)).toMatch(/^303/)
    expect(JSON.stringify(await rows('select rows from bin_items'))).not.toMatch(/rina@|Bu <Rina>/)
    await submit(registrationList, REGISTRATIONS, { form: 'undo', batch: /batch=([0-9a-f-]{36})/.exec(answer)?.[1] ?? '' }, options)
    expect(await rows('select from school_contacts')).toEqual([])
    expect(await rows('select from team_members')).toHaveLength(2)
    await database.pool.query('delete from schools')
    await database.pool.query(`delete from audit_log where act = 'contacts.forgotten'`)
    await fill(mine)
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
