import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addParticipant } from '#features/enrolments/add-participant.server.ts'
import { buildTaughtClass, makeEnrolmentQueues, makeMentor, setBatch, stateIn } from '#features/enrolments/testing.ts'
import { actOnImport, MAX_CLASS_TABLES_AN_HOUR, startImport } from '#features/imports/commands.server.ts'
import { getImport, listImports, listRecords } from '#features/imports/queries.server.ts'
import { MAX_CLASS_ROWS } from '#features/imports/tables/class-table.server.ts'
import { openTestImports } from '#features/imports/tables/testing-tables.ts'
import { MAX_INVITED_A_DAY } from '#features/members/invited-classes/invite-to-class.server.ts'
import { as as asVisitor, type Enrolled, enrol } from '#features/members/testing.ts'
import { mailWaitingInvitations } from '#features/members/waiting-mails/jobs.ts'
import { arrive } from '#features/privacy/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { daysAfter } from '#kit/days.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import { newId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import * as classImport from './pages/class-import.tsx'
import * as importShow from './pages/import-show.tsx'
import * as tableTemplate from './pages/table-template.tsx'

const database = openTestDatabase()
const imports = openTestImports(database)
const { as, query, read, act, stateOf, rowsOf } = imports
const path = '/Studio/Classes/{id}/Participants/Import'
const visitor = createAppVisitor(database, [
  { path, name: 'Studio-Classes-id-Participants-Import', query: {} },
  { path: '/Studio/Import/{id}', name: 'Studio-Import-id', query: { state: 'text', after: 'page' } },
  { path: '/Studio/Import/Template.csv', name: 'Studio-Import-Template-csv', query: { table: 'text' } },
])
let mentor: Enrolled
let stranger: Enrolled
let lead: Enrolled
let mentorId: string
let number = 0
const newAddress = () => `baru${++number}@contoh.example`

beforeAll(async () => {
  await makeEnrolmentQueues(database.url)
  const tenant = imports.tenant()
  mentor = await enrol(database, tenant, 'Mira', ['mentor'])
  stranger = await enrol(database, tenant, 'Koko', ['mentor'])
  lead = await enrol(database, tenant, 'Lia', ['lead_program'])
  mentorId = await as(ctx => makeMentor(ctx, mentor.id))
})
beforeEach(async () => {
  for (const table of ['mails', 'invitations', 'imported_records', 'imports']) await query(`delete from ${table} where tenant_id = $1`)
})

const make = async (own: object = {}) => await as(ctx => buildTaughtClass(ctx, mentorId, own))
const bring = (classId: string, rows: readonly string[], who = mentor, head = 'email,name,batch') =>
  read('class-participants', `${[head, ...rows].join('\n')}\n`, { who, classId })
const codesOf = async (id: string, who = mentor) =>
  (await rowsOf(id, who)).map(one => [one.place, one.state, one.notes.map(note => note.code)])
const mailed = async () =>
  (await query("select to_address as to from mails where tenant_id = $1 and template = 'tenant.invitation' order by created_at, id")).map(
    one => one.to,
  )

