import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeMentor } from '#features/enrolments/testing.ts'
import { allowAssistant } from '#features/homes/assistant-refusals.server.ts'
import { buildCourse, joinCourse } from '#features/learning/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { createGuard } from './guard.ts'
import { leadBy } from './lead.ts'
import { readPracticeKeys } from './practice-keys.server.ts'
import { progressPassage } from './progress-passage.ts'
import { switchTutor } from './switch.server.ts'
import { PLANTED_HINT, PLANTED_KEY, PLANTED_PROMPT, plantedPractice } from './testing.ts'
import { tutorFor } from './tutor-for.server.ts'

const database = openTestDatabase()
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
