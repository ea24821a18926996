import { beforeAll, describe, expect, it } from 'vitest'
import { getClass } from '#features/classes/detail-query.server.ts'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { listNotices } from '#features/notices/notices.server.ts'
import type { RecordStatus } from '#features/records/record-kind.ts'
import { changeSettings } from '#features/sites/commands.server.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { publishClasses, removeClasses, withdrawClasses } from './bulk.server.ts'
import { listClassesForWriting } from './class-list.server.ts'
import { countClassRows, listClassRows } from './class-rows.server.ts'
import { askForPublication, duplicateClass, publishClass, removeClass, saveClass, withdrawClass } from './commands.server.ts'
import { classFilterOf } from './list-columns.ts'
import { getClassWork } from './read.server.ts'
import { buildTeaching, classWork } from './testing.ts'

const database = openTestDatabase()
const NOBODY: Viewer = { kind: 'nobody' }
const CLIENT = (scopes: string[]): Viewer => ({ kind: 'api-client', clientId: newId(), scopes })
const at = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000).toISOString()
const DATES = { registrationOpensAt: at(-5), registrationClosesAt: at(5), startsAt: at(10), endsAt: at(40) }

let tenant: TenantId
let other: TenantId
let mentorId: string
let otherMentorId: string
let programId: string
let people: Record<'admin' | 'region' | 'lead' | 'mentor' | 'colleague' | 'writer', Enrolled>

async function limit(who: Enrolled, limits: object): Promise<void> {
  await database.asTenant(tenant, ctx =>
    ctx.db.updateTable('memberships').set(limits).where('tenant_id', '=', tenant).where('member_id', '=', who.id).execute(),
  )
}

beforeAll(async () => {
  await database.pool.query(`insert into regions.provinces (code, name) values ('31', 'DKI Jakarta'), ('32', 'Jawa Barat')`)
  await database.pool.query(
    `insert into regions.cities (code, province_code, name) values ('32.73', '32', 'Kota Bandung'), ('31.71', '31', 'Kota Jakarta Pusat')`,
  )
  tenant = await database.createTenant()
  other = await database.createTenant()
  ;({ mentorId, programId } = await database.asTenant(tenant, buildTeaching))
  ;({ mentorId: otherMentorId } = await database.asTenant(tenant, buildTeaching))
  people = {
    admin: await enrol(database, tenant, 'Ani', ['admin']),
    region: await enrol(database, tenant, 'Rida', ['lead_region']),
    lead: await enrol(database, tenant, 'Lina', ['lead_program']),
    mentor: await enrol(database, tenant, 'Mira', ['mentor']),
    colleague: await enrol(database, tenant, 'Koko', ['mentor']),
    writer: await enrol(database, tenant, 'Wati', ['writer']),
  }
  await limit(people.lead, { program_ids: [programId] })
  await limit(people.mentor, { mentor_id: mentorId })
  await limit(people.colleague, { mentor_id: otherMentorId })
})

async function as<T>(who: keyof typeof people | Viewer, work: (ctx: Ctx) => Promise<T>, of: TenantId = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: typeof who === 'string' ? await people[who].viewer() : who, now: TEST_NOW })
}

async function save(who: keyof typeof people | Viewer, typed: object = {}, { id = newId(), base = 0 } = {}) {
  const work = await classWork(typed)
  return await as(who, ctx => saveClass(ctx, { id, base, work }))
}

const statusOf = async (id: string): Promise<RecordStatus> => (await as('admin', ctx => getClassWork(ctx, id))).status
const problemAt = (path: string) => ({ status: 422, problems: [expect.objectContaining({ path })] })

