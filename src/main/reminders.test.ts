import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { savePost } from '#features/chapters/kinds/discussion/posts.server.ts'
import { buildChapter, buildEnrolment } from '#features/chapters/testing.ts'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { digestPurpose } from '#features/notices/digest.ts'
import { chooseRhythm, unsubscribe } from '#features/notices/digests.server.ts'
import * as unsubscribePage from '#features/notices/pages/unsubscribe.server.tsx'
import { enqueueDue, mailDigests } from '#features/reminders/jobs.ts'
import { remind } from '#features/reminders/remind.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import { createVisitor, PAGE_SEAL } from '#page/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase } from '#platform/testing/database.ts'

const database = openTestDatabase()
/** A Monday, eight in the morning in Jakarta. */
const MONDAY = new Date('2026-08-17T01:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const parts = { findSite: async (of: TenantId) => buildSite({ of }), originOf: (host: string) => `http://${host}:3000`, seal: PAGE_SEAL }
const job = mailDigests(parts)

let tenant: TenantId
let mentor: Enrolled
let pupil: Enrolled
let stranger: Enrolled
let classId: string
let discussion: string
let live: string
let dated: string

beforeAll(async () => {
  await makeQueues(database.url, pino({ level: 'silent' }), [job])
  tenant = await database.createTenant()
  mentor = await enrol(database, tenant, 'Ani', ['admin'])
  pupil = await enrol(database, tenant, 'Sari', ['student'])
  stranger = await enrol(database, tenant, 'Budi', ['student'])
  await at(MONDAY, async ctx => {
    ;({ id: classId } = await buildClass(ctx, { name: 'Web dasar', created_by: mentor.id }))
    await buildEnrolment(ctx, classId, pupil.id)
    discussion = await buildChapter(ctx, classId, { kind: 'discussion', content: { question: { type: 'doc', content: [] } } })
    const startsAt = new Date(MONDAY.getTime() + 20 * HOUR)
    const endsAt = new Date(startsAt.getTime() + HOUR)
    live = await buildChapter(ctx, classId, {
      kind: 'live',
      content: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), link: 'https://meet.contoh.example/x' },
    })
    dated = await buildChapter(ctx, classId, { kind: 'article', content: {} })
    const rule = JSON.stringify({ type: 'date', at: new Date(MONDAY.getTime() + HOUR).toISOString() })
    await ctx.db.updateTable('class_chapters').set({ rule }).where('tenant_id', '=', tenant).where('id', '=', dated).execute()
  })
})
beforeEach(async () => {
  for (const table of ['notices', 'reminders_told', 'digests', 'mails', 'discussion_posts', 'jobs.job'])
    await database.pool.query(`delete from ${table}`)
  await database.pool.query('update enrolments set last_active_at = $1', [MONDAY])
})

async function at<T>(now: Date, work: (ctx: Ctx) => Promise<T>, who?: Enrolled): Promise<T> {
  return await database.asTenant(tenant, work, { now, ...(who && { viewer: await who.viewer() }) })
}
const after = (ms: number) => new Date(MONDAY.getTime() + ms)
const told = async (who: Enrolled) =>
  (
    await database.pool.query<{ kind: string; subject: string; times: number }>(
      'select kind, subject, times from notices where member_id = $1 order by kind',
      [who.id],
    )
  ).rows
const ask = (now: Date) => at(now, ctx => savePost(ctx, { id: newId(), chapterId: discussion, text: 'Mengapa?' }), pupil)
async function digests(now: Date): Promise<{ to: string; subject: string; text: string; unsubscribe: string }[]> {
  await at(now, ctx => enqueueDue(ctx, parts))
  const { rows } = await database.pool.query<{ payload: unknown }>(
    `select data -> 'payload' as payload from jobs.job where name = 'reminders.digest'`,
  )
  const trial = { signal: new AbortController().signal, startAgain: async () => {} }
  // The queue may run a job twice.
  for (const { payload } of [...rows, ...rows]) await at(now, ctx => job.run(ctx, payload, trial))
  await database.pool.query('delete from jobs.job')
  return (
    await database.pool.query(
      'select to_address as "to", subject, text_body as text, unsubscribe_url as unsubscribe from mails order by created_at, id',
    )
  ).rows
}

