import { beforeAll, describe, expect, it } from 'vitest'
import { buildTeaching } from '#features/class-editing/testing.ts'
import { buildClass } from '#features/classes/testing.ts'
import { findUses } from '#features/media/file-uses.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { getChapterWork, saveChapter } from './chapters.server.ts'
import { getOutline } from './outline.server.ts'
import { type OutlineInput, outlineInput } from './outline.ts'
import { keepTemplate, listOwnTemplates, removeTemplate, renameTemplate } from './own-templates.server.ts'
import { MOST_TEMPLATES, outlineOfOwn, templateInput } from './own-templates.ts'
import { publishAllChapters } from './publish.server.ts'
import { saveOutline } from './save-outline.server.ts'
import { chapterWork } from './testing.ts'

const database = openTestDatabase()
const NOBODY: Viewer = { kind: 'nobody' }
const CLIENT = (scopes: string[]): Viewer => ({ kind: 'api-client', clientId: newId(), scopes })
const FILE = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'

let tenant: TenantId
let other: TenantId
let people: Record<'admin' | 'lead' | 'mentor' | 'colleague' | 'writer' | 'pupil', Enrolled>
let mentorIds: Record<'mentor' | 'colleague', string>

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  const teaching = await database.asTenant(tenant, buildTeaching)
  const foreign = await database.asTenant(tenant, buildTeaching)
  mentorIds = { mentor: teaching.mentorId, colleague: foreign.mentorId }
  people = {
    admin: await enrol(database, tenant, 'Ani', ['admin']),
    lead: await enrol(database, tenant, 'Lina', ['lead_program']),
    mentor: await enrol(database, tenant, 'Mira', ['mentor']),
    colleague: await enrol(database, tenant, 'Koko', ['mentor']),
    writer: await enrol(database, tenant, 'Wati', ['writer']),
    pupil: await enrol(database, tenant, 'Sari', ['student']),
  }
  await limit(people.lead, { program_ids: [teaching.programId] })
  await limit(people.mentor, { mentor_id: mentorIds.mentor })
  await limit(people.colleague, { mentor_id: mentorIds.colleague })
})

async function limit(who: Enrolled, limits: object): Promise<void> {
  await database.asTenant(tenant, ctx =>
    ctx.db.updateTable('memberships').set(limits).where('tenant_id', '=', tenant).where('member_id', '=', who.id).execute(),
  )
}

async function as<T>(who: keyof typeof people | Viewer, work: (ctx: Ctx) => Promise<T>, of: TenantId = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: typeof who === 'string' ? await people[who].viewer() : who, now: TEST_NOW })
}

/** A class of this mentor without an outline. */
async function emptyClass(of: keyof typeof mentorIds = 'mentor'): Promise<string> {
  return await as('admin', async ctx => {
    const { id } = await buildClass(ctx)
    await ctx.db.insertInto('class_mentors').values({ tenant_id: tenant, class_id: id, mentor_id: mentorIds[of], position: 0 }).execute()
    return id
  })
}

/** A class of the mentor with two modules: the second one's chapters have rules. */
async function builtClass() {
  const classId = await emptyClass()
  const [first, second, intro, test, locked, dated] = [newId(), newId(), newId(), newId(), newId(), newId()]
  const body = fromMarkup('Isi rahasia')
  const picture = { type: 'image', attrs: { src: `/files/${FILE}/gambar.png`, alt: 'Gambar' } }
  await as('mentor', async ctx => {
    const chapter = (id: string, title: string) => ({ id, title, kind: 'article' as const, minutes: 10 })
    const modules = [
      { id: first, title: 'Awal', chapters: [chapter(intro, 'Pengantar')] },
      {
        id: second,
        title: 'Inti',
        chapters: [{ ...chapter(test, 'Uji'), kind: 'practice' as const }, chapter(locked, 'Terkunci'), chapter(dated, 'Nanti')],
      },
    ]
    await saveOutline(ctx, { id: classId, base: 1, modules })
    const translations = { en: { title: 'Introduction', content: { body } } }
    const withPicture = { ...body, content: [...(body.content ?? []), picture] }
    await saveChapter(ctx, {
      id: intro,
      base: 1,
      work: chapterWork({ title: 'Pengantar', minutes: 7, content: { body: withPicture }, translations }),
    })
    await saveChapter(ctx, { id: test, base: 1, work: chapterWork({ title: 'Uji', kind: 'practice', content: { intro: body } }) })
    const rule = { type: 'result', chapterId: test, atLeast: 60 }
    await saveChapter(ctx, { id: locked, base: 1, work: chapterWork({ title: 'Terkunci', rule, isPreview: true, content: { body } }) })
    await saveChapter(ctx, {
      id: dated,
      base: 1,
      work: chapterWork({ title: 'Nanti', rule: { type: 'date', at: '2026-08-17T03:00:00.000Z' } }),
    })
  })
  return { classId, first, second, intro, test, locked }
}

