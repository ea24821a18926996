import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasContact, REPORTS_AN_HOUR, REPORTS_TO_HIDE } from '#features/chapters/kinds/discussion/post.ts'
import { listThreads, markPost, removePost, reportPost, savePost } from '#features/chapters/kinds/discussion/posts.server.ts'
import { buildChapter, buildEnrolment } from '#features/chapters/testing.ts'
import { buildClass } from '#features/classes/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { listNotices } from '#features/notices/notices.server.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { listModerated, moderatePost } from './moderation.server.ts'
import * as page from './pages/discussion-list.tsx'

const database = openTestDatabase()
const { show, submit, visit } = createAppVisitor(database, [
  {
    path: '/Studio/Discussions',
    name: 'Studio-Discussions',
    query: { page: 'page', state: ['reported', 'hidden', 'unanswered'], done: ['hide', 'restore', 'remove', 'dismiss'] },
  },
])
let tenant: TenantId
let other: TenantId
let chapterId: string
let people: Record<'admin' | 'otherMentor' | 'pupil' | 'friend' | 'child' | 'foreign', Enrolled>
let crowd: Enrolled[]

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  people = {
    admin: await enrol(database, tenant, 'Ani', ['admin']),
    otherMentor: await enrol(database, tenant, 'Mira', ['mentor']),
    pupil: await enrol(database, tenant, 'Sari Dewi', ['student']),
    friend: await enrol(database, tenant, 'Budi', ['student']),
    child: await enrol(database, tenant, 'Kecil Lestari', ['student']),
    foreign: await enrol(database, other, 'Tono', ['admin']),
  }
  crowd = await Promise.all(Array.from({ length: REPORTS_TO_HIDE }, (_, at) => enrol(database, tenant, `Murid ${at}`, ['student'])))
  await database.pool.query(`update members set born_on = '2012-05-05' where id = $1`, [people.child.id])
  await database.pool.query(`update consents set given_by = 'parent' where member_id = $1`, [people.child.id])
  await database.asTenant(
    tenant,
    async ctx => {
      const { id } = await buildClass(ctx)
      await ctx.db
        .updateTable('classes')
        .set({ created_by: people.admin.id })
        .where('tenant_id', '=', tenant)
        .where('id', '=', id)
        .execute()
      for (const one of [people.pupil, people.friend, people.child, ...crowd]) await buildEnrolment(ctx, id, one.id)
      chapterId = await buildChapter(ctx, id, { kind: 'discussion', content: { question: { type: 'doc', content: [] } } })
    },
    { now: TEST_NOW },
  )
})
beforeEach(async () => {
  for (const table of ['discussion_posts', 'notices', 'audit_log']) await database.pool.query(`delete from ${table}`).catch(() => {})
})

const does = async <T>(who: Enrolled, work: (ctx: Ctx) => Promise<T>) =>
  await database.asTenant(tenant, work, { viewer: await who.viewer(), now: TEST_NOW })
const write = (who: Enrolled, text: string, parentId?: string) =>
  does(who, ctx => savePost(ctx, { id: newId(), chapterId, text, parentId }))
const report = (who: Enrolled, id: string) => does(who, ctx => reportPost(ctx, id))
const decide = (who: Enrolled, id: string, act: 'hide' | 'restore' | 'remove' | 'dismiss', reason = '') =>
  does(who, ctx => moderatePost(ctx, { id, act, reason }))
const listOf = async (who: Enrolled, list: 'reported' | 'hidden' | 'unanswered') =>
  (await does(who, ctx => listModerated(ctx, list, { page: 1, perPage: 20 }))).items
const seenBy = async (who: Enrolled, id: string) =>
  (await does(who, ctx => listThreads(ctx, { chapterId }))).threads.find(one => one.id === id)
const kindsOf = async (who: Enrolled) =>
  (await does(who, ctx => listNotices(ctx, { page: 1, perPage: 20 }))).items.map(({ kind, href }) => [kind, href])
const acts = async () =>
  (
    await database.pool.query<{ act: string; details: object }>(
      `select act, details from audit_log where act like 'discussion.%' order by at, id`,
    )
  ).rows