describe('a reminder', () => {
  it('tells who takes part of a session a day and an hour before, once each, and anew where it moves', async () => {
    await at(MONDAY, remind)
    await at(after(1000), remind)
    expect(await told(pupil)).toMatchObject([{ kind: 'sessionTomorrow', times: 1 }])
    expect((await told(pupil))[0]?.subject).toContain('Web dasar: ')
    expect(await told(stranger)).toEqual([])
    await at(after(19.5 * HOUR), remind)
    await at(after(19.6 * HOUR), remind)
    expect((await told(pupil)).map(({ kind, times }) => [kind, times])).toEqual([
      ['chapterOpened', 1],
      ['sessionSoon', 1],
      ['sessionTomorrow', 1],
    ])
    const move = (hours: number) =>
      database.pool.query(`update class_chapters set content = jsonb_set(content, '{startsAt}', to_jsonb($2::text)) where id = $1`, [
        live,
        after(hours * HOUR).toISOString(),
      ])
    await move(21)
    await at(after(20.2 * HOUR), remind)
    await move(20)
    expect((await told(pupil)).find(({ kind }) => kind === 'sessionSoon')?.times).toBe(2)
  })

  it('tells of a chapter once it opened by its date, and not of one that is a draft', async () => {
    await at(after(HOUR - 1000), remind)
    expect((await told(pupil)).map(({ kind }) => kind)).not.toContain('chapterOpened')
    await database.pool.query('update class_chapters set published_at = null where id = $1', [dated])
    await at(after(HOUR), remind)
    expect((await told(pupil)).map(({ kind }) => kind)).not.toContain('chapterOpened')
    await database.pool.query(`update class_chapters set published_at = $2 where id = $1`, [dated, after(-DAY)])
    await at(after(HOUR), remind)
    expect((await told(pupil)).map(({ kind }) => kind)).toContain('chapterOpened')
  })

  it('tells who takes part in a withdrawn class, and nothing of one that nobody is in until it is published', async () => {
    const publish = (id: string, publishedAt: Date | null) =>
      database.pool.query('update classes set published_at = $2 where id = $1', [id, publishedAt])
    const { rows } = await database.pool.query<{ published_at: Date }>('select published_at from classes where id = $1', [classId])
    await publish(classId, null)
    await at(MONDAY, remind)
    expect(await told(pupil)).toMatchObject([{ kind: 'sessionTomorrow', times: 1 }])
    await publish(classId, rows[0]?.published_at ?? null)

    const empty = await at(MONDAY, async ctx => {
      const { id } = await buildClass(ctx, { name: 'Belum terbit', created_by: mentor.id, published_at: null })
      await buildEnrolment(ctx, id, stranger.id, 'left')
      const startsAt = after(20 * HOUR).toISOString()
      await buildChapter(ctx, id, {
        kind: 'live',
        content: { startsAt, endsAt: after(21 * HOUR).toISOString(), link: 'https://meet.contoh.example/y' },
      })
      return id
    })
    await at(after(1000), remind)
    await publish(empty, after(-DAY))
    await database.pool.query(`update enrolments set state = 'joined' where class_id = $1`, [empty])
    await at(after(2000), remind)
    expect(await told(stranger)).toMatchObject([{ kind: 'sessionTomorrow', times: 1 }])
    await database.pool.query('delete from enrolments where class_id = $1', [empty])
  })

  it('tells mentors of a question that has had no answer for two days, and not of one that has', async () => {
    const question = await ask(MONDAY)
    await at(after(2 * DAY - 1000), remind)
    expect(await told(mentor)).toEqual([])
    await at(after(2 * DAY), remind)
    await at(after(3 * DAY), remind)
    expect(await told(mentor)).toMatchObject([{ kind: 'questionWaits', subject: 'Web dasar', times: 1 }])
    const second = await ask(after(DAY))
    await at(after(DAY), ctx => savePost(ctx, { id: newId(), chapterId: discussion, parentId: second.id, text: 'Karena' }), mentor)
    await at(after(4 * DAY), remind)
    expect(await told(mentor)).toMatchObject([{ times: 1 }])
    expect(question.id).not.toBe(second.id)
  })
})