describe('a class', () => {
  it('is closed to strangers, writers, other tenants and clients without the scope', async () => {
    const { id } = await save('admin')
    const work = await classWork()
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      ctx => getClassWork(ctx, id),
      ctx => saveClass(ctx, { id, base: 1, work }),
      ctx => publishClass(ctx, id),
      ctx => withdrawClass(ctx, id),
      ctx => askForPublication(ctx, id),
      ctx => removeClass(ctx, id),
      ctx => duplicateClass(ctx, id),
    ]
    for (const act of acts) {
      await expect(as(NOBODY, act)).rejects.toMatchObject({ status: 401 })
      await expect(as({ kind: 'stranger', app: null }, act)).rejects.toMatchObject({ status: 404 })
      await expect(as('writer', act)).rejects.toMatchObject({ status: 403 })
      await expect(as(CLIENT([]), act)).rejects.toMatchObject({ status: 403 })
      await expect(as(CLIENT(['content:write']), act, other)).rejects.toMatchObject({ status: 404 })
      await expect(as('colleague', act)).rejects.toMatchObject({ status: 403 })
    }
    for (const list of [(ctx: Ctx) => listClassRows(ctx, classFilterOf(new URLSearchParams()), { perPage: 9 })])
      await expect(as('writer', list)).rejects.toMatchObject({ status: 403 })
    expect(await statusOf(id)).toBe('draft')
  })

  it('says each contradiction beside its field, and writes nothing', async () => {
    const { id } = await save('admin', { name: 'Utuh', ...DATES })
    const refused: [object, string][] = [
      [{ ...DATES, registrationClosesAt: at(-6) }, 'registrationClosesAt'],
      [{ ...DATES, startsAt: at(-6) }, 'startsAt'],
      [{ ...DATES, endsAt: at(10) }, 'endsAt'],
      [{ groupLink: 'https://contoh.example/grup' }, 'groupLink'],
      [{ programId: newId() }, 'programId'],
      [{ mentorIds: [newId()] }, 'mentorIds'],
      [{ heldCityIds: ['99.99'] }, 'heldCityIds'],
      [{ registrarCityIds: ['99.99'] }, 'registrarCityIds'],
    ]
    for (const [typed, path] of refused) await expect(save('admin', typed, { id, base: 1 })).rejects.toMatchObject(problemAt(path))
    // Whole months of another program's class belong to nobody here: the other tenant's program is as good as none.
    const foreign = await database.asTenant(other, buildTeaching)
    await expect(save('admin', { programId: foreign.programId }, { id, base: 1 })).rejects.toMatchObject(problemAt('programId'))
    for (const typed of [
      { passMark: 101 },
      { quota: 0 },
      { priceRupiah: 1.5 },
      { priceRupiah: -1 },
      { oldPriceRupiah: 0 },
      { oldPriceRupiah: 2_000_000_000 },
      { code: 'x' },
      { name: ' ' },
    ])
      await expect(classWork(typed)).rejects.toThrow()
    expect(await as('admin', ctx => getClassWork(ctx, id))).toMatchObject({ version: 1, work: { name: 'Utuh', ...DATES } })
    // An always open class has no dates that count.
    await save('admin', { alwaysOpen: true, ...DATES, endsAt: at(10) }, { id, base: 1 })
  })

  it('comes back as it was typed, in both languages, and readers see it once it is published', async () => {
    const typed = {
      name: 'Kelas Penuh',
      code: 'penuh-1',
      ...DATES,
      summary: 'Ringkas.',
      content: fromMarkup('Isi yang panjang.'),
      tags: ['web'],
      quota: 30,
      passMark: 75,
      hasCertificate: true,
      priceRupiah: 1_500_000,
      oldPriceRupiah: 2_000_000,
      programId,
      mentorIds: [otherMentorId, mentorId],
      outcomes: ['HTML'],
      heldCityIds: ['32.73'],
      registrarCityIds: ['32.73', '31.71'],
      mode: 'hybrid',
      groupLink: 'https://chat.whatsapp.com/Abc123',
      translations: { en: { name: 'Whole class', outcomes: ['HTML well'] } },
    }
    const saved = await save('admin', typed)
    expect(saved).toMatchObject({ state: 'saved', version: 1, status: 'draft', slug: 'kelas-penuh' })
    const { work } = await as('admin', ctx => getClassWork(ctx, saved.id))
    expect(work).toMatchObject({ ...typed, code: 'PENUH-1', slug: 'kelas-penuh' })
    expect(work.translations).toEqual(typed.translations)
    await expect(as(NOBODY, ctx => getClass(ctx, 'PENUH-1'))).rejects.toMatchObject({ status: 404 })
    expect(await as('region', ctx => publishClass(ctx, saved.id))).toMatchObject({ status: 'published' })
    const shown = await as(NOBODY, ctx => getClass({ ...ctx, lang: 'en' }, 'kelas-penuh'))
    expect(shown).toMatchObject({ name: 'Whole class', summary: 'Ringkas.', outcomes: ['HTML well'], state: 'registration', passMark: 75 })
    expect(shown.mentors).toHaveLength(2)
  })

  it('keeps its code and slug for itself, names a free one, and leaves its old addresses to itself', async () => {
    const first = await save('admin', { name: 'Kembar', code: 'KEMBAR' })
    const second = await save('admin', { name: 'Kembar' })
    expect([first.slug, second.slug]).toEqual(['kembar', 'kembar-2'])
    const taken = (path: string) =>
      expect.objectContaining({ path, reason: expect.objectContaining({ values: { free: expect.any(String) } }) })
    for (const [path, value] of [
      ['code', 'kembar'],
      ['slug', 'kembar'],
    ] as const)
      await expect(save('admin', { name: 'Lain', [path]: value })).rejects.toMatchObject({ status: 422, problems: [taken(path)] })
    await save('admin', { name: 'Kembar', code: 'BARU-1', slug: 'baru' }, { id: first.id, base: 1 })
    const names = await as('admin', ctx =>
      ctx.db.selectFrom('class_former_names').select('name').where('class_id', '=', first.id).orderBy('name').execute(),
    )
    // Its code in small letters was its slug, too.
    expect(names.map(({ name }) => name)).toEqual(['kembar'])
    // Whoever takes the name now has it.
    await save('admin', { name: 'Penerus', slug: 'kembar' })
    expect(
      await as('admin', ctx => ctx.db.selectFrom('class_former_names').select('name').where('class_id', '=', first.id).execute()),
    ).toEqual([])
  })

  it('is written by one at a time: a save on an older version writes nothing', async () => {
    const { id } = await save('admin', { name: 'Satu' })
    const both = await Promise.all(['Dua', 'Tiga'].map(name => save('admin', { name }, { id, base: 1 })))
    expect(both.map(({ state }) => state).toSorted()).toEqual(['conflict', 'saved'])
    const { work, version } = await as('admin', ctx => getClassWork(ctx, id))
    const winner = both.findIndex(({ state }) => state === 'saved')
    expect([version, work.name]).toEqual([2, ['Dua', 'Tiga'][winner]])
  })
})

