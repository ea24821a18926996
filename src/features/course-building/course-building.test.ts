import { beforeAll, describe, expect, it } from 'vitest'
import { listChaptersFor, readChapterFor } from '#features/chapters/reading.server.ts'
import { saveClass } from '#features/class-editing/commands.server.ts'
import { buildTeaching, classWork } from '#features/class-editing/testing.ts'
import { getSyllabus } from '#features/classes/detail-query.server.ts'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { discardDraft, getChapterWork, saveChapter } from './chapters.server.ts'
import { checkChapter } from './check.server.ts'
import { transferModule } from './copy.server.ts'
import { getOutline } from './outline.server.ts'
import { publishAllChapters, publishChapter, withdrawChapter } from './publish.server.ts'
import { saveOutline } from './save-outline.server.ts'
import { buildOutline, chapterWork } from './testing.ts'
import { getChapterVersion, listChapterVersions, restoreChapterVersion } from './versions.server.ts'

const database = openTestDatabase()
const NOBODY: Viewer = { kind: 'nobody' }
const CLIENT = (scopes: string[]): Viewer => ({ kind: 'api-client', clientId: newId(), scopes })

let tenant: TenantId
let other: TenantId
let people: Record<'admin' | 'lead' | 'mentor' | 'colleague' | 'writer' | 'pupil' | 'outsider', Enrolled>
let mentorId: string

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  const teaching = await database.asTenant(tenant, buildTeaching)
  ;({ mentorId } = teaching)
  const foreign = await database.asTenant(tenant, buildTeaching)
  people = {
    admin: await enrol(database, tenant, 'Ani', ['admin']),
    lead: await enrol(database, tenant, 'Lina', ['lead_program']),
    mentor: await enrol(database, tenant, 'Mira', ['mentor']),
    colleague: await enrol(database, tenant, 'Koko', ['mentor']),
    writer: await enrol(database, tenant, 'Wati', ['writer']),
    pupil: await enrol(database, tenant, 'Sari', ['student']),
    outsider: await enrol(database, tenant, 'Luar', ['student']),
  }
  await limit(people.lead, { program_ids: [teaching.programId] })
  await limit(people.mentor, { mentor_id: mentorId })
  await limit(people.colleague, { mentor_id: foreign.mentorId })
})

async function limit(who: Enrolled, limits: object): Promise<void> {
  await database.asTenant(tenant, ctx =>
    ctx.db.updateTable('memberships').set(limits).where('tenant_id', '=', tenant).where('member_id', '=', who.id).execute(),
  )
}

async function as<T>(who: keyof typeof people | Viewer, work: (ctx: Ctx) => Promise<T>, of: TenantId = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: typeof who === 'string' ? await people[who].viewer() : who, now: TEST_NOW })
}

/** A published class of the mentor with chapters that are published. */
async function build(titles: readonly string[] = ['Satu', 'Dua'], order: 'free' | 'sequence' = 'free') {
  return await as('mentor', async ctx => {
    const { id: classId } = await buildClass(ctx, { chapter_order: order })
    await ctx.db.insertInto('class_mentors').values({ tenant_id: tenant, class_id: classId, mentor_id: mentorId, position: 0 }).execute()
    const { moduleId, chapterIds } = await buildOutline(ctx, classId, titles)
    for (const [at, id] of chapterIds.entries()) await saveChapter(ctx, { id, base: 1, work: chapterWork({ title: titles[at] }) })
    await publishAllChapters(ctx, classId)
    return { classId, moduleId, chapterIds, first: chapterIds[0] ?? '', second: chapterIds[1] ?? '' }
  })
}

async function join(classId: string, who: Enrolled): Promise<void> {
  await as('admin', ctx =>
    ctx.db
      .insertInto('enrolments')
      .values({
        tenant_id: tenant,
        id: newId(),
        class_id: classId,
        batch_id: classId,
        member_id: who.id,
        state: 'joined',
        asked_at: TEST_NOW,
      })
      .execute(),
  )
}

