import { beforeAll, describe, expect, it } from 'vitest'
import { categoryRecords } from '#features/categories/records.server.ts'
import { buildClass } from '#features/classes/testing.ts'
import { lmsFeatureRecords } from '#features/lms-features/records.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { mentorRecords } from '#features/mentors/records.server.ts'
import { portfolioRecords } from '#features/portfolios/records.server.ts'
import { getProgram } from '#features/programs/queries.server.ts'
import { programRecords } from '#features/programs/records.server.ts'
import { getRecord, listRecords } from '#features/records/read.server.ts'
import type { RecordKind, Work } from '#features/records/record-kind.ts'
import { loadRecord } from '#features/records/record-page.server.ts'
import { orderRecords, publishRecord, removeRecord, saveRecord } from '#features/records/write.server.ts'
import { schoolRecords } from '#features/schools/records.server.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import { toSettings } from '#features/sites/settings.ts'
import { speakerRecords } from '#features/speakers/records.server.ts'
import { sponsorRecords } from '#features/sponsors/records.server.ts'
import { testimonyRecords } from '#features/testimonies/records.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { Ctx, RoleLimits } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'

/* Programs, mentors, schools, works and categories: what is their own. What all records share is tested in features/records. */
const database = openTestDatabase()

let tenant: TenantId
let other: TenantId
let admin: Enrolled
let writer: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  await database.pool.query(`insert into regions.provinces (code, name) values ('32', 'Jawa Barat'), ('31', 'Jakarta')`)
  await database.pool.query(
    `insert into regions.cities (code, province_code, name) values ('32.73', '32', 'Kota Bandung'), ('31.71', '31', 'Jakarta Pusat')`,
  )
  admin = await enrol(database, tenant, 'Ayu', ['admin'])
  writer = await enrol(database, tenant, 'Rani', ['writer'])
})

async function as<T>(who: Enrolled, work: (ctx: Ctx) => Promise<T>, limits: Partial<RoleLimits> = {}, of = tenant): Promise<T> {
  const viewer = await who.viewer()
  if (viewer.kind === 'person') viewer.person = { ...viewer.person, limits: { ...viewer.person.limits, ...limits } }
  return await database.asTenant(of, work, { viewer, now: TEST_NOW })
}

const doc = { type: 'doc', content: [] }
const WORKS: Record<string, () => Work> = {
  program: () => ({ name: 'Sekolah Digital', summary: 'x', content: doc, isActive: true }),
  mentor: () => ({ name: 'Budi', headline: 'Guru', bio: 'Mengajar', expertise: ['TIK'], links: [] }),
  school: () => ({ name: 'SMK 1', cityId: '32.73', npsn: null, students: 10, type: 'smk' }),
  portfolio: () => ({
    title: 'Pelatihan',
    kind: 'Pelatihan',
    summary: 'x',
    content: doc,
    type: 'corporate',
    clientName: 'PT',
    heldOn: '2026-01-31',
    batches: [],
    images: [],
    photos: [],
  }),
  category: () => ({ name: 'Kabar', kind: 'news' }),
}
const save = (who: Enrolled, kind: RecordKind, id: string, base: number, more: Work = {}, limits: Partial<RoleLimits> = {}) =>
  as(who, ctx => saveRecord(ctx, kind, { id, base, work: kind.fields.parse({ ...WORKS[kind.noun]?.(), ...more }) }), limits)
const make = async (kind: RecordKind, more: Work = {}) => (await save(admin, kind, newId(), 0, more)).id

