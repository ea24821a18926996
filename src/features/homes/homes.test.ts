import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCourse, joinCourse } from '#features/learning/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import type { Role } from '#kit/roles.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { listBehind } from './behind.server.ts'
import { findBehindAtHome } from './behind-home.server.ts'
import * as teaching from './pages/teaching.tsx'
import * as teachingClass from './pages/teaching-class.tsx'
import { listHardQuestionsOf } from './questions.server.ts'

const database = openTestDatabase()
const { show, visit } = createAppVisitor(database, [
  { path: '/Studio/Teaching', name: 'Studio-Teaching', query: { after: 'cursor', before: 'cursor' } },
  { path: '/Studio/Teaching/{id}', name: 'Studio-Teaching-id', query: { after: 'cursor', before: 'cursor' } },
])
const pathOf = (id: string) => `/Studio/Teaching/${id}`
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)
const [Q, A, B] = [newId(), newId(), newId()]
const question = { id: Q, type: 'single', prompt: docOf('Apa itu HTML?'), options: [A, B].map(id => ({ id, text: id })), right: A }

function docOf(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

let mine: TenantId
let other: TenantId
let classId: string
let chapters: string[]
let mentor: Enrolled
const programId = newId()

/** Enrols somebody whose role has these limits. */
async function enrolWith(role: Role, limits: Record<string, unknown> = {}): Promise<Enrolled> {
  const who = await enrol(database, mine, `Orang ${role}`, [role])
  for (const [column, value] of Object.entries(limits))
    await database.pool.query(`update memberships set ${column} = $1 where member_id = $2`, [value, who.id])
  return who
}

async function learner(
  ctx: Ctx,
  name: string,
  { activeDays, state = 'joined', joinedDays = 30 }: { activeDays?: number; state?: string; joinedDays?: number },
) {
  const id = newId()
  await sql`insert into members (tenant_id, id, issuer, subject, name, email, born_on, joined_at, seen_at)
    values (${mine}, ${id}, 'uji', ${id}, ${name}, ${`${id}@contoh.example`}, '1999-01-01', ${TEST_NOW}, ${TEST_NOW})`.execute(ctx.db)
  const enrolment = await joinCourse(ctx, id, classId, { state })
  await sql`update enrolments set joined_at = ${daysAgo(joinedDays)}, asked_at = ${daysAgo(joinedDays)},
    last_active_at = ${activeDays === undefined ? null : daysAgo(activeDays)} where id = ${enrolment}`.execute(ctx.db)
  return id
}

async function progress(ctx: Ctx, memberId: string, chapterId: string, { state = 'open', days = 1 } = {}) {
  const at = daysAgo(days)
  await sql`insert into chapter_progress (tenant_id, member_id, chapter_id, class_id, state, position_at, opened_at, done_at, updated_at)
    values (${mine}, ${memberId}, ${chapterId}, ${classId}, ${state}, ${at}, ${at}, ${state === 'done' ? at : null}, ${at})`.execute(ctx.db)
  await sql`update enrolments set last_chapter_id = ${chapterId} where member_id = ${memberId}`.execute(ctx.db)
}

beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  const mentorId = newId()
  await database.asTenant(mine, async ctx => {
    await buildProgram(ctx, { id: programId, slug: 'milik', name: 'Program milik' })
    await ctx.db
      .insertInto('mentors')
      .values({ tenant_id: mine, id: mentorId, slug: 'mira', name: 'Mira', headline: '', bio: '', expertise: [] })
      .execute()
    const session = { startsAt: daysAgo(3).toISOString(), endsAt: daysAgo(2.9).toISOString(), link: 'https://contoh.example/x' }
    const next = { startsAt: daysAgo(-3).toISOString(), endsAt: daysAgo(-3.1).toISOString(), link: 'https://contoh.example/x' }
    const built = await buildCourse(
      ctx,
      [
        { title: 'Baca' },
        { title: 'Latihan awal', kind: 'practice', content: { questions: [question], passMark: 80 } },
        { title: 'Tatap muka lalu', kind: 'live', content: session },
        { title: 'Tanya jawab', kind: 'discussion', content: { question: docOf('Apa?') } },
        { title: 'Tatap muka nanti', kind: 'live', content: next },
      ],
      {
        name: 'Kelas Mira',
        program_id: programId,
        registration_opens_at: daysAgo(60),
        registration_closes_at: daysAgo(45),
        starts_at: daysAgo(40),
        ends_at: daysAgo(-40),
      },
    )
    classId = built.id
    chapters = built.chapterIds
    await ctx.db.insertInto('class_mentors').values({ tenant_id: mine, class_id: classId, mentor_id: mentorId, position: 1 }).execute()
    await buildCourse(ctx, [{}], { name: 'Kelas orang lain' })
  })
  mentor = await enrolWith('mentor', { mentor_id: mentorId })
})

