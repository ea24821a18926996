import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrol, outsiders } from '#features/members/testing.ts'
import type { MailFrom } from '#features/sites/site-mails.server.ts'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { createVisitor } from '#page/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { confirmRegistration, declineRegistration } from './decisions.server.ts'
import * as leagueRegister from './pages/league-register.server.tsx'
import { listSchools } from './queries.server.ts'
import { getRegistration, listRegistrations } from './registration-list.server.ts'
import { buildSchool } from './testing.ts'

const database = openTestDatabase()
const ADDRESS = '/Liga-Smk/Register'
const { show, submit } = createVisitor(database, [{ path: ADDRESS, name: 'Liga-Smk-Register', query: { done: ['sent'] } }])

let mine: TenantId
let theirs: TenantId
let program: string
let theirProgram: string

const form = {
  schoolName: 'SMK Nusa Bahari',
  npsn: '20512345',
  cityCode: '32.73',
  students: '640',
  contactName: 'Bu Rina "Ünal" <b>',
  contactRole: 'Guru RPL',
  contactEmail: 'Rina@smk.example ',
  contactPhone: '0812-3456-7890',
  programId: '',
  teamName: 'Regu Ombak',
  member1: 'Ayu',
  member2: '',
  member3: 'Cik Ñusa',
  consent: '1',
}
type Answer = string | { html: string | null }
const send = async (fields: Record<string, string>, of = mine, lang: 'id' | 'en' = 'id') => {
  const answer: Answer = await submit(leagueRegister, ADDRESS, fields, { of, lang })
  return typeof answer === 'string' ? answer : (answer.html ?? '')
}
const open = async (address = ADDRESS, lang: 'id' | 'en' = 'id') =>
  (await show(leagueRegister.loader, address, { of: mine, lang })).html ?? ''
const rows = async (sql: string) => (await database.pool.query(sql)).rows as Record<string, unknown>[]
const DECISIONS: ((ctx: Ctx, id: string, from: MailFrom) => Promise<unknown>)[] = [
  confirmRegistration,
  (ctx, id, from) => declineRegistration(ctx, id, '', from),
]
const PLACE = { perPage: 25 }
const listWaiting = (ctx: Ctx) => listRegistrations(ctx, { state: 'waiting' }, PLACE)
const by = (of: TenantId) => ({ origin: ORIGIN, site: buildSite({ of }) })

async function addProgram(of: TenantId, slug: string): Promise<string> {
  const id = newId()
  await database.pool.query(
    `insert into programs (tenant_id, id, slug, name, summary, content, is_active) values ($1, $2, $3, 'Liga Nusantara', '', '{}', true)`,
    [of, id, slug],
  )
  return id
}

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  program = await addProgram(mine, 'liga')
  theirProgram = await addProgram(theirs, 'sana')
  await database.pool.query(`insert into regions.provinces (code, name) values ('32', 'Jawa Barat')`)
  await database.pool.query(`insert into regions.cities (code, province_code, name) values ('32.73', '32', 'Kota Bandung')`)
})

beforeEach(async () => {
  for (const table of ['schools', 'mails', 'audit_log']) await database.pool.query(`delete from ${table}`)
})

