import { beforeAll, describe, expect, it } from 'vitest'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { getCareer, getJob, listCareers, listJobs } from './queries.server.ts'

const database = openTestDatabase()
const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000)

let mine: TenantId
let other: TenantId
const careerId = newId()
const DAILY = newId()
const open = newId()

beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(mine, async ({ db }) => {
    const career = { tenant_id: mine, industry: 'Percetakan', summary: 'Mencetak buku', content: '{}', published_at: days(-3) }
    await db
      .insertInto('careers')
      .values([
        { ...career, id: careerId, slug: 'cetak-jaya', company: 'Cetak Jaya' },
        { ...career, id: newId(), slug: 'konsep', company: 'Belum Terbit', published_at: null },
      ])
      .execute()
    await db
      .insertInto('careers')
      .values({ ...career, id: DAILY, slug: 'tiap-hari', company: 'Tiap Hari', published_at: null })
      .execute()
    const job = {
      tenant_id: mine,
      career_id: careerId,
      mode: 'onsite',
      type: 'internship',
      summary: 'Menjaga mesin',
      duties: ['menjaga'],
      requirements: ['teliti'],
      published_at: days(-2),
    }
    await db
      .insertInto('jobs')
      .values([
        {
          ...job,
          id: open,
          slug: 'operator',
          title: 'Operator 100%',
          closes_at: days(5),
          salary_min_rupiah: 3_000_000,
          salary_max_rupiah: 4_000_000,
        },
        { ...job, id: newId(), slug: 'lama', title: 'Operator Lama', closes_at: days(-1) },
        ...Array.from({ length: 60 }, (_, n) => ({
          ...job,
          id: newId(),
          career_id: DAILY,
          slug: `kerja-${n}`,
          title: 'Kerja',
          published_at: days(-60 + n / 2),
          closes_at: n === 0 ? null : days(-1),
        })),
        { ...job, id: newId(), slug: 'nanti', title: 'Operator Nanti', published_at: days(2), closes_at: null },
      ])
      .execute()
  })
})

describe('careers', () => {
  it('are not there for another tenant, unpublished, or under what is no key', async () => {
    await database.asTenant(other, async ctx => {
      await expect(getCareer(ctx, 'cetak-jaya')).rejects.toMatchObject({ status: 404 })
      await expect(getJob(ctx, open)).rejects.toMatchObject({ status: 404 })
      expect((await listCareers(ctx, { page: 1, perPage: 10 })).totalItems).toBe(0)
      expect((await listJobs(ctx, { page: 1, perPage: 10 })).totalItems).toBe(0)
    })
    await database.asTenant(mine, async ctx => {
      for (const slug of ['konsep', 'tidak-ada', "'; --"]) await expect(getCareer(ctx, slug)).rejects.toMatchObject({ status: 404 })
      await expect(getJob(ctx, 'bukan-id')).rejects.toMatchObject({ status: 404 })
      await expect(getJob(ctx, 'cetak-jaya', 'nanti')).rejects.toMatchObject({ status: 404 })
    })
  })

  it('list openings that still take applications, and find a job by id or by both slugs', async () => {
    await database.asTenant(mine, async ctx => {
      const jobs = await listJobs(ctx, { page: 99, perPage: 10 })
      expect([jobs.page, jobs.items.map(job => job.slug)]).toEqual([1, ['operator']])
      expect((await listJobs(ctx, { page: 1, perPage: 10, search: '100%' })).totalItems).toBe(1)
      expect((await listJobs(ctx, { page: 1, perPage: 10, search: '_' })).totalItems).toBe(0)
      expect((await listJobs(ctx, { page: 1, perPage: 10, type: 'contract' })).totalItems).toBe(0)
      expect(await getJob(ctx, open)).toMatchObject({ title: 'Operator 100%', salaryMin: 3_000_000, company: 'Cetak Jaya' })
      expect((await getJob(ctx, 'cetak-jaya', 'OPERATOR')).id).toBe(open)
      const career = await getCareer(ctx, 'Cetak-Jaya')
      expect([career.openJobs, career.jobs.map(job => job.slug)]).toEqual([1, ['operator', 'lama']])
    })
  })

  it('hold the jobs of an employer up to fifty, open ones first, then the newest', async () => {
    await database.asTenant(mine, async ctx => {
      await ctx.db
        .updateTable('careers')
        .set({ published_at: days(-3) })
        .where('tenant_id', '=', mine)
        .where('id', '=', DAILY)
        .execute()
      const { jobs } = await getCareer(ctx, 'tiap-hari')
      expect(jobs).toHaveLength(50)
      expect([jobs[0]?.slug, jobs[1]?.slug, jobs[49]?.slug]).toEqual(['kerja-0', 'kerja-59', 'kerja-11'])
    })
  })
})