async function open(classId: string, chapterId: string, who: Enrolled, version: number, state: 'open' | 'done' = 'open'): Promise<void> {
  const at = { position_at: TEST_NOW, opened_at: TEST_NOW, updated_at: TEST_NOW, done_at: state === 'done' ? TEST_NOW : null }
  await as('admin', ctx =>
    ctx.db
      .insertInto('chapter_progress')
      .values({ tenant_id: tenant, member_id: who.id, chapter_id: chapterId, class_id: classId, state, version, ...at })
      .onConflict(on => on.columns(['tenant_id', 'member_id', 'chapter_id']).doUpdateSet({ state, version, done_at: at.done_at }))
      .execute(),
  )
}

const outlineOf = (classId: string) => as('admin', async ctx => (await getOutline(ctx, classId)).outline)
const stateOf = async (id: string) => (await as('admin', ctx => getChapterWork(ctx, id))).chapter
const lines = async (classId: string) =>
  (await outlineOf(classId)).modules.map(({ title, chapters }) => [title, ...chapters.map(one => one.title)].join(' '))

describe('a class', () => {
  it('is built by nobody but those who may write it', async () => {
    const { classId, moduleId, first } = await build()
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      ctx => getOutline(ctx, classId),
      ctx => saveOutline(ctx, { id: classId, base: 2, modules: [] }),
      ctx => publishAllChapters(ctx, classId),
      ctx => transferModule(ctx, { moduleId, toClassId: classId, isCopy: true }),
      ctx => getChapterWork(ctx, first),
      ctx => saveChapter(ctx, { id: first, base: 2, work: chapterWork() }),
      ctx => publishChapter(ctx, { id: first, version: 2 }),
      ctx => withdrawChapter(ctx, first),
      ctx => discardDraft(ctx, { id: first, base: 2 }),
      ctx => checkChapter(ctx, first),
      ctx => listChapterVersions(ctx, first),
      ctx => getChapterVersion(ctx, first, 1),
      ctx => restoreChapterVersion(ctx, { id: first, version: 1, base: 2 }),
    ]
    for (const act of acts) {
      await expect(as(NOBODY, act)).rejects.toMatchObject({ status: 401 })
      await expect(as({ kind: 'stranger', app: null }, act)).rejects.toMatchObject({ status: 404 })
      for (const who of ['writer', 'pupil', 'colleague', 'lead'] as const) await expect(as(who, act)).rejects.toMatchObject({ status: 403 })
      await expect(as(CLIENT([]), act)).rejects.toMatchObject({ status: 403 })
      await expect(as(CLIENT(['content:write']), act, other)).rejects.toMatchObject({ status: 404 })
    }
    expect(await lines(classId)).toEqual(['Dasar Satu Dua'])
  })

  it('takes no outline that names one twice, one of another class, or copies what the writer may not write', async () => {
    const { classId, moduleId, first } = await build()
    const theirs = await build()
    const secret = await as('colleague', async ctx => {
      const id = newId()
      await saveClass(ctx, { id, base: 0, work: await classWork({ name: 'Rahasia' }) })
      return (await buildOutline(ctx, id, ['Milik Koko'])).chapterIds[0] ?? ''
    })
    const chapter = (id: string, more: object = {}) => ({ id, title: 'X', kind: 'article' as const, minutes: 5, ...more })
    const save = (chapters: ReturnType<typeof chapter>[], module = moduleId) =>
      as('mentor', ctx => saveOutline(ctx, { id: classId, base: 2, modules: [{ id: module, title: 'Dasar', chapters }] }))
    await expect(save([chapter(first), chapter(first)])).rejects.toMatchObject({ status: 422 })
    await expect(save([chapter(theirs.first)])).rejects.toMatchObject({ status: 422 })
    await expect(save([], theirs.moduleId)).rejects.toMatchObject({ status: 422 })
    await expect(save([chapter(newId(), { copyOf: secret })])).rejects.toMatchObject({ status: 403 })
    await expect(as('mentor', ctx => transferModule(ctx, { moduleId, toClassId: classId, isCopy: false }))).rejects.toMatchObject({
      status: 409,
    })
    expect(await lines(classId)).toEqual(['Dasar Satu Dua'])
  })

  it('has an outline that is saved as a whole: order, names, other modules; what was taken out comes back', async () => {
    const { classId, moduleId, first, second } = await build()
    const later = newId()
    const chapter = (id: string, title: string) => ({ id, title, kind: 'article' as const, minutes: 5 })
    const before = { id: moduleId, title: 'Awal', chapters: [chapter(second, 'Dua')] }
    const after = { id: later, title: 'Lanjut', chapters: [chapter(newId(), 'Baru'), chapter(first, 'Satu lagi')] }
    const save = (base: number, modules: object[]) =>
      as('mentor', ctx => saveOutline(ctx, { id: classId, base, modules: modules as never }))
    expect(await save(2, [after, before])).toMatchObject({ state: 'saved', version: 3 })
    expect(await lines(classId)).toEqual(['Lanjut Baru Satu lagi', 'Awal Dua'])
    expect((await outlineOf(classId)).modules[0]?.chapters.map(one => one.state)).toEqual(['new', 'changed'])
    // Readers get the order at once, and the new name with its publication.
    const read = await as('admin', ctx => getSyllabus(ctx, classId))
    expect(read.modules.map(one => [one.title, ...one.chapters.map(({ title }) => title)])).toEqual([
      ['Lanjut', 'Satu'],
      ['Awal', 'Dua'],
    ])
    await save(3, [before])
    expect(await lines(classId)).toEqual(['Awal Dua'])
    expect((await as('admin', ctx => getSyllabus(ctx, classId))).modules).toHaveLength(1)
    await save(4, [after, before])
    expect(await lines(classId)).toEqual(['Lanjut Baru Satu lagi', 'Awal Dua'])
    expect(await save(4, [])).toMatchObject({ state: 'conflict', newest: 5 })
    expect(await lines(classId)).toHaveLength(2)
    const acts = await as('admin', ctx => ctx.db.selectFrom('audit_log').select('details').where('tenant_id', '=', tenant).execute())
    expect(acts.map(one => one.details)).toContainEqual({ what: 'chapter.removed', title: 'Satu' })
  })

  it('of two outlines that are saved at once keeps one', async () => {
    const { classId } = await build()
    const modules = (title: string) => [{ id: newId(), title, chapters: [] }]
    const both = await Promise.all(
      ['A', 'B'].map(title => as('mentor', ctx => saveOutline(ctx, { id: classId, base: 2, modules: modules(title) }))),
    )
    expect(both.map(({ state }) => state).sort()).toEqual(['conflict', 'saved'])
    expect((await outlineOf(classId)).version).toBe(3)
  })

  it('gives a module to another one, as it is or as a copy', async () => {
    const [from, to] = [await build(), await build(['Lain'])]
    await as('mentor', ctx => transferModule(ctx, { moduleId: from.moduleId, toClassId: to.classId, isCopy: true }))
    expect([await lines(from.classId), await lines(to.classId)]).toEqual([['Dasar Satu Dua'], ['Dasar Lain', 'Dasar Satu Dua']])
    expect((await outlineOf(to.classId)).modules[1]?.chapters.map(({ state }) => state)).toEqual(['new', 'new'])
    await as('mentor', ctx => transferModule(ctx, { moduleId: from.moduleId, toClassId: to.classId, isCopy: false }))
    expect([await lines(from.classId), (await lines(to.classId)).length]).toEqual([[], 3])
    await join(to.classId, people.pupil)
    await open(to.classId, to.first, people.pupil, 1)
    const back = as('mentor', ctx => transferModule(ctx, { moduleId: to.moduleId, toClassId: from.classId, isCopy: false }))
    await expect(back).rejects.toMatchObject({ status: 409 })
  })
})