describe('a digest', () => {
  it('goes to who has been away, on Mondays in the morning, once, in their language, and says where to go on', async () => {
    await database.pool.query('update enrolments set last_active_at = $1', [after(-10 * DAY)])
    expect(await digests(after(-2 * HOUR))).toEqual([])
    expect(await digests(after(DAY))).toEqual([])
    const [mail, ...more] = await digests(MONDAY)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: pupil.email })
    expect(mail?.text).toContain('Lanjutkan kelas “Web dasar”')
    expect(mail?.text).toContain('sesi langsung')
    expect(await digests(after(HOUR))).toHaveLength(1)
    await database.pool.query(`update members set lang = 'en' where id = $1`, [pupil.id])
    await database.pool.query('update enrolments set last_active_at = $1', [after(-3 * DAY)])
    expect((await digests(after(7 * DAY))).at(-1)?.text).toContain('Go on with the class')
    await database.pool.query(`update members set lang = 'id' where id = $1`, [pupil.id])
  })

  it('leaves alone who learned lately, who has gone long ago, children, and who has nothing open', async () => {
    expect(await digests(MONDAY)).toEqual([])
    await database.pool.query('update enrolments set last_active_at = $1', [after(-70 * DAY)])
    expect(await digests(MONDAY)).toEqual([])
    await database.pool.query('update enrolments set last_active_at = $1', [after(-10 * DAY)])
    await database.pool.query(`update members set born_on = '2012-05-05' where id = $1`, [pupil.id])
    await database.pool.query(`update consents set given_by = 'parent' where member_id = $1`, [pupil.id])
    expect(await digests(MONDAY)).toEqual([])
    await at(MONDAY, ctx => chooseRhythm(ctx, 'weekly'), pupil)
    expect(await digests(MONDAY)).toHaveLength(1)
    await database.pool.query('update members set born_on = null')
    await at(MONDAY, ctx => chooseRhythm(ctx, 'daily'), stranger)
    expect(await digests(after(DAY))).toHaveLength(1)
  })

  it('goes each day to who teaches and has something open', async () => {
    await ask(MONDAY)
    const [mail] = await digests(after(DAY))
    expect(mail).toMatchObject({ to: mentor.email })
    expect(mail?.text).toContain('1 pertanyaan di kelas “Web dasar” belum dijawab')
    expect(await digests(after(2 * DAY))).toHaveLength(2)
  })

  it('is ended by its link alone, by one click and without a session', async () => {
    await ask(MONDAY)
    const [mail] = await digests(after(DAY))
    const key = new URL(mail?.unsubscribe ?? '').searchParams.get('key') ?? ''
    const { show, submit, visit } = createVisitor(database, [
      { path: '/Account/Notices/Unsubscribe', name: 'Account-Notices-Unsubscribe', query: { key: 'text', done: ['off'] } },
    ])
    const address = `/Account/Notices/Unsubscribe?key=${key}`
    for (const wrong of [
      '',
      'x',
      `${key}A`,
      PAGE_SEAL.seal(digestPurpose(newId()), mentor.id),
      PAGE_SEAL.seal(digestPurpose(tenant), newId()),
    ])
      await expect(at(MONDAY, ctx => unsubscribe(ctx, PAGE_SEAL, wrong))).rejects.toMatchObject({ status: 404 })
    expect(await visit(unsubscribePage.loader, '/Account/Notices/Unsubscribe?key=x', { of: tenant })).toBe('404')
    expect((await show(unsubscribePage.loader, address, { of: tenant })).html).toContain('Berhenti')
    expect((await database.pool.query('select rhythm from digests')).rows).toEqual([{ rhythm: null }])
    expect(await submit(unsubscribePage, address, { 'List-Unsubscribe': 'One-Click' }, { of: tenant })).toContain('303')
    expect((await database.pool.query('select rhythm from digests')).rows).toEqual([{ rhythm: 'off' }])
    expect(await digests(after(2 * DAY))).toHaveLength(1)
  })
})