describe('whoever lacks the permission', () => {
  it.each([
    [programRecords, ['mentor', 'writer', 'partner', 'teacher', 'lead_region', 'student']],
    [mentorRecords, ['writer', 'lead_program', 'teacher', 'student']],
    [schoolRecords, ['mentor', 'writer', 'lead_program', 'industry', 'student']],
    [portfolioRecords, ['mentor', 'lead_program', 'partner', 'student']],
    [categoryRecords, ['mentor', 'lead_region', 'industry', 'student']],
  ] as const)('is refused: $0.noun', async (kind, roles) => {
    const id = await make(kind)
    for (const role of roles) {
      const who = await enrol(database, tenant, role, [role])
      await expect(save(who, kind, newId(), 0)).rejects.toMatchObject({ status: 403 })
      await expect(save(who, kind, id, 1)).rejects.toMatchObject({ status: 403 })
      await expect(as(who, ctx => removeRecord(ctx, kind, id))).rejects.toMatchObject({ status: 403 })
      await expect(as(who, ctx => listRecords(ctx, kind, { page: 1, perPage: 9 }))).rejects.toMatchObject({ status: 403 })
    }
    const elsewhere = await enrol(database, other, 'Lain', ['admin'])
    await expect(as(elsewhere, ctx => getRecord(ctx, kind, id), {}, other)).rejects.toMatchObject({ status: 404 })
    await expect(as(elsewhere, ctx => removeRecord(ctx, kind, id), {}, other)).rejects.toMatchObject({ status: 404 })
  })
})

describe('a program', () => {
  it('holds its classes and schools, which its page shows in both languages at once', async () => {
    const [school, first, second] = await as(admin, async ctx => [
      await buildSchool(ctx),
      (await buildClass(ctx)).id,
      (await buildClass(ctx)).id,
    ])
    database.announced.length = 0
    const id = await make(programRecords, {
      slug: 'digital',
      classIds: [first, second],
      schoolIds: [school],
      translations: { en: { name: 'Digital School' } },
    })
    expect([...database.announced].sort()).toEqual(['classes', 'programs'])
    expect(await as(admin, ctx => getProgram(ctx, 'digital'))).toMatchObject({
      name: 'Sekolah Digital',
      lang: 'id',
      classes: 2,
      schools: 1,
    })
    const english = await database.asTenant(tenant, ctx => getProgram({ ...ctx, lang: 'en' }, 'digital'))
    expect(english).toMatchObject({ name: 'Digital School', summary: 'x', lang: 'en' })
    await save(admin, programRecords, id, 1, { classIds: [second], schoolIds: [] })
    expect((await as(admin, ctx => getRecord(ctx, programRecords, id))).work).toMatchObject({ classIds: [second], schoolIds: [] })
    // What is not sent stays.
    await save(admin, programRecords, id, 2)
    expect((await as(admin, ctx => getRecord(ctx, programRecords, id))).work).toMatchObject({ classIds: [second] })
    await expect(as(admin, ctx => removeRecord(ctx, programRecords, id))).rejects.toMatchObject({ status: 409 })
    await save(admin, programRecords, id, 3, { classIds: [] })
    await as(admin, ctx => removeRecord(ctx, programRecords, id))
  })

  it('with a class or a school that is not there is refused beside the field, and nothing is written', async () => {
    const id = newId()
    for (const field of ['classIds', 'schoolIds'])
      await expect(save(admin, programRecords, id, 0, { [field]: [newId()] })).rejects.toMatchObject({
        status: 422,
        problems: [{ path: field }],
      })
    await expect(as(admin, ctx => getRecord(ctx, programRecords, id))).rejects.toMatchObject({ status: 404 })
  })

  it('is changed by its lead; another one, a new one and another program’s class are refused', async () => {
    const lead = await enrol(database, tenant, 'Lina', ['lead_program'])
    const [mine, theirs] = [await make(programRecords, { slug: 'milikku' }), await make(programRecords, { slug: 'miliknya' })]
    const limits = { programIds: [mine] }
    const { id: taken } = await as(admin, ctx => buildClass(ctx, { program_id: theirs }))
    expect((await save(lead, programRecords, mine, 1, { summary: 'Baru' }, limits)).version).toBe(2)
    await expect(save(lead, programRecords, theirs, 1, {}, limits)).rejects.toMatchObject({ status: 403 })
    await expect(save(lead, programRecords, newId(), 0, {}, limits)).rejects.toMatchObject({ status: 403 })
    await expect(save(lead, programRecords, mine, 2, { classIds: [taken] }, limits)).rejects.toMatchObject({ status: 403 })
    await expect(as(lead, ctx => removeRecord(ctx, programRecords, mine), limits)).rejects.toMatchObject({ status: 403 })
    const seen = await as(lead, ctx => listRecords(ctx, programRecords, { page: 1, perPage: 50 }), limits)
    expect(seen.items.map(one => one.id)).toEqual([mine])
  })
})

