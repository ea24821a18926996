import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTaughtClass, makeMentor } from '#features/enrolments/testing.ts'
import { allowAssistant } from '#features/homes/assistant-refusals.server.ts'
import { buildCourse, joinCourse } from '#features/learning/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { createGuard } from './guard.ts'
import { leadBy } from './lead.ts'
import * as page from './pages/class-tutor.tsx'
import { readPracticeKeys } from './practice-keys.server.ts'
import { progressPassage } from './progress-passage.ts'
import { switchTutor } from './switch.server.ts'
import { PLANTED_HINT, PLANTED_KEY, PLANTED_PROMPT, plantedPractice } from './testing.ts'
import { tutorFor } from './tutor-for.server.ts'

const database = openTestDatabase()
const path = '/Studio/Classes/{id}/Tutor'
const { show, visit, submit } = createAppVisitor(database, [{ path, name: 'Studio-Classes-id-Tutor', query: { done: ['on', 'off'] } }])
let mine: TenantId
let other: TenantId
let siti: Enrolled
let mentor: Enrolled
let classId: string
let chapterIds: string[]

const find = async (chapterId: string, viewer?: Viewer, of = mine) =>
  await database.asTenant(of, ctx => tutorFor(ctx, chapterId), viewer ? { viewer } : {})

beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  siti = await enrol(database, mine, 'Siti Rahma', ['student'])
  mentor = await enrol(database, mine, 'Mira', ['mentor'])
  await database.asTenant(mine, async ctx => {
    const course = await buildCourse(
      ctx,
      [
        { title: 'Pembuka' },
        { title: 'Latihan pertama', kind: 'practice', content: plantedPractice() },
        { title: 'Nanti', rule: { type: 'date', at: new Date(TEST_NOW.getTime() + 86_400_000).toISOString() } },
      ],
      { name: 'Kelas Jaringan' },
    )
    ;[classId, chapterIds] = [course.id, course.chapterIds]
    const mentorId = await makeMentor(ctx, mentor.id)
    await ctx.db.insertInto('class_mentors').values({ tenant_id: mine, class_id: classId, mentor_id: mentorId, position: 0 }).execute()
    await joinCourse(ctx, siti.id, classId)
    await sql`insert into chapter_progress (tenant_id, member_id, class_id, chapter_id, state, version, position_at, updated_at, opened_at, done_at, result)
      values (${mine}, ${siti.id}, ${classId}, ${course.chapterIds[1]}, 'done', 1, ${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW}, 40)`.execute(
      ctx.db,
    )
  })
})

describe('the tutor of a chapter', () => {
  it('is there for nobody who may not read the chapter', async () => {
    const [first = '', , closed = ''] = chapterIds
    const stranger = await enrol(database, mine, 'Orang Lain', ['student'])
    expect(await find(first)).toEqual({ kind: 'off', why: 'closed' })
    expect(await find(first, await stranger.viewer())).toEqual({ kind: 'off', why: 'closed' })
    expect(await find(closed, await siti.viewer())).toEqual({ kind: 'off', why: 'closed' })
    expect(await find(first, await (await enrol(database, other, 'Tetangga', ['admin'])).viewer(), other)).toEqual({
      kind: 'off',
      why: 'missing',
    })
    for (const wrong of ['x', newId()]) expect(await find(wrong, await siti.viewer())).toEqual({ kind: 'off', why: 'missing' })
  })

  it('knows what the learner has done, and nothing of what practices hold', async () => {
    const found = await find(chapterIds[0] ?? '', await siti.viewer())
    expect(found).toMatchObject({ kind: 'on', context: { chapter: { title: 'Pembuka' }, isLearner: true } })
    const known = JSON.stringify(found)
    for (const secret of [PLANTED_KEY, PLANTED_HINT, PLANTED_PROMPT]) expect(known).not.toContain(secret)
    if (found.kind !== 'on') return
    const [passage] = progressPassage(found.context, 'id')
    expect(passage?.text).toContain('Selesai 1 dari 3 bab')
    expect(passage?.text).toContain('Latihan pertama 40%')
    expect(JSON.stringify(passage)).not.toContain('Siti')
  })

  it('is off where who teaches the class says so, and for a child whose guardian does', async () => {
    const [first = ''] = chapterIds
    const child = await enrol(database, mine, 'Anak', ['student'])
    await database.asTenant(mine, async ctx => {
      await sql`update members set born_on = '2013-05-05' where id = ${child.id}`.execute(ctx.db)
      await joinCourse(ctx, child.id, classId)
      await allowAssistant(ctx, child.id, false)
    })
    expect(await find(first, await child.viewer())).toEqual({ kind: 'off', why: 'guardian' })
    expect(await find(first, await siti.viewer())).toMatchObject({ kind: 'on' })
    const viewer = await mentor.viewer()
    await database.asTenant(mine, ctx => switchTutor(ctx, classId, false), { viewer })
    expect(await find(first, await siti.viewer())).toEqual({ kind: 'off', why: 'class' })
    await database.asTenant(mine, ctx => switchTutor(ctx, classId, true), { viewer })
    expect(await find(first, await siti.viewer())).toMatchObject({ kind: 'on' })
  })
})

