import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeAppointment, requestDemo } from '#features/appointments/commands.server.ts'
import * as requestCsv from '#features/appointments/pages/request-csv.tsx'
import * as requestList from '#features/appointments/pages/request-list.tsx'
import { listRequests } from '#features/appointments/queries.server.ts'
import { listAudit } from '#features/audit/audit-list.server.ts'
import { listInvitations } from '#features/members/lists/invitation-rows.server.ts'
import { listMembers } from '#features/members/member-list.server.ts'
import * as invitationCsv from '#features/members/pages/invitation-csv.tsx'
import * as memberCsv from '#features/members/pages/member-csv.tsx'
import * as memberList from '#features/members/pages/member-list.tsx'
import { as, type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import * as mailCsv from '#features/notifications/pages/mail-csv.tsx'
import * as registrationCsv from '#features/schools/pages/registration-csv.tsx'
import { listRegistrations } from '#features/schools/registration-list.server.ts'
import { listResults } from '#features/schools/results.server.ts'
import { listMails } from '#features/sites/mails.server.ts'
import { buildFormMailFrom } from '#features/sites/testing.ts'
import * as auditCsv from '#features/studio/pages/audit-csv.tsx'
import { addAspiration, addReview } from '#features/voices/commands.server.ts'
import { listVoices } from '#features/voices/moderation.server.ts'
import * as voiceCsv from '#features/voices/pages/voice-csv.tsx'
import * as voiceList from '#features/voices/pages/voice-list.tsx'
import { setPageArgs } from '#page/page.server.ts'
import { createRequests, type VisitOptions } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { watchReads } from '#platform/testing/plans.ts'
import { pages as table } from '../route-table.ts'

/* The studio's lists of people and queues: what all of them share. */
const database = openTestDatabase()
const { show, submit } = createAppVisitor(database, table)
const open = createRequests(database, table)

let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let writer: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  writer = await enrol(database, mine, 'Wati', ['writer'])
})

type CsvModule = Pick<typeof memberCsv, 'loader'>
const FILES: [path: string, CsvModule, what: string][] = [
  ['/Studio/Members.csv', memberCsv, 'members'],
  ['/Studio/Members/Invitations.csv', invitationCsv, 'invitations'],
  ['/Studio/Requests.csv', requestCsv, 'requests'],
  ['/Studio/Registrations.csv', registrationCsv, 'registrations'],
  ['/Studio/Mail.csv', mailCsv, 'mails'],
  ['/Studio/Voices.csv', voiceCsv, 'voices'],
  ['/Studio/Audit.csv', auditCsv, 'audit'],
]

async function csvOf(module: CsvModule, address: string, options: VisitOptions): Promise<string> {
  const request = open(address, options)
  const context = new RouterContextProvider()
  setPageArgs(context, request.args)
  const args = { context, request: new Request(request.url), params: {} }
  const text = await (await module.loader(args as unknown as Parameters<typeof module.loader>[0])).text()
  await request.commit()
  return text
}

/** A bulk form with these rows selected. */
const chosen = (form: string, ids: readonly string[], more: Record<string, string> = {}): [string, string][] => [
  ['form', form],
  ...Object.entries(more),
  ...ids.map((id): [string, string] => ['ids', id]),
]
const idsOf = async (name: string, of = mine) =>
  (await database.pool.query<{ id: string }>(`select id from ${name} where tenant_id = $1 order by id`, [of])).rows.map(({ id }) => id)
const audited = async () =>
  (
    await database.pool.query<{ subject: string; details: object }>(
      `select subject, details from audit_log where tenant_id = $1 and act = 'list.downloaded' order by at desc, id desc`,
      [mine],
    )
  ).rows