describe('a mentor', () => {
  it('drafts a class as its mentor, asks for its publication, and those who may publish are told', async () => {
    const { id } = await save('mentor', { name: 'Kelas Mira' })
    expect((await as('mentor', ctx => getClassWork(ctx, id))).work.mentorIds).toEqual([mentorId])
    for (const act of [publishClass, withdrawClass, removeClass])
      await expect(as('mentor', ctx => act(ctx, id).then(() => undefined))).rejects.toMatchObject({ status: 403 })
    expect(await as('mentor', ctx => askForPublication(ctx, id))).toMatchObject({ status: 'asked' })
    const told = await as('admin', ctx =>
      ctx.db.selectFrom('notices').select('member_id').where('href', '=', `/Studio/Classes/${id}`).execute(),
    )
    expect(told.map(one => one.member_id).toSorted()).toEqual([people.admin.id, people.region.id].toSorted())
    const asked = await as('region', ctx => listClassRows(ctx, classFilterOf(new URLSearchParams('state=asked')), { perPage: 9 }))
    expect(asked.items.map(one => one.name)).toEqual(['Kelas Mira'])
    await as('region', ctx => publishClass(ctx, id))
    const heard = await as('mentor', ctx => listNotices(ctx, { page: 1, perPage: 5 }))
    expect(heard.items.map(({ kind, subject }) => [kind, subject])).toEqual([['classPublished', 'Kelas Mira']])
    await expect(as('mentor', ctx => askForPublication(ctx, id))).rejects.toMatchObject({ status: 409 })
  })

  it('changes a published class of their own, but not what it costs and is called', async () => {
    const { id } = await save('admin', { name: 'Terbit Mira', mentorIds: [mentorId], priceRupiah: 50_000 })
    await as('admin', ctx => publishClass(ctx, id))
    const same = { name: 'Terbit Mira', mentorIds: [mentorId], priceRupiah: 50_000 }
    for (const [path, value] of [
      ['priceRupiah', 0],
      ['oldPriceRupiah', 90_000],
      ['slug', 'lain-sekali'],
      ['code', 'LAIN-1'],
      ['isPremium', true],
      ['programId', programId],
    ] as const)
      await expect(save('mentor', { ...same, [path]: value }, { id, base: 1 })).rejects.toMatchObject(problemAt(path))
    expect(await save('mentor', { ...same, summary: 'Lebih jelas.' }, { id, base: 1 })).toMatchObject({ version: 2, status: 'published' })
    await save('admin', { ...same, priceRupiah: 75_000 }, { id, base: 2 })
    for (const oldPriceRupiah of [75_000, 60_000])
      await expect(save('admin', { ...same, priceRupiah: 75_000, oldPriceRupiah }, { id, base: 3 })).rejects.toMatchObject(
        problemAt('oldPriceRupiah'),
      )
    await save('admin', { ...same, priceRupiah: 75_000, oldPriceRupiah: 100_000 }, { id, base: 3 })
    const acts = await as('admin', ctx =>
      ctx.db
        .selectFrom('audit_log')
        .select('details')
        .where('tenant_id', '=', tenant)
        .where('subject', '=', 'class/TERBIT-MIRA')
        .orderBy('at')
        .orderBy('id')
        .execute(),
    )
    expect(acts.map(one => one.details)).toEqual(
      expect.arrayContaining([
        { what: 'class.changed', price: '50000 → 75000' },
        { what: 'class.changed', price: '75000 → 75000 (100000)' },
      ]),
    )
    expect(acts.map(one => Object(one.details).what)).toEqual([
      'class.created',
      'class.published',
      'class.changed',
      'class.changed',
      'class.changed',
    ])
  })

  it('publishes and deletes own classes where the tenant’s setting allows it, and nobody else’s', async () => {
    const apart = await database.createTenant()
    const { mentorId: own } = await database.asTenant(apart, buildTeaching)
    const admin = await enrol(database, apart, 'Adi', ['admin'])
    const mentor = await enrol(database, apart, 'Mimi', ['mentor'])
    await database.asTenant(apart, ctx =>
      ctx.db.updateTable('memberships').set({ mentor_id: own }).where('member_id', '=', mentor.id).execute(),
    )
    const by = async <T>(who: Enrolled, work: (ctx: Ctx) => Promise<T>) =>
      database.asTenant(apart, work, { viewer: await who.viewer(), now: TEST_NOW })
    const work = await classWork({ name: 'Sendiri' })
    const { id } = await by(mentor, ctx => saveClass(ctx, { id: newId(), base: 0, work }))
    const { id: foreign } = await by(admin, ctx => saveClass(ctx, { id: newId(), base: 0, work }))
    await expect(by(mentor, ctx => publishClass(ctx, id))).rejects.toMatchObject({ status: 403 })
    await by(admin, ctx => changeSettings(ctx, { classes: { mentorsPublish: 'yes' } }))
    expect(await by(mentor, ctx => publishClass(ctx, id))).toMatchObject({ status: 'published' })
    for (const act of [publishClass, removeClass])
      await expect(by(mentor, ctx => act(ctx, foreign).then(() => undefined))).rejects.toMatchObject({ status: 403 })
    await by(mentor, ctx => removeClass(ctx, id))
    await expect(by(admin, ctx => getClassWork(ctx, id))).rejects.toMatchObject({ status: 404 })
  })
})