describe('the league’s form', () => {
  it('is open, names what is kept, and has a place for each thing', async () => {
    const html = await open()
    for (const name of Object.keys(form)) expect(html, name).toContain(`name="${name}"`)
    expect(html).not.toMatch(/disabled="|terkunci/)
    expect(html).toContain('href="/Privacy-Policy"')
    expect(html).toContain('Liga Nusantara')
    expect(await open(ADDRESS, 'en')).toContain('href="/en/Privacy-Policy"')
  })

  it.each<[string, Record<string, string>, string[]]>([
    ['an NPSN of seven digits', { npsn: '2051234' }, ['npsn']],
    ['no city', { cityCode: '' }, ['cityCode']],
    ['a city that there is not', { cityCode: '99.99' }, ['cityCode']],
    ['a word for a number', { students: 'banyak' }, ['students']],
    ['too many pupils', { students: '20001' }, ['students']],
    ['no first pupil', { member1: ' ' }, ['member1']],
    ['a NISN as the third', { member3: '0051234567' }, ['member3']],
    ['no tick', { consent: '' }, ['consent']],
    ['a program of another tenant', { programId: 'THEIRS' }, ['programId']],
    ['several at once', { schoolName: '', teamName: 'a'.repeat(61), contactEmail: 'rina' }, ['schoolName', 'teamName', 'contactEmail']],
  ])('says what is wrong beside the field and keeps the rest: %s', async (_, wrong, names) => {
    const sent = { ...form, ...wrong, ...(wrong['programId'] && { programId: theirProgram }) }
    const html = await send(sent)
    for (const name of names) expect(html).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid="true"`))
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(names.length)
    expect(html).toContain('role="alert"')
    expect(html).toContain('value="Bu Rina &quot;Ünal&quot; &lt;b&gt;"')
    if (!names.includes('cityCode')) expect(html).toMatch(/<option value="32.73" selected="">/)
    expect(await rows('select from schools')).toEqual([])
    expect(await rows('select from school_contacts')).toEqual([])
  })

  it('says it in English to who reads English', async () => {
    expect(await send({ ...form, npsn: '1' }, mine, 'en')).toContain('An NPSN has exactly 8 digits.')
  })

  it('registers the school and its team in one, keeps the very words that were agreed to, and thanks', async () => {
    expect(await send({ ...form, programId: program })).toBe('303 /Liga-Smk/Register?done=sent')
    expect(await rows('select npsn, students, confirmed_at from schools')).toEqual([
      { npsn: '20512345', students: 640, confirmed_at: null },
    ])
    expect(
      await rows('select t.name, m.position, m.name as member from teams t join team_members m on m.team_id = t.id order by 2'),
    ).toEqual([
      { name: 'Regu Ombak', position: 1, member: 'Ayu' },
      { name: 'Regu Ombak', position: 2, member: 'Cik Ñusa' },
    ])
    const contacts = await rows('select email, phone, consent, team_id is null as of_school from school_contacts order by 4')
    expect(contacts).toMatchObject([
      { email: 'rina@smk.example', phone: '6281234567890', of_school: false },
      { of_school: true, consent: expect.stringMatching(/^Saya guru .* Uji boleh menyimpan/) },
    ])
    expect(await rows('select to_address from mails')).toEqual([{ to_address: 'rina@smk.example' }])
    expect(await open(`${ADDRESS}?done=sent`)).toContain('Pendaftaran sudah kami terima')
  })

  it('sent twice is sent once; a second team of the school is taken; its first name is not', async () => {
    for (let at = 0; at < 3; at++) expect(await send(form)).toMatch(/^303/)
    expect([(await rows('select from schools')).length, (await rows('select from teams')).length]).toEqual([1, 1])
    expect(await send({ ...form, teamName: 'Regu Karang', contactEmail: 'lain@smk.example' })).toMatch(/^303/)
    expect((await rows('select from teams')).length).toBe(2)
    const taken = await send({ ...form, teamName: 'regu ombak', contactEmail: 'lain@smk.example' })
    expect(taken).toMatch(/id="teamName"[^>]*aria-invalid="true"/)
    expect(taken).not.toMatch(/rina@/i)
  })
})

describe('what waits', () => {
  it('is for staff alone, and of their own tenant', async () => {
    await send(form)
    const [school] = await rows('select id from schools')
    const id = String(school?.['id'])
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [listWaiting, ...DECISIONS.map(decide => (ctx: Ctx) => decide(ctx, id, by(mine)))]
    for (const [viewer, status] of await outsiders(database, mine))
      for (const act of acts) await expect(database.asTenant(mine, act, { viewer })).rejects.toMatchObject({ status })
    const there = await (await enrol(database, theirs, 'Admin sana', ['admin'])).viewer()
    expect(await database.asTenant(theirs, listWaiting, { viewer: there })).toMatchObject({ items: [] })
    for (const decide of DECISIONS)
      for (const one of [id, newId(), 'x'])
        await expect(database.asTenant(theirs, ctx => decide(ctx, one, by(theirs)), { viewer: there })).rejects.toMatchObject({
          status: 404,
        })
  })
})

describe('what staff decides', () => {
  async function staff() {
    const viewer = await (await enrol(database, mine, 'Ani', ['admin'])).viewer()
    return <T>(work: (ctx: Ctx) => Promise<T>) => database.asTenant(mine, work, { viewer })
  }
  const idOf = async (table: string, name: string) => String((await rows(`select id from ${table} where name = '${name}'`))[0]?.['id'])

  it('confirms a school with the teams that came in for it, puts it into their program, and tells who registered it', async () => {
    const does = await staff()
    await send({ ...form, programId: program })
    const { items } = await does(listWaiting)
    expect(items).toMatchObject([{ kind: 'school', name: 'SMK Nusa Bahari', city: 'Kota Bandung', contact: { phone: '6281234567890' } }])
    const id = await idOf('schools', 'SMK Nusa Bahari')
    expect(await does(ctx => getRegistration(ctx, id))).toMatchObject({ teams: [{ name: 'Regu Ombak', members: ['Ayu', 'Cik Ñusa'] }] })
    const teamId = await idOf('teams', 'Regu Ombak')
    expect(await does(ctx => getRegistration(ctx, teamId))).toMatchObject({ waitsFor: { id, name: 'SMK Nusa Bahari' } })
    await expect(does(ctx => confirmRegistration(ctx, teamId, by(mine)))).rejects.toMatchObject({ status: 404 })
    await does(ctx => confirmRegistration(ctx, id, by(mine)))
    expect((await database.asTenant(mine, ctx => listSchools(ctx, { page: 1, perPage: 10 }))).items).toMatchObject([{ npsn: '20512345' }])
    expect(await rows('select from teams where confirmed_at is null')).toEqual([])
    expect(await rows('select program_id from program_schools')).toEqual([{ program_id: program }])
    expect(await rows('select template from mails order by created_at, template')).toEqual([
      { template: 'league.confirmed' },
      { template: 'league.received' },
    ])
    expect(await rows('select act, details from audit_log')).toEqual([{ act: 'school.confirmed', details: { name: 'SMK Nusa Bahari' } }])
    await expect(does(ctx => confirmRegistration(ctx, id, by(mine)))).rejects.toMatchObject({ status: 404 })
    await expect(does(ctx => declineRegistration(ctx, id, '', by(mine)))).rejects.toMatchObject({ status: 404 })
  })

  it('declines a school: all that was sent with it goes, and its NPSN is free again', async () => {
    const does = await staff()
    await send(form)
    await does(async ctx => declineRegistration(ctx, await idOf('schools', 'SMK Nusa Bahari'), '', by(mine)))
    for (const table of ['schools', 'teams', 'team_members', 'school_contacts'])
      expect([table, await rows(`select from ${table}`)]).toEqual([table, []])
    expect(await rows(`select to_address from mails where template = 'league.declined'`)).toEqual([{ to_address: 'rina@smk.example' }])
    expect(JSON.stringify(await rows('select * from audit_log'))).not.toMatch(/rina@|Ombak|Ayu/)
    expect(await send(form)).toMatch(/^303/)
  })

  it('decides a team of a confirmed school by itself', async () => {
    const does = await staff()
    await database.asTenant(mine, ctx => buildSchool(ctx, { name: 'SMK Nusa Bahari', npsn: form.npsn }))
    await send({ ...form, programId: program })
    await send({ ...form, teamName: 'Regu Karang' })
    expect(await rows('select from program_schools'), 'nothing public before staff looked').toEqual([])
    expect((await does(listWaiting)).items.map(one => [one.name, one.programs])).toEqual([
      ['Regu Ombak', ['Liga Nusantara']],
      ['Regu Karang', []],
    ])
    await does(async ctx => confirmRegistration(ctx, await idOf('teams', 'Regu Ombak'), by(mine)))
    await does(async ctx => declineRegistration(ctx, await idOf('teams', 'Regu Karang'), '', by(mine)))
    expect(await rows('select name, confirmed_at is not null as yes from teams')).toEqual([{ name: 'Regu Ombak', yes: true }])
    expect(await rows('select program_id from program_schools')).toEqual([{ program_id: program }])
    expect(await rows('select act from audit_log order by act')).toEqual([
      { act: 'content.changed' },
      { act: 'team.confirmed' },
      { act: 'team.declined' },
    ])
  })
})