describe('the home of who teaches', () => {
  it('is for mentors, leads, partners and staff', async () => {
    expect(await visit(teaching, '/Studio/Teaching', { of: mine })).toMatch(/^302 \/Login/)
    expect(await visit(teaching, '/Studio/Teaching', { of: mine, viewer: { kind: 'stranger', app: null } })).toBe('404')
    for (const role of ['student', 'writer', 'teacher', 'industry'] as const)
      expect([role, await visit(teaching, '/Studio/Teaching', await as(await enrolWith(role), mine))]).toEqual([role, '403'])
  })

  it('shows each the classes that are their own, and opens no other', async () => {
    const theirs = async (role: Role, limits: Record<string, unknown> = {}) => {
      const who = await enrolWith(role, limits)
      const html = await show(teaching, '/Studio/Teaching', await as(who, mine))
      const opened = await visit(teachingClass, pathOf(classId), await as(who, mine))
      return [html.includes('Kelas Mira'), html.includes('Kelas orang lain'), opened === '403' ? 403 : opened.includes('Kelas Mira')]
    }
    expect(await theirs('mentor')).toEqual([false, false, 403])
    expect(await theirs('lead_program')).toEqual([false, false, 403])
    expect(await theirs('lead_program', { program_ids: [programId] })).toEqual([true, false, true])
    expect(await theirs('partner', { program_ids: [programId] })).toEqual([true, false, true])
    expect(await theirs('lead_region')).toEqual([false, false, 403])
    expect(await theirs('admin')).toEqual([true, true, true])
    const html = await show(teaching, '/Studio/Teaching', await as(mentor, mine))
    expect([html.includes('Kelas Mira'), html.includes('Kelas orang lain')]).toEqual([true, false])
    expect(await visit(teachingClass, pathOf(newId()), await as(mentor, mine))).toBe('404')
    expect(await visit(teachingClass, pathOf('x'), await as(mentor, mine))).toBe('404')
    expect(await visit(teachingClass, pathOf(classId), await as(await enrol(database, other, 'Asing', ['admin']), other))).toBe('404')
  })

  it('says who falls behind, and why, and counts nobody who is done or at work', async () => {
    const [read = '', practice = '', past = ''] = chapters
    await database.asTenant(mine, async ctx => {
      await learner(ctx, 'Rajin', { activeDays: 1, joinedDays: 2 })
      await learner(ctx, 'Menunggu', { state: 'waiting-approval', joinedDays: 4 })
      await learner(ctx, 'Selesai', { state: 'completed', activeDays: 20 })
      await learner(ctx, 'Keluar', { state: 'left', activeDays: 20 })
      await learner(ctx, 'Diam', { activeDays: 12, joinedDays: 2 })
      await learner(ctx, 'Belum mulai', { joinedDays: 9 })
      const stuck = await learner(ctx, 'Tertahan', { activeDays: 0, joinedDays: 2 })
      await progress(ctx, stuck, read, { days: 10 })
      const failed = await learner(ctx, 'Gagal', { activeDays: 0, joinedDays: 2 })
      await progress(ctx, failed, practice, { days: 1 })
      for (const round of [newId(), newId(), newId()])
        await sql`insert into practice_answers (tenant_id, member_id, chapter_id, round_id, question_id, given, is_right, answered_at)
          values (${mine}, ${failed}, ${practice}, ${round}, ${Q}, ${[B]}, false, ${TEST_NOW})`.execute(ctx.db)
      await learner(ctx, 'Bolos', { activeDays: 0, joinedDays: 20 })
      const there = await learner(ctx, 'Hadir', { activeDays: 0, joinedDays: 20 })
      await sql`insert into live_attendance (tenant_id, member_id, chapter_id, attended_at) values (${mine}, ${there}, ${past}, ${daysAgo(3)})`.execute(
        ctx.db,
      )
    })
    const found = await database.asTenant(mine, ctx => listBehind(ctx, { classId }, { perPage: 25 }))
    const said = Object.fromEntries(found.items.map(({ name, reasons }) => [name, reasons]))
    expect(said).toEqual({
      Menunggu: [{ reason: 'approval', days: 4 }],
      Diam: [{ reason: 'silent', days: 12, isBegun: true }],
      'Belum mulai': [
        { reason: 'missed', title: 'Tatap muka lalu', at: expect.any(Date) },
        { reason: 'silent', days: 9, isBegun: false },
      ],
      Tertahan: [{ reason: 'stuck', days: 10, title: 'Baca' }],
      Gagal: [{ reason: 'failed', times: 3, title: 'Latihan awal' }],
      Bolos: [{ reason: 'missed', title: 'Tatap muka lalu', at: expect.any(Date) }],
    })
    const first = await database.asTenant(mine, ctx => listBehind(ctx, { classId }, { perPage: 4 }))
    const next = await database.asTenant(mine, ctx => listBehind(ctx, { classId }, { perPage: 4, after: first.after ?? '' }))
    expect([...first.items, ...next.items].map(({ name }) => name)).toEqual(found.items.map(({ name }) => name))
    expect(await database.asTenant(other, ctx => listBehind(ctx, { classId }, { perPage: 4 }))).toMatchObject({ items: [] })
    const html = await show(teachingClass, pathOf(classId), await as(mentor, mine))
    for (const words of [
      'tertahan 10 hari di “Baca”',
      'belum lulus setelah 3 kali',
      'belum mulai, 9 hari',
      'menunggu keputusan 4 hari',
      'Tatap muka nanti',
    ])
      expect(html).toContain(words)
    expect(html).not.toContain('Rajin')
    expect(await show(teaching, '/Studio/Teaching', await as(mentor, mine))).toContain('6 tertinggal')
    const english = await show(teachingClass, pathOf(classId), await as(mentor, mine, { lang: 'en' }))
    expect(english).toContain('stuck in “Baca” for 10 days')
  })

  it('tells the start page how many fall behind in the viewer’s classes, and the first of them', async () => {
    const find = async (who: Enrolled) => await database.asTenant(mine, findBehindAtHome, { viewer: await who.viewer(), now: TEST_NOW })
    for (const role of ['student', 'writer', 'teacher', 'industry'] as const)
      await expect(find(await enrolWith(role))).rejects.toMatchObject({ status: 403 })
    await expect(database.asTenant(mine, findBehindAtHome)).rejects.toMatchObject({ status: 401 })
    expect(await find(await enrolWith('mentor'))).toEqual({ count: 0, people: [] })
    expect(await find(await enrolWith('lead_program'))).toEqual({ count: 0, people: [] })
    const elsewhere = await enrol(database, other, 'Asing', ['admin'])
    expect(await database.asTenant(other, findBehindAtHome, { viewer: await elsewhere.viewer(), now: TEST_NOW })).toEqual({
      count: 0,
      people: [],
    })
    const all = await database.asTenant(mine, ctx => listBehind(ctx, { classId }, { perPage: 25 }))
    const found = await find(mentor)
    expect(found.count).toBe(all.items.length)
    expect(found.people).toEqual(all.items.slice(0, found.people.length).map(one => ({ ...one, className: 'Kelas Mira' })))
    expect(found.people.length).toBeGreaterThan(1)
    expect(await find(await enrolWith('lead_program', { program_ids: [programId] }))).toEqual(found)
  })

  it('says nothing of a batch that is over', async () => {
    await database.pool.query('update class_batches set ends_at = $1 where id = $2', [daysAgo(1), classId])
    expect((await database.asTenant(mine, ctx => listBehind(ctx, { classId }, { perPage: 25 }))).items).toEqual([])
    await database.pool.query('update class_batches set ends_at = $1 where id = $2', [daysAgo(-40), classId])
  })

  it('lists the questions that nobody who teaches has answered, oldest first, each with its thread', async () => {
    const chapterId = chapters[3] ?? ''
    const [old, young, answered, own] = [newId(), newId(), newId(), newId()]
    await database.asTenant(mine, async ctx => {
      const asker = await learner(ctx, 'Penanya', { activeDays: 0, joinedDays: 1 })
      await sql`update members set born_on = '2011-01-01', name = 'Penanya Cilik' where id = ${asker}`.execute(ctx.db)
      const write = async (id: string, text: string, days: number, more: { parentId?: string; isTeacher?: boolean } = {}) =>
        await sql`insert into discussion_posts (tenant_id, id, chapter_id, member_id, parent_id, text, is_teacher, created_at)
          values (${mine}, ${id}, ${chapterId}, ${asker}, ${more.parentId ?? null}, ${text}, ${more.isTeacher ?? false}, ${daysAgo(days)})`.execute(
          ctx.db,
        )
      await write(young, 'Tanya baru', 1)
      await write(old, 'Tanya lama', 5)
      await write(newId(), 'Sama, aku juga', 4, { parentId: old })
      await write(answered, 'Sudah dijawab', 6)
      await write(newId(), 'Begini caranya', 5, { parentId: answered, isTeacher: true })
      await write(own, 'Dari mentor', 7, { isTeacher: true })
    })
    const html = await show(teaching, '/Studio/Teaching', await as(mentor, mine))
    expect(html.indexOf('Tanya lama')).toBeGreaterThan(0)
    expect(html.indexOf('Tanya lama')).toBeLessThan(html.indexOf('Tanya baru'))
    expect(html).toContain(`/module/awal/chapter/bab-4#post-${old}`)
    for (const words of ['Sudah dijawab', 'Dari mentor', 'Penanya Cilik']) expect(html).not.toContain(words)
  })

  it('shows questions and sessions of a class that was withdrawn as long as somebody takes part in it', async () => {
    const seen = async () => {
      const html = await show(teaching, '/Studio/Teaching', await as(mentor, mine))
      return ['Tanya lama', 'Tatap muka nanti'].map(words => html.includes(words))
    }
    const { rows } = await database.pool.query<{ id: string; published_at: Date }>(
      `with former as (select id, published_at from classes where id = $1)
       update classes set published_at = null from former where classes.id = former.id returning former.*`,
      [classId],
    )
    expect(await seen()).toEqual([true, true])
    const seats = await database.pool.query<{ id: string; state: string }>(
      `select id, state from enrolments where class_id = $1 and state in ('joined', 'completed')`,
      [classId],
    )
    const ids = seats.rows.map(({ id }) => id)
    await database.pool.query(`update enrolments set state = 'left' where id = any ($1)`, [ids])
    expect(await seen()).toEqual([false, false])
    for (const { id, state } of seats.rows) await database.pool.query('update enrolments set state = $2 where id = $1', [id, state])
    await database.pool.query('update classes set published_at = $2 where id = $1', [classId, rows[0]?.published_at])
  })

  it('names the questions of practices that most got wrong at first, where enough people answered', async () => {
    const practice = chapters[1] ?? ''
    const hard = () => database.asTenant(mine, ctx => listHardQuestionsOf(ctx, classId))
    expect(await hard()).toEqual([])
    await database.asTenant(mine, async ctx => {
      for (const isRight of [false, false, true]) {
        const id = await learner(ctx, 'Penjawab', { activeDays: 0, joinedDays: 1 })
        await sql`insert into practice_answers (tenant_id, member_id, chapter_id, round_id, question_id, given, is_right, answered_at)
          values (${mine}, ${id}, ${practice}, ${newId()}, ${Q}, ${[B]}, ${isRight}, ${TEST_NOW})`.execute(ctx.db)
      }
    })
    expect(await hard()).toEqual([{ id: Q, prompt: 'Apa itu HTML?', chapterTitle: 'Latihan awal', people: 4, rightAtFirst: 25 }])
  })
})