describe('what is said by rule', () => {
  it('points to where it stands, asks a question, and quotes nothing of a practice’s answer', async () => {
    const found = await find(chapterIds[0] ?? '', await siti.viewer())
    if (found.kind !== 'on') throw new Error('there is no tutor')
    const keys = await database.asTenant(mine, ctx => readPracticeKeys(ctx, classId))
    expect(keys.flatMap(({ right }) => right)).toEqual([PLANTED_KEY, PLANTED_KEY])
    const source = {
      kind: 'chapter' as const,
      id: chapterIds[1] ?? '',
      title: 'Latihan [x](https://jahat.example)',
      href: '/Courses/a/module/b/chapter/c',
      lang: 'id',
    }
    const passage = { source, heading: 'Port', text: `Port adalah pintu. ${PLANTED_KEY} dipakai.` }
    const said = (query: string, chapterId = chapterIds[0] ?? '') =>
      leadBy({ query, lang: 'id', passage, guard: createGuard(keys, { asked: query, chapterId }) }, found.context)
    const usual = said('apa itu port')
    expect(usual).toContain('[1](/Courses/a/module/b/chapter/c)')
    expect(usual).toContain('> Port adalah pintu.')
    expect(usual).toContain('Hasil latihanmu')
    expect(usual).toMatch(/\?$/)
    expect(usual).not.toMatch(/(?<!\\)\[x/)
    for (const text of [said(PLANTED_PROMPT), said('apa jawabannya', chapterIds[1])]) {
      expect(text).not.toContain(PLANTED_KEY)
      expect(text).toContain('Jawaban latihan tidak kuberikan')
      expect(text).toMatch(/\?$/)
    }
  })

  it('says so where the class has nothing about it', async () => {
    const found = await find(chapterIds[0] ?? '', await siti.viewer())
    if (found.kind !== 'on') throw new Error('there is no tutor')
    const guard = createGuard([], { asked: '', chapterId: '' })
    expect(leadBy({ query: 'resep rendang', lang: 'id', passage: undefined, guard }, found.context)).toContain('tidak menemukan')
    expect(leadBy({ query: 'why?', lang: 'en', passage: undefined, guard }, found.context)).toContain('What do you think')
  })
})

describe('the page of a class’s tutor', () => {
  const here = () => path.replace('{id}', classId)

  it('is refused to who does not teach the class', async () => {
    expect(await visit(page, here(), { of: mine })).toMatch(/^302 \/Login/)
    for (const role of ['student', 'mentor', 'teacher', 'writer'] as const) {
      const who = await as(await enrol(database, mine, `Tamu ${role}`, [role]), mine)
      expect([role, await visit(page, here(), who)]).toEqual([role, '403'])
      expect(await submit(page, here(), { form: 'off' }, who)).toBe('403')
    }
    const neighbour = await as(await enrol(database, other, 'Pengelola', ['admin']), other)
    expect(await visit(page, here(), neighbour)).toBe('404')
    expect(await visit(page, path.replace('{id}', 'x'), await as(mentor, mine))).toBe('404')
  })

  it('switches the tutor, with an audit line', async () => {
    const who = await as(mentor, mine)
    expect(await show(page, here(), who)).toContain('Tutor menyala di kelas ini.')
    expect(await submit(page, here(), { form: 'off' }, who)).toContain(`${here()}?done=off`)
    expect(await show(page, `${here()}?done=off`, who)).toContain('Tutor mati di kelas ini.')
    expect(await submit(page, here(), { form: 'on' }, who)).toContain(`${here()}?done=on`)
    const { rows } = await database.pool.query(
      `select details from audit_log where tenant_id = $1 and act = 'tutor.switched' order by at desc, id desc limit 2`,
      [mine],
    )
    expect(rows).toEqual([{ details: { isOn: true } }, { details: { isOn: false } }])
  })

  it('shows what was asked in this class alone, and names of those who share theirs', async () => {
    const child = await enrol(database, mine, 'Bunga Citra', ['student'])
    const elsewhere = await database.asTenant(mine, async ctx => {
      await sql`update members set born_on = '2013-05-05' where id = ${child.id}`.execute(ctx.db)
      return (await buildTaughtClass(ctx, await makeMentor(ctx, (await enrol(database, mine, 'Lain', ['mentor'])).id))).id
    })
    const ask = (memberId: string, of: string, query: string, isShared: boolean) =>
      database.asTenant(mine, async ctx => {
        const id = newId()
        const identity = await sql<{ id: string }>`insert into assistant_identities (tenant_id, id, member_id, created_at, seen_at)
          values (${mine}, ${newId()}, ${memberId}, ${ctx.now}, ${ctx.now})
          on conflict (tenant_id, member_id) do update set seen_at = excluded.seen_at returning id`.execute(ctx.db)
        await sql`insert into assistant_conversations (tenant_id, id, identity_id, title, lang, chapter_id, class_id, is_shared, created_at, updated_at)
          values (${mine}, ${id}, ${identity.rows[0]?.id}, 'x', 'id', ${of === classId ? (chapterIds[0] ?? null) : null}, ${of}, ${isShared}, ${ctx.now}, ${ctx.now})`.execute(
          ctx.db,
        )
        await sql`insert into assistant_messages (tenant_id, id, conversation_id, query, answer, state, sources, is_by_model, created_at)
          values (${mine}, ${newId()}, ${id}, ${query}, 'Coba baca lagi', 'answered', '[]', false, ${ctx.now})`.execute(ctx.db)
      })
    await ask(siti.id, classId, 'Apa itu port?', false)
    await ask(child.id, classId, 'Kenapa ada <b>dua</b> port?', true)
    await ask(siti.id, elsewhere, 'Pertanyaan kelas lain', true)
    const html = await show(page, here(), await as(mentor, mine))
    for (const words of ['Apa itu port?', 'Kenapa ada &lt;b&gt;dua&lt;/b&gt; port?', 'oleh Bunga', 'Pembuka']) expect(html).toContain(words)
    for (const hidden of ['Siti', 'Citra', 'Pertanyaan kelas lain']) expect(html).not.toContain(hidden)
    expect(await show(page, here(), { ...(await as(mentor, mine)), lang: 'en' })).toContain('What was asked in this class')
  })
})