describe('a mentor', () => {
  it('changes the own profile alone, and not its address; staff put mentors in order', async () => {
    const who = await enrol(database, tenant, 'Budi', ['mentor'])
    const [mine, theirs] = [await make(mentorRecords, { slug: 'budi-mentor' }), await make(mentorRecords, { slug: 'sari', name: 'Sari' })]
    const limits = { mentorId: mine }
    await save(who, mentorRecords, mine, 1, { bio: 'Baru', slug: 'lain', links: ['https://contoh.example/budi'] }, limits)
    const { work } = await as(who, ctx => getRecord(ctx, mentorRecords, mine), limits)
    expect(work).toMatchObject({ bio: 'Baru', slug: 'budi-mentor', links: ['https://contoh.example/budi'] })
    await expect(save(who, mentorRecords, theirs, 1, {}, limits)).rejects.toMatchObject({ status: 403 })
    await expect(as(who, ctx => getRecord(ctx, mentorRecords, theirs), limits)).rejects.toMatchObject({ status: 403 })
    // A mentor without a profile has none to change.
    await expect(save(who, mentorRecords, mine, 2)).rejects.toMatchObject({ status: 403 })
    await expect(as(who, ctx => orderRecords(ctx, mentorRecords, [theirs, mine]), limits)).rejects.toMatchObject({ status: 403 })
    await as(admin, ctx => orderRecords(ctx, mentorRecords, [theirs, mine]))
    const listed = await as(admin, ctx => listRecords(ctx, mentorRecords, { page: 1, perPage: 50 }))
    expect(listed.items.map(one => one.id).filter(id => id === mine || id === theirs)).toEqual([theirs, mine])
  })

  it('has https addresses alone', () => {
    for (const link of ['http://contoh.example', 'javascript:alert(1)', 'https://x.example/" onclick="'])
      expect(mentorFields({ links: [link] }).success).toBe(false)
    expect(mentorFields({ links: ['https://contoh.example/budi'] }).success).toBe(true)
  })
  const mentorFields = (more: Work) => mentorRecords.fields.safeParse({ ...WORKS['mentor']?.(), ...more })
})

