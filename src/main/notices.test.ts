import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestDemo } from '#features/appointments/commands.server.ts'
import { arriveMember } from '#features/members/members.server.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { chooseChannels } from '#features/notices/channels.server.ts'
import { mailNotices } from '#features/notices/jobs.ts'
import { addNotices, countUnread, type Happened, listNotices, readAllNotices, readNotice } from '#features/notices/notices.server.ts'
import * as list from '#features/notices/pages/notice-list.tsx'
import * as settings from '#features/notices/pages/notice-settings.tsx'
import { removeOld } from '#features/retention/remove-rows.server.ts'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { addTestimony } from '#features/voices/commands.server.ts'
import { newPostWork } from '#features/writing/edited-post.server.ts'
import { savePost, withdrawPost } from '#features/writing/editing.server.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'

const database = openTestDatabase()
const { show, submit, visit } = createAppVisitor(database, [
  { path: '/Studio/Notices', name: 'Studio-Notices', query: { page: 'page', state: ['unread'], done: ['read'] } },
  { path: '/Studio/Notices/Settings', name: 'Studio-Notices-Settings', query: { done: ['saved'] } },
])
const silent = pino({ level: 'silent' })

let mine: TenantId
let admin: Enrolled
let writer: Enrolled
let mentor: Enrolled
let stranger: Enrolled

const jobs = mailNotices({ findSite: async of => buildSite({ of }), originOf: host => `http://${host}:3000` })

beforeAll(async () => {
  await makeQueues(database.url, silent, [jobs])
  mine = await database.createTenant()
  const theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  writer = await enrol(database, mine, 'Wira', ['writer'])
  mentor = await enrol(database, mine, 'Mira', ['mentor'])
  stranger = await enrol(database, theirs, 'Tono', ['admin'])
})
beforeEach(async () => {
  for (const table of ['notices', 'notice_settings', 'mails', 'jobs.job']) await database.pool.query(`delete from ${table}`)
})

const happens = async (what: Happened, by?: Enrolled) =>
  await database.asTenant(mine, ctx => addNotices(ctx, what), { ...(by && { viewer: await by.viewer() }) })
const unreadOf = async (who: Enrolled) => await database.asTenant(mine, countUnread, { viewer: await who.viewer() })
const listOf = async (who: Enrolled) =>
  (await database.asTenant(mine, ctx => listNotices(ctx, { page: 1, perPage: 20 }), { viewer: await who.viewer() })).items

