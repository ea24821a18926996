import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { buildSchool } from '#features/schools/testing.ts'
import { newPostWork } from '#features/writing/edited-post.server.ts'
import { savePost } from '#features/writing/editing.server.ts'
import { kindOf, ROLES, type Role } from '#kit/roles.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { loadHome, partsOf } from './home.server.ts'

const database = openTestDatabase()

let mine: TenantId
const programId = newId()
const otherProgram = newId()
const mentorId = newId()
let schoolId: string
let city: string

beforeAll(async () => {
  mine = await database.createTenant()
  await database.asTenant(mine, async ctx => {
    await buildProgram(ctx, { id: programId, slug: 'milik', name: 'Program milik' })
    await buildProgram(ctx, { id: otherProgram, slug: 'lain', name: 'Program lain' })
    await ctx.db
      .insertInto('mentors')
      .values({ tenant_id: mine, id: mentorId, slug: 'mira', name: 'Mira', headline: '', bio: '', expertise: [] })
      .execute()
    schoolId = await buildSchool(ctx)
    const row = await ctx.db
      .selectFrom('schools')
      .select('city_code')
      .where('tenant_id', '=', mine)
      .where('id', '=', schoolId)
      .executeTakeFirstOrThrow()
    city = row.city_code
    const own = await buildClass(ctx, { slug: 'diampu', name: 'Kelas diampu', program_id: programId, held_city_codes: [city], quota: 12 })
    await buildClass(ctx, { slug: 'lain', name: 'Kelas lain', program_id: otherProgram })
    await ctx.db.insertInto('class_mentors').values({ tenant_id: mine, class_id: own.id, mentor_id: mentorId, position: 1 }).execute()
    await buildPost(ctx, { slug: 'orang-lain', title: 'Draf orang lain', published_at: null })
    await buildPost(ctx, { slug: 'nanti', title: 'Terbit nanti', published_at: new Date(TEST_NOW.getTime() + 86_400_000) })
  })
})

/** Enrols a member whose role has these limits. */
async function enrolWith(role: Role, limits: Record<string, unknown> = {}): Promise<Enrolled> {
  const who = await enrol(database, mine, `Orang ${role}`, [role])
  for (const [column, value] of Object.entries(limits))
    await database.pool.query(`update memberships set ${column} = $1 where member_id = $2`, [value, who.id])
  return who
}

const homeOf = async (who: Enrolled, tenant = mine) => {
  const parts = await database.asTenant(tenant, loadHome, { viewer: await who.viewer() })
  return Object.fromEntries(parts.map(({ name, items }) => [name, items.map(item => item.title)]))
}

describe('the start page of a role', () => {
  it('is for people who are signed in here', async () => {
    await expect(database.asTenant(mine, loadHome)).rejects.toMatchObject({ status: 401 })
    await expect(database.asTenant(mine, loadHome, { viewer: { kind: 'stranger', app: null } })).rejects.toMatchObject({ status: 404 })
    expect(await homeOf(await enrolWith('student'))).toEqual({})
  })

  it('shows a writer their own drafts, what comes and what is in conflict', async () => {
    const [writer, other] = [await enrolWith('writer'), await enrolWith('admin')]
    const id = newId()
    const work = { ...newPostWork('news', { viewer: await writer.viewer(), lang: 'id' }).work, title: 'Drafku' }
    const save = async (by: Enrolled, base: number) =>
      await database.asTenant(mine, ctx => savePost(ctx, { id, kindSlug: 'news', base, work }), { viewer: await by.viewer() })
    await save(writer, 0)
    expect(await homeOf(writer)).toEqual({ drafts: ['Drafku'], conflicts: [], scheduled: ['Terbit nanti'] })
    await save(other, 0)
    expect(await homeOf(writer)).toMatchObject({ conflicts: ['Drafku'] })
    expect(await homeOf(other)).toEqual({
      publication: expect.arrayContaining(['Drafku', 'Draf orang lain']),
      classesAsked: [],
      scheduled: ['Terbit nanti'],
    })
  })

  it('shows each what their role is limited to, and nothing else', async () => {
    expect(await homeOf(await enrolWith('mentor', { mentor_id: mentorId }))).toEqual({ ownClasses: ['Kelas diampu'] })
    const lead = await enrolWith('lead_program', { program_ids: [programId] })
    expect(await homeOf(lead)).toEqual({ ownPrograms: ['Program milik'], programClasses: ['Kelas diampu'] })
    expect(await homeOf(await enrolWith('lead_region', { region_codes: [city] }))).toMatchObject({ regionClasses: ['Kelas diampu'] })
    expect((await homeOf(await enrolWith('lead_region', { region_codes: [city] })))['regionSchools']).toHaveLength(1)
    const pupil = await enrolWith('student', { school_id: schoolId })
    expect(pupil.id).toBeTruthy()
    expect(await homeOf(await enrolWith('teacher', { school_id: schoolId }))).toEqual({ consents: [], pupils: ['Orang student'] })
  })

  it('shows nothing to a role without its limit, and nothing of another tenant', async () => {
    for (const role of ROLES.filter(one => one !== 'superadmin' && kindOf(one) > 1)) {
      const parts = await homeOf(await enrolWith(role))
      expect(Object.keys(parts), role).toEqual(partsOf(role))
      if (role !== 'writer') expect(Object.values(parts).flat(), role).toEqual([])
    }
    const theirs = await database.createTenant()
    expect(await homeOf(await enrolWith('mentor', { mentor_id: mentorId }), theirs)).toEqual({ ownClasses: [] })
  })
})
