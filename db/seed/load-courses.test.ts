import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { readContent } from '#features/chapters/kinds/kinds.ts'
import { locksOf } from '#features/chapters/rules.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { seedId } from './ids.ts'
import { loadDemo } from './load.ts'
import { tenants } from './tenants.ts'

const database = openTestDatabase()

beforeAll(async () => {
  await loadRegions(database.pool)
  await loadDemo(database.pool, { baseDomain: 'localhost', now: TEST_NOW })
}, 120_000)

/** The chapters of a tenant's published classes. */
const chaptersOf = (tenant: string) =>
  database.asTenant(toTenantId(seedId(tenant)), ({ db }) =>
    db
      .selectFrom('class_chapters as c')
      .innerJoin('class_modules as m', join => join.onRef('m.tenant_id', '=', 'c.tenant_id').onRef('m.id', '=', 'c.module_id'))
      .innerJoin('classes as k', join => join.onRef('k.tenant_id', '=', 'm.tenant_id').onRef('k.id', '=', 'm.class_id'))
      .select(['c.id', 'c.title', 'c.kind', 'c.content', 'c.rule', 'c.is_preview', 'c.published_at', 'k.slug', 'k.words', 'k.starts_at'])
      .select(sql<boolean>`c.content = '{}'`.as('is_empty'))
      .where('k.published_at', 'is not', null)
      .orderBy('k.slug')
      .orderBy('m.position')
      .orderBy('c.position')
      .execute(),
  )

describe('the demo’s classes', () => {
  it.each([0, 15, 60, 400])('have no chapter without content that is open to who takes part, %i days after it was loaded', async days => {
    const now = new Date(TEST_NOW.getTime() + days * 86_400_000)
    const faults: string[] = []
    for (const { slug: tenant } of tenants)
      for (const [slug, chapters] of Map.groupBy(await chaptersOf(tenant), ({ slug }) => slug)) {
        const ruled = chapters.map(one => ({
          id: one.id,
          title: one.title,
          isPreview: one.is_preview,
          isUnwritten: one.is_empty,
          rule: one.rule as never,
        }))
        const locks = locksOf(ruled, { order: 'free', isIn: true, done: [], now })
        for (const one of chapters) if (one.is_empty && locks.get(one.id)?.reason !== 'date') faults.push(`${tenant}/${slug}: ${one.title}`)
        if (chapters.some(one => one.published_at === null)) faults.push(`${tenant}/${slug}: not published`)
      }
    expect(faults).toEqual([])
  })

  it('have chapters with content from their folders, with the kind’s own form, rules by id, and versions', async () => {
    const chapters = (await chaptersOf('alkademi')).filter(({ slug }) => slug === 'html-dan-css-dari-nol')
    for (const one of chapters) expect(readContent(one.kind as never, one.content), one.title).toBeTruthy()
    expect(chapters.filter(one => one.is_preview).map(({ title }) => title)).toEqual(['Menggambar halaman di kertas'])
    const last = chapters.find(({ kind }) => kind === 'discussion')
    const asked = chapters.find(({ title }) => title === 'Latihan: rupa')
    expect(last?.rule).toEqual({ type: 'result', chapterId: asked?.id, atLeast: 60 })
    expect(chapters[0]?.words).toContain('Isi yang bermakna')
    const { count } = await database.asTenant(toTenantId(seedId('alkademi')), ({ db }) =>
      db
        .selectFrom('class_chapter_versions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(
          'chapter_id',
          'in',
          chapters.map(({ id }) => id),
        )
        .executeTakeFirstOrThrow(),
    )
    expect(Number(count)).toBe(chapters.length)
  })

  it('meet after the demo’s day', async () => {
    const meetings = (await chaptersOf('smkcoding'))
      .filter(one => one.kind === 'live')
      .map(({ content }) => (content as { startsAt: string }).startsAt)
    expect(meetings.length).toBe(3)
    for (const startsAt of meetings) expect(new Date(startsAt).getTime()).toBeGreaterThan(TEST_NOW.getTime())
  })
})