describe('a post that was reported', () => {
  it('is decided on by who teaches its class alone', async () => {
    const { id } = await write(people.pupil, 'Halo')
    await report(people.friend, id)
    for (const who of [people.pupil, people.friend]) await expect(decide(who, id, 'hide', 'x')).rejects.toMatchObject({ status: 403 })
    await expect(decide(people.otherMentor, id, 'hide', 'x')).rejects.toMatchObject({ status: 403 })
    expect(await listOf(people.otherMentor, 'reported')).toEqual([])
    await expect(listOf(people.pupil, 'reported')).rejects.toMatchObject({ status: 403 })
    await expect(decide(people.admin, newId(), 'hide', 'x')).rejects.toMatchObject({ status: 404 })
    await expect(decide(people.admin, 'bukan', 'hide', 'x')).rejects.toMatchObject({ status: 404 })
    await expect(decide(people.admin, id, 'hide', ' ')).rejects.toMatchObject({ status: 422 })
    const foreign = database.asTenant(other, ctx => moderatePost(ctx, { id, act: 'hide', reason: 'x' }), {
      viewer: await people.foreign.viewer(),
    })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
  })

  it('is told to its teachers, hidden with a reason, shown again, removed; each is logged and told to its writer', async () => {
    const { id } = await write(people.pupil, 'Kata kasar')
    await report(people.friend, id)
    expect(await kindsOf(people.admin)).toEqual([['postReported', '/Studio/Discussions']])
    expect(await listOf(people.admin, 'reported')).toMatchObject([{ id, reports: 1, isHidden: false, name: 'Sari Dewi' }])
    await decide(people.admin, id, 'hide', 'Tidak sopan')
    expect(await seenBy(people.friend, id)).toMatchObject({ text: '', name: '', isHidden: true, isRemoved: false })
    expect(await seenBy(people.pupil, id)).toMatchObject({ text: 'Kata kasar', isHidden: true })
    expect(await seenBy(people.admin, id)).toMatchObject({ text: 'Kata kasar', reports: 0 })
    await expect(write(people.friend, 'Jawaban', id)).rejects.toMatchObject({ status: 409 })
    await expect(does(people.pupil, ctx => savePost(ctx, { id, chapterId, text: 'Lain' }))).rejects.toMatchObject({ status: 409 })
    expect([await listOf(people.admin, 'reported'), (await listOf(people.admin, 'hidden')).length]).toEqual([[], 1])
    expect((await kindsOf(people.pupil))[0]?.[0]).toBe('postModerated')
    await decide(people.admin, id, 'restore')
    expect(await seenBy(people.friend, id)).toMatchObject({ text: 'Kata kasar', isHidden: false })
    await decide(people.admin, id, 'remove', 'Tetap tidak sopan')
    expect(await seenBy(people.pupil, id)).toMatchObject({ text: '', isRemoved: true })
    await expect(decide(people.admin, id, 'restore')).rejects.toMatchObject({ status: 409 })
    expect((await acts()).slice(-3).map(({ act, details }) => [act, details])).toEqual([
      ['discussion.hidden', { postId: id, reason: 'Tidak sopan' }],
      ['discussion.restored', { postId: id, reason: '' }],
      ['discussion.removed', { postId: id, reason: 'Tetap tidak sopan' }],
    ])
  })

  it('is hidden by itself where several report it, and not again by those once a teacher let it stand', async () => {
    const { id } = await write(people.pupil, 'Iklan')
    for (const [at, one] of crowd.entries()) {
      expect([at, (await seenBy(people.friend, id))?.isHidden]).toEqual([at, false])
      await report(one, id)
      await report(one, id)
    }
    expect(await seenBy(people.friend, id)).toMatchObject({ text: '', isHidden: true })
    await decide(people.admin, id, 'dismiss')
    await report(people.friend, id)
    for (const one of crowd) await report(one, id)
    expect(await seenBy(people.friend, id)).toMatchObject({ text: 'Iklan', isHidden: false })
  })

  it('is one of so many that a person reports within an hour', async () => {
    const ids: string[] = []
    for (let at = 0; at <= REPORTS_AN_HOUR; at++) ids.push((await write(at % 2 ? people.pupil : people.admin, `Tulisan ${at}`)).id)
    for (const id of ids.slice(0, REPORTS_AN_HOUR)) await report(people.friend, id)
    await expect(report(people.friend, ids.at(-1) ?? '')).rejects.toMatchObject({ status: 429 })
  })
})

describe('who writes', () => {
  it('hears of answers and of a mark, not of their own; a mentor’s removal in the class is logged', async () => {
    const thread = await write(people.pupil, 'Mengapa?')
    await write(people.pupil, 'Aku tahu sendiri', thread.id)
    expect(await kindsOf(people.pupil)).toEqual([])
    const answer = await write(people.friend, 'Karena', thread.id)
    expect(await kindsOf(people.pupil)).toEqual([['answered', expect.stringContaining('/chapter/')]])
    await does(people.admin, ctx => markPost(ctx, { id: answer.id, isMarked: true }))
    expect((await kindsOf(people.friend)).map(([kind]) => kind)).toEqual(['answerMarked'])
    await does(people.admin, ctx => removePost(ctx, answer.id))
    await does(people.pupil, ctx => removePost(ctx, thread.id))
    expect((await acts()).at(-1)).toMatchObject({ act: 'discussion.removed', details: { postId: answer.id } })
  })

  it('writes no telephone number or address where they are a child', async () => {
    for (const text of ['WA aku 0812 3456 7890', 'kecil@contoh.example ya', '+62-812-3456-789', 'wa.me/62812']) {
      expect([text, hasContact(text)]).toEqual([text, true])
      await expect(write(people.child, text)).rejects.toMatchObject({ status: 422 })
    }
    for (const text of ['Hasilnya 12345678', '10 + 20 = 30', 'pakai @media di CSS', '2026-08-17'])
      expect([text, hasContact(text)]).toEqual([text, false])
    expect((await write(people.child, 'Hasilnya 42')).name).toBe('Kecil')
    await write(people.pupil, 'Hubungi 0812 3456 7890')
  })
})

it('has a page that shows and decides, in both languages', async () => {
  const thread = await write(people.child, '<b>Halo</b>')
  await report(people.friend, thread.id)
  expect(await visit(page, '/Studio/Discussions', { of: tenant })).toMatch(/^302 \/Login/)
  expect(await visit(page, '/Studio/Discussions', await as(people.pupil, tenant))).toBe('403')
  const html = await show(page, '/Studio/Discussions', await as(people.admin, tenant))
  expect(html).toContain('&lt;b&gt;Halo')
  expect(html).not.toContain('Lestari')
  expect(await show(page, '/Studio/Discussions?state=unanswered', await as(people.admin, tenant, { lang: 'en' }))).toContain(
    'Without an answer',
  )
  expect(await submit(page, '/Studio/Discussions', { form: 'dismiss', id: thread.id }, await as(people.admin, tenant))).toBe(
    '303 /Studio/Discussions?done=dismiss',
  )
  expect(await show(page, '/Studio/Discussions', await as(people.admin, tenant))).toContain('Tidak ada laporan')
})