describe('a chapter', () => {
  it('is saved where nobody else did since: of two at once one is kept', async () => {
    const { first } = await build()
    const save = (title: string) => as('mentor', ctx => saveChapter(ctx, { id: first, base: 2, work: chapterWork({ title }) }))
    const both = await Promise.all([save('A'), save('B')])
    expect(both.map(({ state }) => state).sort()).toEqual(['conflict', 'saved'])
    expect(await stateOf(first)).toMatchObject({ draftVersion: 3, hasDraft: true, title: 'Satu' })
  })

  it('takes no content that is none of its kind, and none that says what readers see already', async () => {
    const { first } = await build()
    const bad = as('mentor', ctx => saveChapter(ctx, { id: first, base: 2, work: chapterWork({ content: { body: 'teks' } }) }))
    await expect(bad).rejects.toMatchObject({ status: 422, problems: [expect.objectContaining({ path: 'content.body' })] })
    const same = await as('mentor', ctx => saveChapter(ctx, { id: first, base: 2, work: chapterWork({ title: 'Satu' }) }))
    expect(same).toMatchObject({ state: 'saved', status: 'published', version: 3 })
  })

  it('is published once it has what its kind needs; a second publication changes nothing', async () => {
    const { classId } = await build()
    const fresh = newId()
    await as('mentor', async ctx => {
      const modules = [{ id: newId(), title: 'Baru', chapters: [{ id: fresh, title: '', kind: 'article' as const, minutes: 5 }] }]
      await saveOutline(ctx, { id: classId, base: 2, modules })
    })
    const publish = (version: number) => as('mentor', ctx => publishChapter(ctx, { id: fresh, version }))
    await expect(publish(1)).rejects.toMatchObject({
      status: 422,
      problems: [expect.objectContaining({ path: 'title' }), expect.objectContaining({ path: 'content.body' })],
    })
    const stray = chapterWork({ title: 'Bab Baru', rule: { type: 'result', chapterId: newId(), atLeast: 50 } })
    await as('mentor', ctx => saveChapter(ctx, { id: fresh, base: 1, work: stray }))
    await expect(publish(2)).rejects.toMatchObject({ status: 422, problems: [expect.objectContaining({ path: 'rule' })] })
    expect((await as('mentor', ctx => publishAllChapters(ctx, classId))).left).toEqual([
      { id: fresh, title: 'Bab Baru', missing: ['rule'] },
    ])
    await as('mentor', ctx => saveChapter(ctx, { id: fresh, base: 2, work: chapterWork({ title: 'Bab Baru' }) }))
    await expect(publish(2)).rejects.toMatchObject({ status: 409 })
    const [once, again] = await Promise.all([publish(3), publish(3)])
    expect([once, again].map(({ shownVersion, status, slug }) => [shownVersion, status, slug])).toEqual([
      [1, 'published', 'bab-baru'],
      [1, 'published', 'bab-baru'],
    ])
    expect(await as('mentor', ctx => listChapterVersions(ctx, fresh))).toMatchObject([{ version: 1, publishedBy: 'Mira', isShown: true }])
  })

  it('keeps its versions: they are compared, restored and never changed; a draft can be discarded', async () => {
    const { first } = await build()
    await as('mentor', ctx => saveChapter(ctx, { id: first, base: 2, work: chapterWork({ title: 'Kedua' }) }))
    await as('mentor', ctx => discardDraft(ctx, { id: first, base: 3 }))
    expect(await stateOf(first)).toMatchObject({ hasDraft: false, draftVersion: 4 })
    await as('mentor', ctx => saveChapter(ctx, { id: first, base: 4, work: chapterWork({ title: 'Kedua' }) }))
    expect(await as('mentor', ctx => publishChapter(ctx, { id: first, version: 5 }))).toMatchObject({ shownVersion: 2, slug: 'satu' })
    expect((await as('mentor', ctx => listChapterVersions(ctx, first))).map(one => [one.version, one.title, one.isShown])).toEqual([
      [2, 'Kedua', true],
      [1, 'Satu', false],
    ])
    await expect(as('mentor', ctx => getChapterVersion(ctx, first, 3))).rejects.toMatchObject({ status: 404 })
    expect(await as('mentor', ctx => restoreChapterVersion(ctx, { id: first, version: 1, base: 4 }))).toMatchObject({ state: 'conflict' })
    await as('mentor', ctx => restoreChapterVersion(ctx, { id: first, version: 1, base: 5 }))
    expect(await stateOf(first)).toMatchObject({ hasDraft: true, title: 'Kedua', work: { title: 'Satu' } })
  })

  it('of a conflict are both kept in its history, once, and never readers’', async () => {
    const { classId, first } = await build()
    await join(classId, people.pupil)
    const draft = (title: string) => chapterWork({ title, content: { body: fromMarkup(title) } })
    await as('mentor', ctx => saveChapter(ctx, { id: first, base: 2, work: draft('Punya mereka') }))
    const mine = () => as('admin', ctx => saveChapter(ctx, { id: first, base: 2, work: draft('Punyaku') }))
    expect([(await mine()).state, (await mine()).state]).toEqual(['conflict', 'conflict'])
    const kept = (await as('mentor', ctx => listChapterVersions(ctx, first))).filter(({ isAside }) => isAside)
    expect(kept.map(one => [one.version, one.title, one.publishedBy, one.isShown])).toEqual([
      [-1, 'Punya mereka', null, false],
      [-2, 'Punyaku', 'Ani', false],
    ])
    await as('admin', ctx => saveChapter(ctx, { id: first, base: 3, work: draft('Punyaku') }))
    expect(await as('mentor', ctx => restoreChapterVersion(ctx, { id: first, version: -1, base: 4 }))).toMatchObject({ state: 'saved' })
    expect((await stateOf(first)).work.title).toBe('Punya mereka')
    expect((await as('pupil', ctx => readChapterFor(ctx, first))).title).toBe('Satu')
    await expect(as('colleague', ctx => getChapterVersion(ctx, first, -1))).rejects.toMatchObject({ status: 403 })
    const wrong = as('admin', ctx => saveChapter(ctx, { id: first, base: 2, work: chapterWork({ content: { body: 'x' } }) }))
    await expect(wrong).rejects.toMatchObject({ status: 422 })
  })

  it('that is withdrawn is nobody’s, and comes back as the version that some have read', async () => {
    const { classId, first, second } = await build()
    await join(classId, people.pupil)
    await as('mentor', ctx => withdrawChapter(ctx, first))
    await expect(as('pupil', ctx => readChapterFor(ctx, first))).rejects.toMatchObject({ status: 404 })
    expect((await as('pupil', ctx => listChaptersFor(ctx, classId))).map(one => one.id)).toEqual([second])
    expect((await stateOf(first)).work.title).toBe('Satu')
    // A withdrawn chapter is not among what "all" publishes.
    expect((await as('mentor', ctx => publishAllChapters(ctx, classId))).published).toEqual([])
    expect(await as('mentor', ctx => publishChapter(ctx, { id: first, version: 2 }))).toMatchObject({
      shownVersion: 1,
      status: 'published',
    })
    const acts = await as('admin', ctx => ctx.db.selectFrom('audit_log').select('details').where('tenant_id', '=', tenant).execute())
    for (const what of ['chapter.withdrawn', 'chapter.published'])
      expect(acts.map(one => one.details)).toContainEqual({ what, title: 'Satu' })
  })
})