describe('the files of people', () => {
  it.each(FILES)('%s is closed to others and leaves no line in the log', async (path, csv) => {
    const before = (await audited()).length
    for (const [viewer, status] of await outsiders(database, mine)) {
      // Writers moderate what visitors say.
      if (csv === voiceCsv && status === 403) continue
      const reading = csvOf(csv, path, { of: mine, viewer })
      if (viewer.kind === 'nobody') await expect(reading).rejects.toMatchObject({ status: 302 })
      else await expect(reading).rejects.toMatchObject({ init: { status } })
    }
    expect(await audited()).toHaveLength(before)
  })

  it.each(FILES)('%s is in the log with what it was narrowed by', async (path, csv, what) => {
    const text = await csvOf(csv, `${path}?search=Ani`, await as(admin, mine))
    expect(text).toMatch(/^id,/)
    expect((await audited())[0]).toEqual({ subject: what, details: { search: 'Ani' } })
  })

  it('hold the tenant’s own people alone, and no formula', async () => {
    await enrol(database, mine, '=HYPERLINK("x")', ['student'])
    await enrol(database, theirs, 'Orang Sana', ['admin'])
    const text = await csvOf(memberCsv, '/Studio/Members.csv?sort=-name', await as(admin, mine))
    expect(text).not.toContain('Orang Sana')
    expect(text).not.toMatch(/(^|,)"?=/m)
    const names = text.split('\r\n').map(line => line.split(',')[1])
    expect(names.indexOf('Wati')).toBeLessThan(names.indexOf('Ani'))
  })
})

describe('several requests and voices', () => {
  it('are decided at once, all or none, and none of another tenant', async () => {
    const from = (of: TenantId) => buildFormMailFrom(of)
    for (const of of [mine, theirs])
      await database.asTenant(of, async ctx => {
        await requestDemo(ctx, { email: 'satu@kantor.example', lang: 'id', consent: null }, from(of))
        await makeAppointment(
          ctx,
          { name: 'Dodi', email: 'dua@kantor.example', topic: 'Guru', message: '', lang: 'id', consent: null },
          from(of),
        )
        await addReview(ctx, { name: 'Ana', message: 'Bagus', rating: 4, consent: 'Ya' })
        await addAspiration(ctx, { name: 'Budi', city: 'Garut', topics: [], message: 'Sinyal', consent: 'Ya' })
      })
    const requests = [...(await idsOf('appointments')), ...(await idsOf('demo_requests'))]
    const voices = [...(await idsOf('book_reviews')), ...(await idsOf('aspirations'))]
    const who = await as(admin, mine)
    const path = '/Studio/Requests'
    const foreign = await idsOf('appointments', theirs)
    expect(await submit(requestList, path, chosen('done-chosen', [...requests, ...foreign]), who)).toContain('Tidak ada yang diubah')
    expect(await submit(requestList, path, chosen('done-chosen', []), who)).toContain('Pilih setidaknya satu')
    expect(await submit(requestList, path, chosen('done-chosen', requests), await as(writer, mine))).toBe('403')
    expect(await show(requestList, path, who)).toContain('2 permintaan')
    expect(await submit(requestList, path, chosen('done-chosen', requests), who)).toBe(`303 ${path}?done=done`)
    expect(await show(requestList, `${path}?state=done`, who)).toContain('2 permintaan')
    expect(await show(requestList, `${path}?state=done&search=guru`, who)).toContain('1 permintaan')
    expect(await submit(requestList, `${path}?state=done`, chosen('reopen-chosen', requests), who)).toContain('done=reopened')

    const at = '/Studio/Voices'
    const foreignVoice = await idsOf('aspirations', theirs)
    expect(await submit(voiceList, at, chosen('approve-chosen', [...voices, ...foreignVoice]), who)).toContain('Tidak ada yang diubah')
    expect(await show(voiceList, at, who)).toContain('2 kiriman')
    const student = await enrol(database, mine, 'Siswa', ['student'])
    expect(await submit(voiceList, at, chosen('approve-chosen', voices), await as(student, mine))).toBe('403')
    expect(await submit(voiceList, at, chosen('approve-chosen', voices), await as(writer, mine))).toBe(`303 ${at}?done=approved`)
    expect(await submit(voiceList, `${at}?state=approved`, chosen('reject-chosen', voices), who)).toContain('done=rejected')
    expect(await show(voiceList, `${at}?state=rejected&search=sinyal`, who)).toContain('1 kiriman')
  })

  it('leave pledges to staff', async () => {
    const id = newId()
    await database.pool.query('insert into donations (tenant_id, id, amount) values ($1, $2, 1000)', [mine, id])
    const refused = await submit(voiceList, '/Studio/Voices', chosen('approve-chosen', [id]), await as(writer, mine))
    expect(refused).toContain('Tidak ada yang diubah')
    expect(await submit(voiceList, '/Studio/Voices', chosen('approve-chosen', [id]), await as(admin, mine))).toContain('done=approved')
  })

  it('of members get a role, or a refusal beside the list', async () => {
    const [satu, dua] = [await enrol(database, mine, 'Satu'), await enrol(database, mine, 'Dua')]
    const who = await as(admin, mine)
    const give = (ids: readonly string[], given: string) => submit(memberList, '/Studio/Members', chosen('grant', ids, { given }), who)
    expect(await give([satu.id, newId()], 'writer')).toContain('Tidak ada yang diubah')
    expect(await give([satu.id], 'mentor')).toBe('404')
    expect(await give([satu.id, dua.id], 'writer')).toBe('303 /Studio/Members?done=granted')
    expect(await show(memberList, '/Studio/Members?role=writer&done=granted', who)).toContain('Peran sudah diberikan.')
  })
})

describe('with many rows a list of people reads its own page alone:', () => {
  const MANY = 3000
  const MAX_READ = 120
  let many: TenantId
  let viewer: Awaited<ReturnType<Enrolled['viewer']>>

  beforeAll(async () => {
    many = await database.createTenant()
    viewer = await (await enrol(database, many, 'Banyak', ['admin'])).viewer()
    const earlier = `now() - n * interval '1 minute'`
    for (const statement of [
      `insert into members (tenant_id, id, issuer, subject, name, email, joined_at, seen_at)
       select $1, gen_random_uuid(), 'https://uji.example', n::text, 'Orang ' || n, n || '@banyak.example', ${earlier}, ${earlier} from generate_series(1, ${MANY}) n`,
      `insert into memberships (tenant_id, member_id, kind, granted_at) select tenant_id, id, 4, now() from members where tenant_id = $1 and name like 'Orang %'`,
      `insert into invitations (tenant_id, id, email, kind, invited_at, expires_at)
       select $1, gen_random_uuid(), n || '@undang.example', 6, ${earlier}, now() + interval '9 days' from generate_series(1, ${MANY}) n`,
      `insert into appointments (tenant_id, id, name, email, topic, message, lang, organisation, sent_sha256, created_at, done_at)
       select $1, gen_random_uuid(), 'x', n || '@x.example', 'x', '', 'id', '', sha256(n::text::bytea), ${earlier}, case n % 2 when 0 then now() end
       from generate_series(1, ${MANY}) n`,
      `insert into demo_requests (tenant_id, id, email, created_at, done_at)
       select $1, gen_random_uuid(), n || '@d.example', ${earlier}, case n % 2 when 0 then now() end from generate_series(1, ${MANY}) n`,
      `insert into audit_log (tenant_id, id, at, actor, kind, act, subject, details)
       select $1, gen_random_uuid(), ${earlier}, 'Ani', 1, case n % 300 when 0 then 'mail.read' else 'member.invited' end, 'x', '{}' from generate_series(1, ${MANY}) n`,
      `insert into mails (tenant_id, id, template, lang, to_address, subject, text_body, html_body, is_secret, created_at)
       select $1, gen_random_uuid(), 'tenant.invitation', 'id', n || '@m.example', 'x', 'x', 'x', false, ${earlier} from generate_series(1, ${MANY}) n`,
      `insert into schools (tenant_id, id, slug, name, city_code, created_at, confirmed_at)
       select $1, gen_random_uuid(), 'sekolah-' || n, 'Sekolah ' || n, '32.73', ${earlier}, case n % 2 when 0 then now() end from generate_series(1, ${MANY}) n`,
      `insert into teams (tenant_id, id, school_id, name, created_at, confirmed_at)
       select $1, gen_random_uuid(), s.id, 'Tim ' || s.name, s.created_at, case right(s.name, 1) when '4' then null else now() end from schools s
       where s.tenant_id = $1 and s.confirmed_at is not null`,
      ...['book_reviews', 'aspirations', 'testimonies'].map(
        voice => `insert into ${voice} (tenant_id, id, created_at, approved_at, rejected_at, name, message)
          select $1, gen_random_uuid(), ${earlier}, case n % 3 when 0 then now() end, case n % 3 when 1 then now() end, 'Ana', 'Kata' from generate_series(1, ${MANY}) n`,
      ),
    ])
      await database.pool.query(statement, [many])
    await database.pool.query('vacuum analyze')
  }, 120_000)

  const place = (after: string | null) => ({ perPage: 25, ...(after && { after }) })
  const LISTS: [string, (ctx: Ctx, after: string | null) => Promise<{ after: string | null }>][] = [
    ...(['name', '-joined', 'seen'] as const).map((sort): [string, (typeof LISTS)[number][1]] => [
      `members by ${sort}`,
      (ctx, after) => listMembers(ctx, { sort }, place(after)),
    ]),
    ...(['-sent', 'email'] as const).map((sort): [string, (typeof LISTS)[number][1]] => [
      `invitations by ${sort}`,
      (ctx, after) => listInvitations(ctx, { sort }, place(after)),
    ]),
    ['requests that wait', (ctx, after) => listRequests(ctx, { state: 'waiting' }, place(after))],
    ['requests that are done, the oldest first', (ctx, after) => listRequests(ctx, { state: 'done', sort: 'when' }, place(after))],
    ['registrations that wait', (ctx, after) => listRegistrations(ctx, { state: 'waiting' }, place(after))],
    ['registrations that wait, by name', (ctx, after) => listRegistrations(ctx, { state: 'waiting', sort: 'name' }, place(after))],
    ['registrations that are confirmed', (ctx, after) => listRegistrations(ctx, { state: 'confirmed' }, place(after))],
    ['teams that are confirmed', (ctx, after) => listRegistrations(ctx, { state: 'confirmed', kind: 'team' }, place(after))],
    ['results of a league', (ctx, after) => listResults(ctx, {}, place(after))],
    ['the outbox', (ctx, after) => listMails(ctx, {}, place(after))],
    ['the audit log', (ctx, after) => listAudit(ctx, {}, place(after))],
    ['the audit log by a rare act', (ctx, after) => listAudit(ctx, { act: 'mail.read' }, place(after))],
    ...(['waiting', 'approved', 'rejected'] as const).map((state): [string, (typeof LISTS)[number][1]] => [
      `voices that are ${state}`,
      (ctx, after) => listVoices(ctx, { state }, place(after)),
    ]),
  ]
  it.each(LISTS)('%s', async (name, list) => {
    const statements = await watchReads(database.pool, () =>
      database.asTenant(
        many,
        async ctx => {
          const { after } = await list(ctx, null)
          if (!name.includes('rare')) expect(after).not.toBeNull()
          await list(ctx, after)
        },
        { viewer },
      ),
    )
    expect(statements.flatMap(one => Object.entries(one.read)).filter(([, rows]) => rows > MAX_READ)).toEqual([])
  })
})