describe('a lead of a program', () => {
  it('writes classes of own programs alone', async () => {
    await expect(save('lead', { name: 'Tanpa Program' })).rejects.toMatchObject(problemAt('programId'))
    const { id } = await save('lead', { name: 'Kelas Jalur', programId })
    const { id: foreign } = await save('admin', { name: 'Kelas Lain' })
    await expect(as('lead', ctx => getClassWork(ctx, foreign))).rejects.toMatchObject({ status: 403 })
    await expect(as('lead', ctx => publishClass(ctx, id))).rejects.toMatchObject({ status: 403 })
    const { items } = await as('lead', ctx => listClassesForWriting(ctx, { page: 1, perPage: 50 }))
    expect(items.map(one => one.title)).toContain('Kelas Jalur')
    expect(items.map(one => one.title)).not.toContain('Kelas Lain')
  })
})

describe('several classes', () => {
  it('are found by state, badge, program, mentor, city and words, and counted', async () => {
    const { id } = await save('admin', { name: 'Saring Saja', ...DATES, programId, mentorIds: [mentorId], heldCityIds: ['31.71'] })
    const names = async (query: string) => {
      const filter = classFilterOf(new URLSearchParams(query))
      const page = await as('admin', ctx => listClassRows(ctx, filter, { perPage: 100 }))
      expect((await as('admin', ctx => countClassRows(ctx, filter))).count).toBe(page.items.length)
      return page.items.map(one => one.name)
    }
    const all = `state=draft&badge=registration&program=${programId}&mentor=${mentorId}&city=31-71&search=saring`
    expect(await names(all)).toEqual(['Saring Saja'])
    for (const other of ['badge=ended', 'state=published', `mentor=${otherMentorId}`, 'city=32-73', 'search=tidak-ada'])
      expect(await names(`${all}&${other}`.replace(new RegExp(`${other.split('=')[0]}=[^&]*&`), ''))).toEqual([])
    for (const sort of ['name', '-start', 'updated']) expect(await names(`search=saring&sort=${sort}`)).toEqual(['Saring Saja'])
    expect(await statusOf(id)).toBe('draft')
  })

  it('are published, withdrawn and removed all or none', async () => {
    const ids = [(await save('admin', { name: 'Rombongan 1' })).id, (await save('admin', { name: 'Rombongan 2' })).id]
    await expect(as('mentor', ctx => publishClasses(ctx, ids))).rejects.toMatchObject({ status: 403 })
    await expect(as('admin', ctx => publishClasses(ctx, [...ids, newId()]))).rejects.toMatchObject({ status: 409 })
    expect(await Promise.all(ids.map(statusOf))).toEqual(['draft', 'draft'])
    await as('admin', ctx => publishClasses(ctx, ids))
    expect(await Promise.all(ids.map(statusOf))).toEqual(['published', 'published'])
    await as('admin', ctx => withdrawClasses(ctx, ids))
    await as('region', ctx => removeClasses(ctx, ids))
    for (const id of ids) await expect(statusOf(id)).rejects.toMatchObject({ status: 404 })
  })

  it('come from one: a copy has its syllabus and none of its dates and names', async () => {
    const { id } = await as('admin', ctx => buildClass(ctx, { name: 'Asli', code: 'ASLI' }))
    await as('admin', async ctx => {
      const moduleId = newId()
      const module = { tenant_id: tenant, class_id: id, id: moduleId, slug: 'satu', title: 'Satu', position: 1 }
      await ctx.db.insertInto('class_modules').values(module).execute()
      const first = { tenant_id: tenant, id: newId(), module_id: moduleId }
      const rule = JSON.stringify({ type: 'result', chapterId: first.id, atLeast: 50 })
      await ctx.db
        .insertInto('class_chapters')
        .values([
          { tenant_id: tenant, id: newId(), module_id: moduleId, slug: 'konsep', title: 'Konsep', minutes: 30, position: 2 },
          { ...first, slug: 'awal', title: 'Awal', minutes: 30, position: 1, content: '{"body": 1}', published_at: TEST_NOW },
          { ...first, id: newId(), slug: 'lanjut', title: 'Lanjut', minutes: 5, position: 3, rule, published_at: TEST_NOW },
        ])
        .execute()
    })
    const copy = await as('admin', ctx => duplicateClass(ctx, id))
    expect(copy).toMatchObject({ status: 'draft', version: 1 })
    expect((await as('admin', ctx => getClassWork(ctx, copy.id))).work).toMatchObject({ name: 'Asli', code: 'ASLI-2', startsAt: null })
    await as('admin', ctx => publishClass(ctx, copy.id))
    const { modules } = await as(NOBODY, ctx => getClass(ctx, 'ASLI-2'))
    expect(modules.map(one => [one.slug, one.chapters.map(chapter => chapter.slug)])).toEqual([['satu', ['awal', 'lanjut']]])
    const [first] = modules[0]?.chapters ?? []
    const { rows } = await database.pool.query<{ rule: unknown; content: unknown }>(
      `select h.rule, h.content from class_chapters h where h.tenant_id = $1 and h.module_id = $2 order by h.position`,
      [tenant, modules[0]?.id],
    )
    expect([rows[0]?.content, rows[2]?.rule]).toEqual([{ body: 1 }, { type: 'result', chapterId: first?.id, atLeast: 50 }])
  })
})