describe('who reads a chapter', () => {
  const change = (id: string, base: number, title: string) =>
    as('mentor', async ctx => {
      await saveChapter(ctx, { id, base, work: chapterWork({ title, content: { body: fromMarkup(title) } }) })
      return await publishChapter(ctx, { id, version: base + 1 })
    })
  const titleFor = async (who: keyof typeof people | Viewer, id: string) => (await as(who, ctx => readChapterFor(ctx, id))).title

  it('takes part in the class; a locked one gives no content by any way', async () => {
    const { classId, first, second } = await build(['Satu', 'Dua'], 'sequence')
    await join(classId, people.pupil)
    for (const who of [NOBODY, CLIENT(['content:write']), 'outsider'] as const) {
      const all = await as(who, ctx => listChaptersFor(ctx, classId))
      expect(all.map(({ lock }) => lock?.reason)).toEqual(['not-joined', 'not-joined'])
      expect(
        JSON.stringify([all, await as(who, ctx => getSyllabus(ctx, classId)), await as(who, ctx => readChapterFor(ctx, first))]),
      ).not.toContain('Isi bab')
    }
    const own = await as('pupil', ctx => getSyllabus(ctx, classId))
    expect(own.modules[0]?.chapters.map(({ lock, content }) => [lock?.reason, content !== undefined])).toEqual([
      [undefined, true],
      ['before', false],
    ])
    await open(classId, first, people.pupil, 1, 'done')
    expect(await as('pupil', ctx => readChapterFor(ctx, second))).toMatchObject({ lock: null, version: 1 })
    // Their mentor reads all of it; a mentor of other classes as little as anybody.
    expect(await as('mentor', ctx => readChapterFor(ctx, second))).toMatchObject({ lock: null })
    expect(await as('colleague', ctx => readChapterFor(ctx, second))).toMatchObject({ lock: { reason: 'not-joined' } })
    await expect(as(CLIENT(['content:write']), ctx => readChapterFor(ctx, second), other)).rejects.toMatchObject({ status: 404 })
    await expect(as('pupil', ctx => readChapterFor(ctx, 'bukan-id'))).rejects.toMatchObject({ status: 404 })
  })

  it('gets a preview without joining, and nothing of a class that is a draft', async () => {
    const { classId, first } = await build()
    await as('mentor', async ctx => {
      await saveChapter(ctx, { id: first, base: 2, work: chapterWork({ title: 'Satu', isPreview: true }) })
      await publishChapter(ctx, { id: first, version: 3 })
    })
    expect(await as(NOBODY, ctx => readChapterFor(ctx, first))).toMatchObject({ lock: null, isPreview: true })
    await as('admin', ctx =>
      ctx.db.updateTable('classes').set({ published_at: null }).where('tenant_id', '=', tenant).where('id', '=', classId).execute(),
    )
    await expect(as(NOBODY, ctx => readChapterFor(ctx, first))).rejects.toMatchObject({ status: 404 })
  })

  it('keeps the version that they are in the middle of; others and those who are done get the newest', async () => {
    const { classId, first } = await build()
    await join(classId, people.pupil)
    await join(classId, people.outsider)
    await open(classId, first, people.pupil, 1)
    await change(first, 2, 'Kedua')
    await change(first, 3, 'Ketiga')
    expect(await as('pupil', ctx => readChapterFor(ctx, first))).toMatchObject({ title: 'Satu', version: 1 })
    expect(await as('outsider', ctx => readChapterFor(ctx, first))).toMatchObject({ title: 'Ketiga', version: 3 })
    await open(classId, first, people.pupil, 1, 'done')
    expect(await titleFor('pupil', first)).toBe('Ketiga')
  })

  it('keeps what was taken out of the outline while they are in the middle of it', async () => {
    const { classId, moduleId, first, second } = await build()
    await join(classId, people.pupil)
    await open(classId, first, people.pupil, 1)
    const modules = [{ id: moduleId, title: 'Dasar', chapters: [{ id: second, title: 'Dua', kind: 'article' as const, minutes: 5 }] }]
    await as('mentor', ctx => saveOutline(ctx, { id: classId, base: 2, modules }))
    expect(await as('pupil', ctx => readChapterFor(ctx, first))).toMatchObject({ title: 'Satu', lock: null })
    await expect(as('outsider', ctx => readChapterFor(ctx, first))).rejects.toMatchObject({ status: 404 })
  })

  it('reads it in their language where title and content are translated', async () => {
    const { first } = await build()
    const english = { en: { title: 'One', content: { body: fromMarkup('English text') } } }
    await as('mentor', async ctx => {
      await saveChapter(ctx, { id: first, base: 2, work: chapterWork({ title: 'Satu', isPreview: true, translations: english }) })
      await publishChapter(ctx, { id: first, version: 3 })
    })
    const inEnglish = await database.asTenant(tenant, ctx => readChapterFor({ ...ctx, lang: 'en' }, first), {
      viewer: NOBODY,
      now: TEST_NOW,
    })
    expect(inEnglish).toMatchObject({ title: 'One', lang: 'en' })
    expect(await titleFor(NOBODY, first)).toBe('Satu')
  })
})

it('says what a chapter lacks, in each language', async () => {
  const { first } = await build()
  const body = { type: 'doc', content: [{ type: 'image', attrs: { src: '/a.png', alt: '' } }] }
  await as('mentor', ctx => saveChapter(ctx, { id: first, base: 2, work: chapterWork({ content: { body } }) }))
  expect((await as('mentor', ctx => checkChapter(ctx, first))).findings).toEqual([
    { code: 'picture-alt', lang: 'id', count: 1 },
    { code: 'language', lang: 'en' },
  ])
})
