import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { findProven } from '../../proven.server.ts'
import { buildChapter, buildEnrolment } from '../../testing.ts'
import { POSTS_AN_HOUR, shownName } from './post.ts'
import { listThreads, markPost, removePost, reportPost, savePost } from './posts.server.ts'

const database = openTestDatabase()
const question = { type: 'doc', content: [] }

let tenant: TenantId
let other: TenantId
let open: string
let hidden: string
let people: Record<'mentor' | 'pupil' | 'friend' | 'stranger', Enrolled>

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  people = {
    mentor: await enrol(database, tenant, 'Ani', ['admin']),
    pupil: await enrol(database, tenant, 'Sari Dewi', ['student']),
    friend: await enrol(database, tenant, 'Budi', ['student']),
    stranger: await enrol(database, tenant, 'Tono', ['student']),
  }
  await database.asTenant(
    tenant,
    async ctx => {
      const { id } = await buildClass(ctx)
      await buildEnrolment(ctx, id, people.pupil.id)
      await buildEnrolment(ctx, id, people.friend.id)
      open = await buildChapter(ctx, id, { kind: 'discussion', content: { question } })
      hidden = await buildChapter(ctx, id, { kind: 'discussion', content: { question, writesFirst: true } })
    },
    { now: TEST_NOW },
  )
})

async function as<T>(who: keyof typeof people | Viewer, work: (ctx: Ctx) => Promise<T>, { of = tenant, after = 0 } = {}): Promise<T> {
  const now = new Date(TEST_NOW.getTime() + after * 60_000)
  return await database.asTenant(of, work, { viewer: typeof who === 'string' ? await people[who].viewer() : who, now })
}
const write = (who: keyof typeof people, text: string, more: { id?: string; chapterId?: string; parentId?: string } = {}, after = 0) =>
  as(who, ctx => savePost(ctx, { id: newId(), chapterId: open, text, ...more }), { after })
const list = (who: keyof typeof people, chapterId = open, before?: string) => as(who, ctx => listThreads(ctx, { chapterId, before }))

describe('a discussion', () => {
  it('refuses who is not signed in, takes no part, is of another tenant, and answers to no thread', async () => {
    await expect(as({ kind: 'nobody' }, ctx => listThreads(ctx, { chapterId: open }))).rejects.toMatchObject({ status: 401 })
    await expect(list('stranger')).rejects.toMatchObject({ status: 403 })
    await expect(write('stranger', 'Halo')).rejects.toMatchObject({ status: 403 })
    await expect(as('mentor', ctx => listThreads(ctx, { chapterId: open }), { of: other })).rejects.toMatchObject({ status: 404 })
    await expect(write('pupil', 'Halo', { parentId: newId() })).rejects.toMatchObject({ status: 404 })
    const thread = await write('pupil', 'Di bab lain', { chapterId: hidden })
    await expect(write('pupil', 'Halo', { parentId: thread.id })).rejects.toMatchObject({ status: 404 })
    const answer = await write('pupil', 'Jawaban', { chapterId: hidden, parentId: thread.id })
    await expect(write('pupil', 'Halo', { chapterId: hidden, parentId: answer.id })).rejects.toMatchObject({ status: 404 })
  })

  it('lets each change and remove their own posts alone; who teaches the class removes any, and its answers stay', async () => {
    const thread = await write('pupil', 'Mengapa?')
    const answer = await write('friend', 'Karena', { parentId: thread.id })
    await expect(write('friend', 'Diubah', { id: thread.id })).rejects.toMatchObject({ status: 403 })
    await expect(as('friend', ctx => removePost(ctx, thread.id))).rejects.toMatchObject({ status: 403 })
    expect(await write('pupil', 'Mengapa begitu?', { id: thread.id }, 1)).toMatchObject({ text: 'Mengapa begitu?', isOwn: true })
    await as('mentor', ctx => removePost(ctx, thread.id))
    await expect(write('pupil', 'Lagi', { id: thread.id })).rejects.toMatchObject({ status: 409 })
    await expect(write('friend', 'Lagi', { parentId: thread.id })).rejects.toMatchObject({ status: 409 })
    const shown = (await list('friend')).threads.find(({ id }) => id === thread.id)
    expect(shown).toMatchObject({ text: '', name: '', isRemoved: true, answers: [{ id: answer.id, text: 'Karena', isOwn: true }] })
  })

  it('has its right answer marked by who teaches the class, who alone sees what was reported', async () => {
    const thread = await write('pupil', 'Mana?')
    const answer = await write('friend', 'Ini', { parentId: thread.id })
    await expect(as('pupil', ctx => markPost(ctx, { id: answer.id, isMarked: true }))).rejects.toMatchObject({ status: 403 })
    await expect(as('mentor', ctx => markPost(ctx, { id: newId(), isMarked: true }))).rejects.toMatchObject({ status: 404 })
    await as('mentor', ctx => markPost(ctx, { id: answer.id, isMarked: true }))
    for (let times = 0; times < 2; times++) await as('pupil', ctx => reportPost(ctx, answer.id))
    const reportsFor = async (who: 'mentor' | 'pupil') => (await list(who)).threads.find(({ id }) => id === thread.id)?.answers[0]
    expect(await reportsFor('mentor')).toMatchObject({ isMarked: true, reports: 1 })
    expect(await reportsFor('pupil')).toMatchObject({ isMarked: true, reports: 0 })
    expect((await write('mentor', 'Betul', { parentId: thread.id })).isTeacher).toBe(true)
  })

  it('shows others’ posts only after one’s own, where one writes first, and is done by it', async () => {
    await write('friend', 'Pendapatku', { chapterId: hidden })
    const pupil = await enrol(database, tenant, 'Wati', ['student'])
    people = { ...people, stranger: pupil }
    const classId = (await database.pool.query('select class_id from enrolments limit 1')).rows[0].class_id
    await as('mentor', ctx => buildEnrolment(ctx, classId, pupil.id))
    expect(await list('stranger', hidden)).toMatchObject({ threads: [], isWaiting: true })
    expect(await as('stranger', ctx => findProven(ctx, pupil.id, [hidden, open]))).toEqual(new Map())
    const own = await write('stranger', 'Pendapatku juga', { chapterId: hidden })
    expect((await list('stranger', hidden)).threads.length).toBeGreaterThan(1)
    expect(await as('stranger', ctx => findProven(ctx, pupil.id, [hidden, open]))).toEqual(new Map([[hidden, TEST_NOW]]))
    await as('stranger', ctx => removePost(ctx, own.id))
    expect(await as('stranger', ctx => findProven(ctx, pupil.id, [hidden]))).toEqual(new Map())
  })

  it('is read by pages, and takes so many posts of a person within an hour', async () => {
    let refused = 0
    for (let at = 0; at < POSTS_AN_HOUR; at++) await write('friend', `Tulisan ${at}`).catch(() => refused++)
    expect(refused).toBeGreaterThan(0)
    await expect(write('friend', 'Lagi')).rejects.toMatchObject({ status: 429 })
    expect((await write('friend', 'Sejam kemudian', {}, 61)).text).toBe('Sejam kemudian')
    const ids: string[] = []
    for (let before: string | undefined; ; ) {
      const page = await list('pupil', open, before)
      ids.push(...page.threads.map(({ id }) => id))
      if (page.next === null) break
      before = page.next
    }
    expect(ids.length).toBeGreaterThan(20)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('calls a child by the first name alone', () => {
    expect(shownName(' Sari Dewi Lestari ', true)).toBe('Sari')
    expect(shownName('Sari Dewi', false)).toBe('Sari Dewi')
  })
})