describe('what happens', () => {
  it('reaches those with the right to it, of this tenant, except who did it', async () => {
    await happens({ kind: 'erasure' })
    await happens({ kind: 'voice' }, writer)
    expect((await listOf(admin)).map(notice => notice.kind).sort()).toEqual(['erasure', 'voice'])
    expect(await listOf(writer)).toEqual([])
    expect(await listOf(mentor)).toEqual([])
    const { rows } = await database.pool.query('select distinct tenant_id from notices')
    expect(rows).toEqual([{ tenant_id: mine }])
    await expect(database.asTenant(mine, countUnread, { viewer: { kind: 'stranger', app: null } })).rejects.toMatchObject({ status: 404 })
    expect(await listOf(stranger)).toEqual([])
    await expect(database.asTenant(mine, countUnread)).rejects.toMatchObject({ status: 401 })
  })

  it('reaches nobody who is named without the right', async () => {
    await happens({ kind: 'published', subject: 'Panen raya', href: '/Studio/Posts/x', to: [mentor.id, writer.id] })
    expect(await listOf(mentor)).toEqual([])
    expect(await listOf(admin)).toEqual([])
    expect(await listOf(writer)).toMatchObject([{ subject: 'Panen raya', href: '/Studio/Posts/x', isRead: false, times: 1 }])
  })

  it('is no longer shown to who has lost the right', async () => {
    const former = await enrol(database, mine, 'Fajar', ['writer'])
    await happens({ kind: 'voice' })
    expect(await unreadOf(former)).toBe(1)
    await database.pool.query('update memberships set kind = 4 where member_id = $1', [former.id])
    expect(await unreadOf(former)).toBe(0)
    expect(await listOf(former)).toEqual([])
  })

  it('counts where it is unread already, and is new once it was read', async () => {
    for (let i = 0; i < 3; i++) await happens({ kind: 'request' })
    const [notice] = await listOf(admin)
    expect(notice).toMatchObject({ times: 3 })
    await database.asTenant(mine, readAllNotices, { viewer: await admin.viewer() })
    expect(await unreadOf(admin)).toBe(0)
    await happens({ kind: 'request' })
    expect((await listOf(admin)).map(one => [one.times, one.isRead])).toEqual([
      [1, false],
      [3, true],
    ])
  })

  it('leaves nothing where the event is rolled back, and is not lost where two happen at once', async () => {
    const failing = database.asTenant(mine, async ctx => {
      await addNotices(ctx, { kind: 'request' })
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await unreadOf(admin)).toBe(0)
    await enrol(database, mine, 'Badu', ['admin'])
    await Promise.all(Array.from({ length: 4 }, () => happens({ kind: 'request' })))
    expect(await listOf(admin)).toMatchObject([{ times: 4 }])
  })
})

describe('an event', () => {
  it('tells staff of a visitor’s request and text, whoever invited, and those who wrote on a text of what others do with it', async () => {
    await database.asTenant(mine, ctx => addTestimony(ctx, { name: 'Tamu', message: 'Bagus sekali.', role: '', consent: 'Ya' }))
    await database.asTenant(mine, ctx =>
      requestDemo(ctx, { email: 'tamu@contoh.example', lang: 'id', consent: null }, { site: buildSite({ of: mine }), origin: ORIGIN }),
    )
    expect((await listOf(admin)).map(notice => notice.kind).sort()).toEqual(['request', 'voice'])
    expect((await listOf(writer)).map(notice => notice.kind)).toEqual(['voice'])

    const invited = {
      tenant_id: mine,
      id: newId(),
      email: 'baru@contoh.example',
      kind: 6,
      invited_by: admin.id,
      invited_at: TEST_NOW,
      expires_at: new Date('2026-09-01'),
    }
    await database.asTenant(mine, ctx => ctx.db.insertInto('invitations').values(invited).execute())
    const who = {
      issuer: 'account-site',
      subject: 'baru',
      name: 'Baru',
      email: invited.email,
      isEmailVerified: true,
      lang: undefined,
      providerSession: null,
    }
    await database.asTenant(mine, ctx => arriveMember(ctx, who))
    expect((await listOf(admin)).map(notice => notice.kind)).toContain('invitation')

    const work = { ...newPostWork('news', { viewer: await writer.viewer(), lang: 'id' }).work, title: 'Panen raya' }
    const id = newId()
    const save = async (by: Enrolled, base: number) =>
      await database.asTenant(mine, ctx => savePost(ctx, { id, kindSlug: 'news', base, work }), { viewer: await by.viewer() })
    const { version } = await save(writer, 0)
    await save(writer, version)
    expect((await save(admin, 0)).state).toBe('conflict')
    await database.asTenant(mine, ctx => withdrawPost(ctx, id), { viewer: await admin.viewer() })
    expect((await listOf(writer)).map(notice => [notice.kind, notice.subject, notice.href])).toEqual(
      expect.arrayContaining([
        ['conflict', 'Panen raya', `/Studio/Posts/${id}`],
        ['withdrawn', 'Panen raya', `/Studio/Posts/${id}`],
      ]),
    )
    expect((await listOf(admin)).filter(notice => notice.kind === 'withdrawn')).toEqual([])
  })
})

describe('the settings', () => {
  it('keep a kind away, or send it by mail once, in the reader’s language', async () => {
    const choose = async (channel: 'mail' | 'off') =>
      await database.asTenant(mine, ctx => chooseChannels(ctx, { request: channel }), { viewer: await admin.viewer() })
    await choose('off')
    await happens({ kind: 'request' })
    expect(await unreadOf(admin)).toBe(0)
    await choose('mail')
    await database.pool.query(`update members set lang = 'en' where id = $1`, [admin.id])
    await happens({ kind: 'request' })
    await happens({ kind: 'request' })
    const { rows } = await database.pool.query<{ data: { payload: object } }>(`select data from jobs.job where name = 'notices.mail'`)
    expect(rows).toHaveLength(1)
    const trial = { signal: new AbortController().signal, startAgain: async () => {} }
    await database.asTenant(mine, ctx => jobs.run(ctx, rows[0]?.data.payload, trial))
    const { rows: mails } = await database.pool.query('select to_address, subject, text_body from mails')
    expect(mails).toMatchObject([{ to_address: admin.email, subject: 'Somebody asked for an appointment or a demonstration' }])
    expect(mails[0].text_body).toContain('/en/Studio/Requests')
    await database.asTenant(mine, readAllNotices, { viewer: await admin.viewer() })
    await database.asTenant(mine, ctx => jobs.run(ctx, rows[0]?.data.payload, trial))
    expect((await database.pool.query('select from mails')).rowCount).toBe(1)
  })

  it('are of those kinds alone that the person may hear of', async () => {
    await database.asTenant(mine, ctx => chooseChannels(ctx, { erasure: 'mail', voice: 'off' }), { viewer: await writer.viewer() })
    const { rows } = await database.pool.query('select kind, channel from notice_settings')
    expect(rows).toEqual([{ kind: 'voice', channel: 'off' }])
    const html = await show(settings, '/Studio/Notices/Settings', await as(writer, mine))
    expect(html).toContain('name="voice"')
    expect(html).not.toContain('name="erasure"')
    expect(await submit(settings, '/Studio/Notices/Settings', { voice: 'app', erasure: 'mail' }, await as(writer, mine))).toBe(
      '303 /Studio/Notices/Settings?done=saved',
    )
    expect((await database.pool.query('select kind, channel from notice_settings')).rows).toEqual([{ kind: 'voice', channel: 'app' }])
  })
})

describe('the page', () => {
  it('leads nobody else to a notice, and marks it as read by opening it', async () => {
    await happens({ kind: 'registration', subject: 'SMKN <1> Malang' })
    const [notice] = await listOf(admin)
    const id = notice?.id ?? ''
    for (const other of [writer, mentor]) {
      expect(await submit(list, '/Studio/Notices', { form: 'open', id }, await as(other, mine))).toBe('404')
      await expect(database.asTenant(mine, async ctx => readNotice(ctx, id), { viewer: await other.viewer() })).rejects.toMatchObject({
        status: 404,
      })
    }
    expect(await submit(list, '/Studio/Notices', { form: 'open', id: newId() }, await as(admin, mine))).toBe('404')
    expect(await visit(list, '/Studio/Notices', { of: mine })).toMatch(/^302 \/Login/)
    expect(await show(list, '/Studio/Notices', await as(admin, mine))).toContain('SMKN &lt;1&gt; Malang mendaftar')
    expect(await submit(list, '/Studio/Notices', { form: 'open', id }, await as(admin, mine))).toBe('303 /Studio/Registrations')
    expect(await show(list, '/Studio/Notices?state=unread', await as(admin, mine))).toContain('Semua sudah dibaca')
  })
})

// Last: sessions end with the days, too.
it('is removed after 90 days', async () => {
  await happens({ kind: 'request' })
  const kept = async (days: number) => {
    await removeOld({ pool: database.pool, log: silent }, new Date(TEST_NOW.getTime() + days * 86_400_000))
    return (await database.pool.query('select from notices')).rowCount
  }
  expect(await kept(89)).toBeGreaterThan(0)
  expect(await kept(91)).toBe(0)
})
