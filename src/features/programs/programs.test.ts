import { beforeAll, describe, expect, it } from 'vitest'
import { buildSchool } from '#features/schools/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { getProgram, listProgramSchools, listPrograms } from './queries.server.ts'
import { buildProgram } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId
let program: string

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  await database.asTenant(mine, async ctx => {
    program = await buildProgram(ctx, { slug: 'awan', name: 'Awan', sponsor: 'aws' })
    await buildProgram(ctx, { slug: 'lama', name: 'Aaa', is_active: false })
    await buildProgram(ctx, { slug: 'web', name: 'Web' })
    for (let at = 1; at <= 3; at++) {
      const school_id = await buildSchool(ctx, { name: `SMK ${at}`, npsn: `1000000${at}`, ...(at === 3 && { confirmed_at: null }) })
      await ctx.db.insertInto('program_schools').values({ tenant_id: mine, program_id: program, school_id }).execute()
    }
  })
})

describe('programs', () => {
  it('of another tenant are not there', async () => {
    await database.asTenant(theirs, async ctx => {
      expect((await listPrograms(ctx, { page: 1, perPage: 10 })).totalItems).toBe(0)
      expect((await listProgramSchools(ctx, { programId: program, page: 1, perPage: 10 })).items).toEqual([])
      await expect(getProgram(ctx, 'awan')).rejects.toMatchObject({ status: 404 })
      await expect(getProgram(ctx, program)).rejects.toMatchObject({ status: 404 })
    })
  })

  it('come the active ones first, narrowed by state and sponsor, and stop at the last page', async () => {
    await database.asTenant(mine, async ctx => {
      const slugs = async (filter: Partial<Parameters<typeof listPrograms>[1]>) =>
        (await listPrograms(ctx, { page: 1, perPage: 10, ...filter })).items.map(one => one.slug)
      expect(await slugs({})).toEqual(['awan', 'web', 'lama'])
      expect(await slugs({ active: true })).toEqual(['awan', 'web'])
      expect(await slugs({ active: false })).toEqual(['lama'])
      expect(await slugs({ sponsor: 'aws' })).toEqual(['awan'])
      expect(await listPrograms(ctx, { page: 9, perPage: 2 })).toMatchObject({
        page: 2,
        totalPages: 2,
        totalItems: 3,
        items: [{ slug: 'lama' }],
      })
    })
  })

  it('are found by slug in any letter case, or id, with the schools that are confirmed', async () => {
    await database.asTenant(mine, async ctx => {
      expect(await getProgram(ctx, 'AWAN')).toMatchObject({ id: program, sponsor: 'aws', schools: 2, classes: 0, top: [] })
      expect((await getProgram(ctx, program)).slug).toBe('awan')
      const schools = await listProgramSchools(ctx, { programId: program, page: 2, perPage: 1 })
      expect(schools).toMatchObject({ page: 2, totalItems: 2, items: [{ name: 'SMK 2', npsn: '10000002' }] })
      expect((await listProgramSchools(ctx, { programId: newId(), page: 1, perPage: 1 })).totalItems).toBe(0)
    })
  })
})