const keep = (input: object) => as('mentor', ctx => keepTemplate(ctx, templateInput.parse({ name: 'Pola', ...input })))
const outlineIn = (classId: string) => as('admin', async ctx => (await getOutline(ctx, classId)).outline)
const workOf = async (id: string) => (await as('admin', ctx => getChapterWork(ctx, id))).chapter.work
const save = (who: keyof typeof people, id: string, modules: unknown, base = 1) =>
  as(who, ctx => saveOutline(ctx, outlineInput.parse({ id, base, modules }) as OutlineInput))

describe('a template of the tenant’s own', () => {
  it('is kept by those who may write the class, and seen by those who build classes', async () => {
    const { classId, second } = await builtClass()
    const keeping = (ctx: Ctx) => keepTemplate(ctx, { classId, moduleId: second, name: 'Curian', withTexts: true })
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [keeping, listOwnTemplates]
    for (const act of acts) {
      await expect(as(NOBODY, act)).rejects.toMatchObject({ status: 401 })
      await expect(as({ kind: 'stranger', app: null }, act)).rejects.toMatchObject({ status: 404 })
      for (const who of ['writer', 'pupil'] as const) await expect(as(who, act)).rejects.toMatchObject({ status: 403 })
      await expect(as(CLIENT([]), act)).rejects.toMatchObject({ status: 403 })
    }
    for (const who of ['colleague', 'lead'] as const) await expect(as(who, keeping)).rejects.toMatchObject({ status: 403 })
    await expect(as(CLIENT(['content:write']), keeping, other)).rejects.toMatchObject({ status: 404 })
    expect(await as('admin', listOwnTemplates)).toEqual([])
  })

  it('is none of nothing, of another class’s module, or without a name', async () => {
    const { classId } = await builtClass()
    const theirs = await builtClass()
    await expect(keep({ classId, moduleId: theirs.first })).rejects.toMatchObject({ status: 404 })
    await expect(keep({ classId: newId() })).rejects.toMatchObject({ status: 404 })
    await expect(keep({ classId: await emptyClass() })).rejects.toMatchObject({ status: 409 })
    for (const name of ['', '   ', 'x'.repeat(121)]) expect(templateInput.safeParse({ classId, name }).success).toBe(false)
  })

  it('is named anew and removed by who made it, and by leads and staff', async () => {
    const { classId } = await builtClass()
    const { id } = await keep({ classId, name: 'Punya Mira' })
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [ctx => renameTemplate(ctx, { id, name: 'Direbut' }), ctx => removeTemplate(ctx, id)]
    for (const act of acts) {
      await expect(as(NOBODY, act)).rejects.toMatchObject({ status: 401 })
      await expect(as({ kind: 'stranger', app: null }, act)).rejects.toMatchObject({ status: 404 })
      for (const who of ['writer', 'pupil', 'colleague'] as const) await expect(as(who, act)).rejects.toMatchObject({ status: 403 })
      await expect(as(CLIENT(['content:write']), act, other)).rejects.toMatchObject({ status: 404 })
    }
    const seenBy = async (who: keyof typeof people) => (await as(who, listOwnTemplates)).find(one => one.id === id)
    expect(await seenBy('colleague')).toMatchObject({ name: 'Punya Mira', isManaged: false })
    for (const who of ['mentor', 'lead', 'admin'] as const) {
      expect(await seenBy(who)).toMatchObject({ isManaged: true })
      expect(await as(who, ctx => renameTemplate(ctx, { id, name: `Nama dari ${who}` }))).toMatchObject({ name: `Nama dari ${who}` })
    }
    expect(await as(CLIENT(['content:write']), listOwnTemplates, other)).toEqual([])
    await as('lead', ctx => removeTemplate(ctx, id))
    expect(await seenBy('mentor')).toBeUndefined()
    const { rows } = await database.pool.query(`select details from audit_log where subject = $1`, [`outline-template/${id}`])
    expect(rows).toEqual([{ details: { what: 'template.removed', title: 'Nama dari admin' } }])
  })

  it('of a whole outline begins another class with titles, kinds, lengths and rules, and with no text', async () => {
    const { classId } = await builtClass()
    const template = await keep({ classId })
    expect(template).toMatchObject({ hasTexts: false, modules: [{ title: 'Awal' }, { title: 'Inti' }] })
    const target = await emptyClass('colleague')
    await save('colleague', target, outlineOfOwn(template))
    const { modules } = await outlineIn(target)
    expect(
      modules.map(({ title, chapters }) => [title, ...chapters.map(one => `${one.title} ${one.kind} ${one.minutes} ${one.state}`)]),
    ).toEqual([
      ['Awal', 'Pengantar article 7 new'],
      ['Inti', 'Uji practice 10 new', 'Terkunci article 10 new', 'Nanti article 10 new'],
    ])
    const [test, locked, dated] = modules[1]?.chapters.map(({ id }) => id) ?? []
    expect(await workOf(locked ?? '')).toMatchObject({
      rule: { type: 'result', chapterId: test, atLeast: 60 },
      isPreview: true,
      content: {},
    })
    // A date is that of the class that it was kept of.
    expect(await workOf(dated ?? '')).toMatchObject({ rule: null })
    expect(await workOf(modules[0]?.chapters[0]?.id ?? '')).toMatchObject({ content: {}, translations: { en: { title: 'Introduction' } } })
    const { rows } = await database.pool.query(
      'select content::text || translations::text as said from outline_template_chapters where template_id = $1',
      [template.id],
    )
    expect(rows.map(({ said }) => said).join()).not.toContain('rahasia')
  })

  it('of a module keeps the texts where they chose so, and its files are in use', async () => {
    const { classId, first, second } = await builtClass()
    const template = await keep({ classId, moduleId: first, withTexts: true })
    expect(template).toMatchObject({ hasTexts: true, modules: [{ title: 'Awal', chapters: [{ title: 'Pengantar' }] }] })
    expect(await as('admin', ctx => findUses(ctx, [FILE]))).toContainEqual(
      expect.objectContaining({ place: 'outline_templates', record: template.id, name: 'Pola' }),
    )
    const target = await emptyClass('colleague')
    await save('colleague', target, outlineOfOwn(template))
    const { modules } = await outlineIn(target)
    const work = await workOf(modules[0]?.chapters[0]?.id ?? '')
    expect(JSON.stringify(work.content)).toContain('Isi rahasia')
    expect(JSON.stringify(work.translations)).toContain('Introduction')
    expect(await as('colleague', ctx => publishAllChapters(ctx, target))).toMatchObject({ published: [{ title: 'Pengantar' }], left: [] })
    // A rule on a chapter that was not kept with it goes.
    const alone = await keep({ classId, moduleId: second })
    expect(alone.modules).toHaveLength(1)
  })

  it('that is added twice at once fills each by itself; one that is gone refuses the save', async () => {
    const { classId, second } = await builtClass()
    const template = await keep({ classId, moduleId: second })
    const target = await emptyClass('colleague')
    const twice = [...outlineOfOwn(template), ...outlineOfOwn(template)]
    await save('colleague', target, twice)
    for (const { chapters } of (await outlineIn(target)).modules)
      expect(await workOf(chapters[1]?.id ?? '')).toMatchObject({ rule: { type: 'result', chapterId: chapters[0]?.id } })
    // What is saved again stays as it is.
    await save('colleague', target, twice, 2)
    await as('mentor', ctx => removeTemplate(ctx, template.id))
    await save('colleague', target, twice, 3)
    await expect(save('colleague', target, [...twice, ...outlineOfOwn(template)], 4)).rejects.toMatchObject({ status: 422 })
    expect((await outlineIn(target)).modules).toHaveLength(2)
  })

  it('of another tenant fills no chapter', async () => {
    const { classId } = await builtClass()
    const template = await keep({ classId, withTexts: true })
    const theirs = await database.asTenant(other, buildClass)
    const input = outlineInput.parse({ id: theirs.id, base: 1, modules: outlineOfOwn(template) })
    await expect(as(CLIENT(['content:write']), ctx => saveOutline(ctx, input), other)).rejects.toMatchObject({ status: 422 })
  })

  it('is one of a hundred at most', async () => {
    const full = await database.createTenant()
    const ani = await enrol(database, full, 'Ani', ['admin'])
    const viewer = await ani.viewer()
    await database.asTenant(
      full,
      async ctx => {
        const { id } = await buildClass(ctx)
        await saveOutline(ctx, { id, base: 1, modules: [{ id: newId(), title: 'Satu', chapters: [] }] })
        for (let at = 0; at < MOST_TEMPLATES; at++) await keepTemplate(ctx, { classId: id, name: `Pola ${at}`, withTexts: false })
        await expect(keepTemplate(ctx, { classId: id, name: 'Lebih', withTexts: false })).rejects.toMatchObject({ status: 409 })
      },
      { viewer, now: TEST_NOW },
    )
  })
})