describe('a table of a class’s people', () => {
  it('waits for another one of the class, and for no other import', async () => {
    const [one, other] = [await make(), await make()]
    const start = async (classId: string) => await imports.start('class-participants', `email\n${newAddress()}\n`, { who: mentor, classId })
    const startSchools = async () => await imports.start('schools', 'name\n')
    const busy = { reason: { code: 'AnotherWorks' } }
    await start(one.id)
    await expect(start(one.id)).rejects.toMatchObject(busy)
    await start(other.id)
    await startSchools()
    await expect(startSchools()).rejects.toMatchObject(busy)
  })

  it('is refused to nobody, pupils, teachers of schools, mentors of other classes, and another tenant', async () => {
    const { id } = await make()
    const here = path.replace('{id}', id)
    const tenant = imports.tenant()
    expect(await visitor.visit(classImport, here, { of: tenant })).toMatch(/^302 \/Login/)
    const pupil = await enrol(database, tenant, 'Adi', ['student'])
    const teacher = await enrol(database, tenant, 'Tuti', ['teacher'])
    for (const who of [pupil, teacher, stranger, await enrol(database, tenant, 'Wati', ['writer'])]) {
      expect(await visitor.visit(classImport, here, await asVisitor(who, tenant))).toBe('403')
      await expect(
        as(ctx => startImport(ctx, { file: newId(), source: 'class-participants', origin: '', classId: id }), who),
      ).rejects.toMatchObject({ status: 403 })
    }
    const other = await database.createTenant()
    const admin = await enrol(database, other, 'Admin lain', ['admin'])
    expect(await visitor.visit(classImport, here, await asVisitor(admin, other))).toBe('404')
    const start = { file: newId(), source: 'class-participants', origin: '' }
    await expect(
      database.asTenant(other, ctx => startImport(ctx, { ...start, classId: id }), { viewer: await admin.viewer() }),
    ).rejects.toMatchObject({ status: 404 })
    // Without a class, and by a file of somebody else.
    await expect(as(ctx => startImport(ctx, { ...start, classId: '' }), mentor)).rejects.toMatchObject({ status: 404 })
    const file = await imports.upload('a.csv', 'email\n', stranger.id)
    await expect(as(ctx => startImport(ctx, { ...start, file, classId: id }), mentor)).rejects.toMatchObject({ status: 404 })
    // A mentor brings nothing else by it.
    await expect(as(ctx => startImport(ctx, { ...start, source: 'people', classId: id }), mentor)).rejects.toMatchObject({ status: 403 })
    await expect(as(ctx => startImport(ctx, { ...start, source: 'participants', classId: id }), mentor)).rejects.toMatchObject({
      status: 403,
    })
    await expect(as(ctx => listImports(ctx), mentor)).rejects.toMatchObject({ status: 403 })
    expect(await query('select id from imports where tenant_id = $1')).toEqual([])
  })

  it('belongs to who brought it, as long as they teach the class', async () => {
    const { id } = await make()
    const email = newAddress()
    const one = await bring(id, [email])
    for (const who of [stranger, lead]) {
      await expect(stateOf(one, who)).rejects.toMatchObject({ status: 404 })
      await expect(as(ctx => actOnImport(ctx, one, 'run'), who)).rejects.toMatchObject({ status: 404 })
    }
    await query('delete from class_mentors where class_id = $1', [id])
    await expect(as(ctx => getImport(ctx, one), mentor)).rejects.toMatchObject({ status: 403 })
    await expect(as(ctx => listRecords(ctx, one, {}), mentor)).rejects.toMatchObject({ status: 403 })
    await expect(as(ctx => actOnImport(ctx, one, 'run'), mentor)).rejects.toMatchObject({ status: 403 })
    // Begun before, and worked on after.
    await query("update imports set state = 'running' where id = $1", [one])
    await imports.work(one)
    expect(await stateOf(one)).toMatchObject({ state: 'refused', refusal: { code: 'RightsGone' }, counts: { comes: 1, made: 0 } })
    expect(await mailed()).toEqual([])
  })

  it('is read before anything happens: a row for each, and nothing is sent', async () => {
    const { id } = await make({ quota: 2 })
    await as(ctx => setBatch(ctx, id, { has_waiting_list: false }))
    const [inside, gone] = [
      await enrol(database, imports.tenant(), 'Adi', ['student']),
      await enrol(database, imports.tenant(), 'Beni', ['student']),
    ]
    const from = { site: buildSite({ of: imports.tenant() }), origin: 'https://alfa.example', lang: 'id' as const }
    for (const { email } of [inside, gone]) await as(ctx => addParticipant(ctx, id, { email }, from), mentor)
    await query(`update enrolments set state = 'left' where member_id = $1`, [gone.id])
    const child = await arrive(database, imports.tenant(), { bornOn: '2012-01-01', consent: 'self' })
    const one = await bring(id, [
      `${inside.email.toUpperCase()},Adi,`,
      `${gone.email},Beni,`,
      'bukan alamat,Cici,',
      `${newAddress()},Dedi,Tidak ada`,
      `${child.email},Eka,`,
      `${child.email},Eka lagi,`,
      `${newAddress()},Fani,`,
      ',Gita,',
    ])
    expect(await codesOf(one)).toEqual([
      [2, 'doubled', ['TakesPart']],
      [3, 'doubled', ['HadLeft']],
      [4, 'wrong', ['Cell']],
      [5, 'wrong', ['Cell']],
      [6, 'comes', ['SeatOrInvitation']],
      [7, 'doubled', ['TwiceInFile']],
      [8, 'wrong', ['Cell']],
      [9, 'wrong', ['Cell']],
    ])
    expect((await rowsOf(one, mentor)).map(line => line.notes[0]?.values?.['why'])).toEqual([
      undefined,
      undefined,
      'Email',
      'BatchUnknown',
      undefined,
      undefined,
      'BatchFull',
      'Required',
    ])
    expect([await mailed(), await query('select id from invitations where tenant_id = $1')]).toEqual([[], []])
    const page = await visitor.show(importShow, `/Studio/Import/${one}`, await asVisitor(mentor, imports.tenant(), { now: new Date() }))
    expect(page).toContain('Kolom batch: tidak ada tempat lagi di angkatan ini')
    expect(page).toContain(`Eka · ${child.email}`)
  })

  it('gives seats, waiting places and invitations to be a student; the second time nothing', async () => {
    const { id } = await make({ quota: 1 })
    const [first, second] = [
      await enrol(database, imports.tenant(), 'Adi', ['student']),
      await enrol(database, imports.tenant(), 'Beni', ['student']),
    ]
    const child = await arrive(database, imports.tenant(), { bornOn: '2012-01-01', consent: 'self' })
    const guest = newAddress()
    const rows = [first, second, child].map(who => `${who.email},,`)
    const file = [...rows, `${guest},Tamu,`]
    const one = await bring(id, file)
    await act(one, 'run', mentor)
    expect(await codesOf(one)).toEqual([
      [2, 'made', ['GotSeat']],
      [3, 'made', ['OnWaitingList']],
      [4, 'made', ['WasInvited']],
      [5, 'made', ['WasInvited']],
    ])
    expect(
      await as(async ctx => [await stateIn(ctx, id, first.id), await stateIn(ctx, id, second.id), await stateIn(ctx, id, child.id)]),
    ).toEqual(['joined', 'waiting-list', undefined])
    expect(await mailed()).toEqual([child.email, guest])
    expect(
      await query(
        'select kind, school_id, mentor_id, region_codes, program_ids, invited_by from invitations where tenant_id = $1 and email = $2',
        [imports.tenant(), guest],
      ),
    ).toEqual([{ kind: 4, school_id: null, mentor_id: null, region_codes: [], program_ids: [], invited_by: mentor.id }])
    expect(
      await query(
        "select details from audit_log where tenant_id = $1 and act = 'participants.changed' and subject like 'class/%' order by at desc limit 1",
      ),
    ).toEqual([{ details: { what: 'participants.import', count: 4 } }])
    // No address is kept beyond the import.
    expect(await query("select old_key from imported_records where tenant_id = $1 and old_key like '%@%'")).toEqual([])
    const again = await bring(id, file)
    expect((await codesOf(again)).map(([, state, notes]) => [state, ...(notes as string[])])).toEqual([
      ['doubled', 'TakesPart'],
      ['doubled', 'TakesPart'],
      ['doubled', 'InvitedAlready'],
      ['doubled', 'InvitedAlready'],
    ])
    await act(again, 'run', mentor)
    expect(await mailed()).toHaveLength(2)
    // The undoing takes back what nobody changed: also the invitations.
    await act(one, 'undo', mentor)
    expect((await stateOf(one, mentor)).counts).toMatchObject({ undone: 3, kept: 1 })
    expect(await query('select email from invitations where tenant_id = $1')).toEqual([])
    expect(await as(ctx => stateIn(ctx, id, first.id))).toBe('removed')
  })

  it('comes into the batch that a row names, by its name or the first one’s title, and into its own class alone', async () => {
    const [{ id }, other] = [await make(), await make()]
    const batchId = newId()
    await query(
      `insert into class_batches (tenant_id, id, class_id, name, registration_opens_at, registration_closes_at, ends_at)
       values ($1, $2, $3, 'Gelombang Dua', now() + interval '5 days', now() + interval '9 days', now() + interval '90 days')`,
      [imports.tenant(), batchId, id],
    )
    const [first, second] = [
      await enrol(database, imports.tenant(), 'Adi', ['student']),
      await enrol(database, imports.tenant(), 'Beni', ['student']),
    ]
    const one = await bring(
      id,
      [`${first.email},gelombang dua,${other.slug}`, `${second.email},Angkatan pertama,${other.slug}`],
      mentor,
      'email,batch,class',
    )
    await act(one, 'run', mentor)
    expect(
      await query(
        'select member_id, batch_id, class_id from enrolments where tenant_id = $1 and member_id = any($2) order by joined_at, member_id = $3 desc',
        [imports.tenant(), [first.id, second.id], first.id],
      ),
    ).toEqual([
      { member_id: first.id, batch_id: batchId, class_id: id },
      { member_id: second.id, batch_id: id, class_id: id },
    ])
  })

  it('says to staff what it does not say to a mentor', async () => {
    const { id } = await make()
    const member = await enrol(database, imports.tenant(), 'Adi', ['student'])
    const child = await arrive(database, imports.tenant(), { bornOn: '2012-01-01', consent: 'self' })
    const rows = [member.email, child.email, newAddress()]
    const told = async (who: Enrolled | undefined) => {
      const one = await read('class-participants', `email\n${rows.join('\n')}\n`, { classId: id, ...(who && { who }) })
      const codes = (await rowsOf(one)).map(line => line.notes[0]?.code)
      await act(one, 'discard')
      return codes
    }
    expect(await told(mentor)).toEqual(['SeatOrInvitation', 'SeatOrInvitation', 'SeatOrInvitation'])
    expect(await told(undefined)).toEqual(['GetsSeat', 'NeedsConsent', 'IsToBeInvited'])
  })

  it('has so many rows, and comes so often in an hour', async () => {
    const { id } = await make()
    const rows = Array.from({ length: MAX_CLASS_ROWS }, (_, at) => `orang${at}@contoh.example`)
    expect(await stateOf(await bring(id, rows), mentor)).toMatchObject({ state: 'ready', counts: { comes: MAX_CLASS_ROWS } })
    const tooLong = await bring(id, [...rows, 'lebih@contoh.example'])
    expect(await stateOf(tooLong, mentor)).toMatchObject({ state: 'refused', refusal: { code: 'TooManyRows' }, counts: { read: 0 } })
    for (let at = 2; at < MAX_CLASS_TABLES_AN_HOUR; at++) await bring(id, ['a@contoh.example'])
    await expect(bring(id, ['a@contoh.example'])).rejects.toMatchObject({ status: 429, code: 'TooManyImports' })
  })

  it('says in words why a row does not come in the end: its batch is gone, or the day’s invitations are used up', async () => {
    const { id } = await make()
    const batchId = newId()
    await query(`insert into class_batches (tenant_id, id, class_id, name) values ($1, $2, $3, 'Sore')`, [imports.tenant(), batchId, id])
    const member = await enrol(database, imports.tenant(), 'Adi', ['student'])
    const one = await bring(id, [`${newAddress()},,Sore`, `${newAddress()},,`, `${member.email},,`])
    await query('delete from class_batches where id = $1', [batchId])
    await query(
      `insert into invitations (tenant_id, id, email, kind, invited_by, invited_at, expires_at)
       select $1, gen_random_uuid(), 'banyak' || n || '@contoh.example', 4, $2, now(), now() + interval '14 days' from generate_series(1, $3) n`,
      [imports.tenant(), mentor.id, MAX_INVITED_A_DAY],
    )
    await act(one, 'run', mentor)
    expect(await codesOf(one)).toEqual([
      [2, 'lost', ['Refused']],
      [3, 'lost', ['Refused']],
      [4, 'made', ['GotSeat']],
    ])
    expect(await mailed()).toEqual([])
    const page = await visitor.show(importShow, `/Studio/Import/${one}`, await asVisitor(mentor, imports.tenant(), { now: new Date() }))
    expect(page).toContain('Ditolak (Angkatan tidak ditemukan)')
    expect(page).toContain('Ditolak (Kamu sudah mengundang 500 alamat dalam 24 jam')
  })

  it('whose mails exceed the quota of a day has them wait, and sends each once', async () => {
    const { id } = await make()
    await query('update directory.tenants set mails_a_day = 2 where id = $1')
    const emails = [newAddress(), newAddress(), newAddress()]
    const one = await bring(id, emails)
    await act(one, 'run', mentor)
    expect(await mailed()).toEqual(emails.slice(0, 2))
    const page = await visitor.show(importShow, `/Studio/Import/${one}`, await asVisitor(mentor, imports.tenant(), { now: new Date() }))
    expect(page).toContain('1 email masih menunggu kuota harian')
    const job = mailWaitingInvitations({ findSite: async of => buildSite({ of }), originOf: host => `http://${host}` })
    const trial = { signal: new AbortController().signal, startAgain: async () => {} }
    for (const _twice of [1, 2])
      await database.asTenant(imports.tenant(), ctx => job.run(ctx, {}, trial), { now: daysAfter(new Date(), 1.01) })
    expect(await mailed()).toEqual(emails)
    await query('update directory.tenants set mails_a_day = null where id = $1')
  })

  it('has a template for who teaches, and no other', async () => {
    const template = async (who: Enrolled, table: string) =>
      await visitor.visit(tableTemplate as never, `/Studio/Import/Template.csv?table=${table}`, await asVisitor(who, imports.tenant()))
    expect(await template(mentor, 'people')).toBe('403')
    expect(await template(await enrol(database, imports.tenant(), 'Cici', ['student']), 'class-participants')).toBe('403')
  })
})
