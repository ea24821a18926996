import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCtx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { listActiveBatches } from './batches.server.ts'
import { STATES } from './class.ts'
import { getClass, getSyllabus } from './detail-query.server.ts'
import { listClasses, listFacets } from './queries.server.ts'
import type { ClassFilter } from './schema.ts'
import { buildClass } from './testing.ts'

const database = openTestDatabase()
const days = (n: number) => new Date(TEST_NOW.getTime() + n * 86_400_000)
const everything: ClassFilter = { page: 1, perPage: 12 }

describe('classes', () => {
  let mine: TenantId
  let theirs: TenantId
  const list = (filter: Partial<ClassFilter>, tenant = mine) =>
    database.asTenant(tenant, ctx => listClasses(ctx, { ...everything, ...filter }))
  const slugs = async (filter: Partial<ClassFilter>) => (await list(filter)).items.map(card => card.slug)

  beforeAll(async () => {
    mine = await database.createTenant()
    theirs = await database.createTenant()
    await database.asTenant(mine, async ctx => {
      await buildClass(ctx, {
        slug: 'web',
        code: 'WEB-24A',
        name: 'Pemrograman Web Dasar',
        words: 'html css javascript',
        published_at: days(-1),
      })
      await buildClass(ctx, {
        slug: 'data',
        name: 'Analisis Data',
        price_rupiah: 500_000,
        level: 'Mahir',
        mode: 'offline',
        held_city_codes: ['32.73'],
        published_at: days(-2),
      })
      await buildClass(ctx, {
        slug: 'segera',
        registration_opens_at: days(5),
        registration_closes_at: days(9),
        type: 'webinar',
        published_at: days(-3),
      })
      await buildClass(ctx, {
        slug: 'lewat',
        registration_opens_at: days(-90),
        registration_closes_at: days(-80),
        starts_at: days(-70),
        ends_at: days(-10),
        published_at: days(-4),
      })
      await buildClass(ctx, {
        slug: 'jalan',
        registration_opens_at: days(-90),
        registration_closes_at: days(-80),
        starts_at: days(-60),
        ends_at: days(10),
        published_at: days(-5),
      })
      await buildClass(ctx, {
        slug: 'jeda',
        registration_opens_at: days(-90),
        registration_closes_at: days(-1),
        starts_at: days(3),
        published_at: days(-6),
      })
      await buildClass(ctx, { slug: 'konsep', published_at: null })
      await buildClass(ctx, { slug: 'nanti', published_at: days(1) })
    })
  })

  it('of another tenant are not found', async () => {
    expect((await list({}, theirs)).totalItems).toBe(0)
    expect((await list({ search: 'web' }, theirs)).totalItems).toBe(0)
    await expect(database.asTenant(theirs, ctx => getClass(ctx, 'web'))).rejects.toMatchObject({ status: 404 })
  })

  it('that are drafts or not yet published are not found', async () => {
    expect(await slugs({})).toEqual(['web', 'data', 'segera', 'lewat', 'jalan', 'jeda'])
    for (const slug of ['konsep', 'nanti', 'tidak-ada', "x' or 1=1"]) {
      await expect(database.asTenant(mine, ctx => getClass(ctx, slug))).rejects.toMatchObject({ status: 404 })
    }
  })

  it('are found by code or slug, in any letter case', async () => {
    for (const name of ['web', 'WEB-24A', 'web-24a', 'WEB']) {
      expect((await database.asTenant(mine, ctx => getClass(ctx, name))).slug).toBe('web')
    }
  })

  it('are searched by their words, in any form, and with a typo', async () => {
    expect(await slugs({ search: 'web' })).toEqual(['web'])
    expect(await slugs({ search: 'javascript' })).toEqual(['web'])
    expect(await slugs({ search: 'menganalisis' })).toEqual(['data'])
    expect(await slugs({ search: 'pemograman' })).toEqual(['web'])
    expect(await slugs({ search: 'yang dan di' })).toEqual([])
    expect(await slugs({ search: '!!! & | <->' })).toEqual([])
    expect(await slugs({ search: 'zzzzqqq' })).toEqual([])
  })

  it('are narrowed by each filter', async () => {
    expect(await slugs({ level: 'Mahir' })).toEqual(['data'])
    expect(await slugs({ mode: 'offline' })).toEqual(['data'])
    expect(await slugs({ type: 'webinar' })).toEqual(['segera'])
    expect(await slugs({ price: 'paid' })).toEqual(['data'])
    expect(await slugs({ heldCityCodes: ['32.73'] })).toEqual(['data'])
    expect(await slugs({ programSlug: 'tidak-ada' })).toEqual([])
  })

  it('have the same state in SQL as in the noun', async () => {
    for (const state of STATES) {
      const { items } = await list({ state })
      expect(items.length).toBeGreaterThan(0)
      expect(items.every(card => card.state === state)).toBe(true)
    }
  })

  it('are cohorts: those that run or come first, then those without a start, then those that are always open, page by page', async () => {
    const tenant = await database.createTenant()
    await database.asTenant(tenant, async ctx => {
      const ran = { registration_opens_at: days(-90), registration_closes_at: days(-80) }
      const none = { registration_opens_at: null, registration_closes_at: null, starts_at: null }
      await buildClass(ctx, { slug: 'selalu', always_open: true, ...none, ends_at: null })
      await buildClass(ctx, { slug: 'selalu-bertanggal', always_open: true, starts_at: days(-300), ends_at: days(-200) })
      await buildClass(ctx, { slug: 'tanpa-mulai', ...none, ends_at: days(5) })
      await buildClass(ctx, { slug: 'nanti', starts_at: days(30) })
      await buildClass(ctx, { slug: 'segera', starts_at: days(20) })
      await buildClass(ctx, { slug: 'jalan', ...ran, starts_at: days(-60), ends_at: days(1) })
      await buildClass(ctx, { slug: 'jalan-dulu', ...ran, starts_at: days(-70), ends_at: days(1) })
      await buildClass(ctx, { slug: 'lewat', ...ran, starts_at: days(-60), ends_at: days(-1) })
    })
    const order = ['jalan-dulu', 'jalan', 'segera', 'nanti', 'tanpa-mulai', 'selalu', 'selalu-bertanggal']
    for (const perPage of [1, 3, 12]) {
      const slugs = []
      for (let page = 1; page <= Math.ceil(order.length / perPage); page++) {
        const batches = await database.asTenant(tenant, ctx => listActiveBatches(ctx, { page, perPage }))
        expect(batches.totalItems).toBe(order.length)
        slugs.push(...batches.items.map(batch => batch.slug))
      }
      expect(slugs).toEqual(order)
    }
  })

  it('come with those first that can be joined, then what opens, starts, runs and is over, page by page', async () => {
    const tenant = await database.createTenant()
    await database.asTenant(tenant, async ctx => {
      const over = { registration_opens_at: days(-90), registration_closes_at: days(-80), ends_at: days(-1) }
      const none = { registration_opens_at: null, registration_closes_at: null, starts_at: null, ends_at: null }
      await buildClass(ctx, { slug: 'tanpa-tanggal', ...none })
      await buildClass(ctx, { slug: 'lewat', ...over, starts_at: days(-60) })
      await buildClass(ctx, { slug: 'lewat-dulu', ...over, starts_at: days(-70) })
      await buildClass(ctx, { slug: 'jalan', ...over, starts_at: days(-60), ends_at: days(1) })
      await buildClass(ctx, { slug: 'jeda', ...over, starts_at: days(3), ends_at: days(9) })
      await buildClass(ctx, { slug: 'segera', registration_opens_at: days(5) })
      await buildClass(ctx, { slug: 'selalu', always_open: true, ...none })
      await buildClass(ctx, { slug: 'buka' })
      await buildClass(ctx, { slug: 'buka-dulu', starts_at: days(19) })
      await buildClass(ctx, { slug: 'konsep', published_at: null })
    })
    const order = ['buka-dulu', 'buka', 'selalu', 'segera', 'jeda', 'jalan', 'lewat-dulu', 'lewat', 'tanpa-tanggal']
    for (const perPage of [1, 2, 4, 12]) {
      const pages = []
      for (let page = 1; page <= Math.ceil(order.length / perPage); page++)
        pages.push(...(await list({ sort: 'joinable', page, perPage }, tenant)).items.map(card => card.slug))
      expect(pages).toEqual(order)
    }
    expect((await list({ sort: 'joinable', level: 'Mahir' }, tenant)).items).toEqual([])
  })

  it('come in the order that is asked, and a page past the end is the last', async () => {
    expect((await slugs({ sort: 'name' }))[0]).toBe('data')
    expect((await slugs({ sort: 'soonest' }))[0]).toBe('lewat')
    const past = await list({ page: 9999, perPage: 4 })
    expect(past).toMatchObject({ page: 2, totalItems: 6, totalPages: 2 })
    expect(past.items).toHaveLength(2)
  })

  it('take one statement for a list, one for the filters, one for a class', async () => {
    const scope = openScope(database.pool, { tenantId: mine })
    const reading = createCtx({ db: scope.db, tenantId: mine, log: pino({ level: 'silent' }), now: TEST_NOW })
    await listClasses(reading, { ...everything, search: 'web' })
    expect(scope.statements()).toBe(1)
    expect((await listFacets(reading)).cities.map(city => city.code)).toEqual([])
    expect(scope.statements()).toBe(2)
    const one = await getClass(reading, 'web')
    expect(scope.statements()).toBe(3)
    for (const key of [one.id, one.code, one.slug]) expect(await getSyllabus(reading, key)).toEqual({ classroomId: one.id, modules: [] })
    await scope.commit()
  })
})