describe('a school', () => {
  it('whose NPSN another has is refused beside the field; a restored one, too', async () => {
    const first = await make(schoolRecords, { npsn: '20219342', slug: 'satu' })
    await expect(save(admin, schoolRecords, newId(), 0, { npsn: '20219342' })).rejects.toMatchObject({
      status: 409,
      problems: [{ path: 'npsn' }],
    })
    await expect(save(admin, schoolRecords, newId(), 0, { slug: 'satu' })).rejects.toMatchObject({
      status: 409,
      problems: [{ path: 'slug' }],
    })
    await expect(save(admin, schoolRecords, newId(), 0, { cityId: '99.99' })).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'cityId' }],
    })
    await as(admin, ctx => removeRecord(ctx, schoolRecords, first))
    await make(schoolRecords, { npsn: '20219342' })
  })

  it('is of the lead of its region, who makes schools there and moves none out', async () => {
    const lead = await enrol(database, tenant, 'Rudi', ['lead_region'])
    const limits = { regionCodes: ['32.73'] }
    const [mine, theirs] = [await make(schoolRecords), await make(schoolRecords, { cityId: '31.71' })]
    expect((await save(lead, schoolRecords, mine, 1, { students: 11 }, limits)).version).toBe(2)
    await expect(save(lead, schoolRecords, theirs, 1, {}, limits)).rejects.toMatchObject({ status: 403 })
    await expect(save(lead, schoolRecords, mine, 2, { cityId: '31.71' }, limits)).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'cityId' }],
    })
    const made = await save(lead, schoolRecords, newId(), 0, { name: 'Baru' }, limits)
    const { rows } = await database.pool.query('select confirmed_at is not null as confirmed from schools where id = $1', [made.id])
    expect(rows).toEqual([{ confirmed: true }])
  })

  it('is changed by its teacher but for NPSN, city and address', async () => {
    const teacher = await enrol(database, tenant, 'Tuti', ['teacher'])
    const mine = await make(schoolRecords, { npsn: '20219343', slug: 'punya-tuti' })
    const limits = { schoolId: mine }
    await save(teacher, schoolRecords, mine, 1, { students: 55, npsn: '11111111', cityId: '31.71', slug: 'lain' }, limits)
    expect((await as(teacher, ctx => getRecord(ctx, schoolRecords, mine), limits)).work).toMatchObject({
      students: 55,
      npsn: '20219343',
      cityId: '32.73',
      slug: 'punya-tuti',
    })
    await expect(save(teacher, schoolRecords, newId(), 0, {}, limits)).rejects.toMatchObject({ status: 403 })
  })

  it('with a team is kept', async () => {
    const id = await make(schoolRecords)
    await as(admin, ctx => buildTeam(ctx, id))
    await expect(as(admin, ctx => removeRecord(ctx, schoolRecords, id))).rejects.toMatchObject({ status: 409 })
  })
})

describe('works and categories', () => {
  it('a work keeps its film, its pictures and its day, and is published by writers', async () => {
    const photos = [{ src: '/files/x/a.jpg', alt: 'Kelas' }]
    const { id } = await save(writer, portfolioRecords, newId(), 0, { videoLink: 'https://contoh.example/film', photos })
    const { work, status } = await as(writer, ctx => getRecord(ctx, portfolioRecords, id))
    expect([status, work]).toMatchObject([
      'draft',
      { videoLink: 'https://contoh.example/film', videoPoster: null, photos, heldOn: '2026-01-31' },
    ])
    await save(writer, portfolioRecords, id, 1, { videoLink: null })
    const { rows } = await database.pool.query('select video from portfolios where id = $1', [id])
    expect(rows).toEqual([{ video: null }])
    expect((await as(writer, ctx => publishRecord(ctx, portfolioRecords, id))).status).toBe('published')
  })

  it('a category’s slug is its own within its kind', async () => {
    await save(writer, categoryRecords, newId(), 0, { slug: 'sekolah' })
    expect((await save(writer, categoryRecords, newId(), 0, { slug: 'sekolah', kind: 'event' })).slug).toBe('sekolah')
    await expect(save(writer, categoryRecords, newId(), 0, { slug: 'sekolah' })).rejects.toMatchObject({ status: 409 })
  })
})

describe('a new record’s form', () => {
  it.each([
    programRecords,
    mentorRecords,
    schoolRecords,
    portfolioRecords,
    categoryRecords,
    testimonyRecords,
    speakerRecords,
    sponsorRecords,
    lmsFeatureRecords,
  ])('begins with fields that its call takes: $noun', async kind => {
    const begun = await as(admin, async ctx => await loadRecord(argsOf(ctx), kind))
    expect(Object.keys(begun.work).filter(name => !(name in kind.fields.shape))).toEqual([])
    const refused = as(writer, async ctx => await loadRecord(argsOf(ctx), schoolRecords))
    await expect(refused).rejects.toMatchObject({ status: 403 })
  })
})

// Named boundary: what a form's loader reads of a request to `New`.
const argsOf = (ctx: Ctx) =>
  ({ ctx, page: { params: {} }, query: new URLSearchParams(), site: { settings: toSettings({}) } }) as unknown as PageArgs
