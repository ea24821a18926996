import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContent } from '#features/chapters/kinds/kinds.ts'
import { locksOf } from '#features/chapters/rules.ts'
import { findUses } from '#features/media/file-uses.server.ts'
import { answerFile } from '#features/media/files.server.ts'
import { getStorageUse } from '#features/media/tenant-quota.server.ts'
import { removeUpload } from '#features/media/uploads.server.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { seedId } from './ids.ts'
import { loadDemo } from './load.ts'
import { loadFiles } from './load-files.ts'
import { seedFiles } from './media.ts'
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

describe('the files of the demo’s classes', () => {
  const log = pino({ level: 'silent' })
  const made = mkdtemp(join(tmpdir(), 'sanggar-seed-files-'))
  afterAll(async () => rm(await made, { recursive: true }))
  const load = async () => {
    const storage = await openStorage(await made, { kind: 'disk' })
    await loadFiles({ pool: database.pool, storage, log })
    return storage
  }
  const operator = { viewer: { kind: 'operator' as const } }
  const [some] = seedFiles.values()
  const tenant = toTenantId(seedId(some?.tenant ?? ''))
  const states = async () =>
    (await database.pool.query<{ state: string; n: number }>('select state, count(*)::int as n from uploads group by state')).rows

  it('go on where a load was killed: what it began is brought anew', async () => {
    await database.pool.query(
      `insert into uploads (tenant_id, id, state, kind, content_type, name, url_name, size_bytes, sent_bytes, created_at)
       values ($1, $2, 'receiving', 'video', 'video/mp4', 'sisa', $3, 7, 7, now())`,
      [tenant, some?.id, some?.address.split('/').at(-1)],
    )
    await load()
    expect(await states()).toEqual([{ state: 'kept', n: seedFiles.size }])
    expect(await readdir(join(await made, 'uploads', 'incoming'))).toEqual([])
  })

  it('are uploads of their tenants, which the site serves as they are, and counts', async () => {
    const storage = await load()
    const sums = new Map<string, number>()
    for (const file of seedFiles.values()) {
      const tools = { pool: database.pool, log, storage }
      const request = new Request(`http://localhost${file.address}`)
      const answer = await answerFile(tools, toTenantId(seedId(file.tenant)), request)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([answer.status, bytes.length > 0], file.name).toEqual([200, true])
      // Pictures are encoded anew, as those of all uploads.
      if (!file.name.endsWith('.webp')) expect(bytes.equals(Buffer.from(await file.read())), file.name).toBe(true)
      sums.set(file.tenant, (sums.get(file.tenant) ?? 0) + bytes.length)
      const other = await answerFile(tools, toTenantId(seedId('demo')), request)
      expect(other.status).toBe(404)
    }
    for (const [slug, sum] of sums)
      expect((await database.asTenant(toTenantId(seedId(slug)), getStorageUse, operator)).usedBytes, slug).toBe(sum)
  })

  it('are in use by their classes: none can be deleted', async () => {
    for (const file of seedFiles.values()) {
      const of = toTenantId(seedId(file.tenant))
      const uses = await database.asTenant(of, ctx => findUses(ctx, [file.id]), operator)
      expect(
        uses.map(({ place }) => place),
        file.name,
      ).toEqual(['classes'])
      await expect(database.asTenant(of, ctx => removeUpload(ctx, file.id), operator)).rejects.toThrow()
    }
  })

  it('stay as they are when they are loaded again', async () => {
    const stamps = async () => (await database.pool.query('select id, created_at, kept_at from uploads order by id')).rows
    const before = await stamps()
    await load()
    expect(await stamps()).toEqual(before)
    expect(await readFile(join(await made, 'uploads', tenant, `${some?.id}.${some?.name.split('.').at(-1)}`))).toBeTruthy()
  })
})
