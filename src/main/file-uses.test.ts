import { beforeAll, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { FILE_COLUMNS, WITHOUT_FILES } from '#features/media/file-columns.ts'
import { findUses } from '#features/media/file-uses.server.ts'
import { urlOf } from '#features/media/upload.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { multiplyRow } from '#platform/testing/plans.ts'

/* A file in use can't be deleted: every column that may hold its address is known to the function that finds uses (decision 046). */
const database = openTestDatabase()
let tenant: TenantId
let other: TenantId

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(tenant, async ctx => {
    const post = await buildPost(ctx)
    const lesson = await buildClass(ctx)
    await buildProgram(ctx)
    const key = { tenant_id: tenant, lang: 'en', summary: '' }
    await ctx.db
      .insertInto('post_translations')
      .values({ ...key, post_id: post.id, title: 'Post' })
      .execute()
    await ctx.db
      .insertInto('class_translations')
      .values({ ...key, class_id: lesson.id, name: 'Class', content: '{}', outcomes: [], audience: [], requirements: [] })
      .execute()
    const part = { tenant_id: tenant, id: newId(), title: 'Awal' }
    const module = { ...part, class_id: lesson.id, slug: 'awal', position: 0 }
    await ctx.db.insertInto('class_modules').values(module).execute()
    await ctx.db
      .insertInto('class_chapters')
      .values({ ...part, module_id: part.id, slug: 'awal', minutes: 5, position: 0 })
      .execute()
    await ctx.db
      .insertInto('class_chapter_versions')
      .values({
        tenant_id: tenant,
        chapter_id: part.id,
        version: 1,
        kind: 'article',
        title: 'Awal',
        minutes: 5,
        content: '{}',
        lang: 'id',
        published_at: TEST_NOW,
      })
      .execute()
    const version = { tenant_id: tenant, post_id: post.id, version: 1, work: '{}', began_at: TEST_NOW, saved_at: TEST_NOW }
    await ctx.db.insertInto('post_versions').values(version).execute()
  })
  const id = newId()
  await database.pool.query(
    `insert into careers (tenant_id, id, slug, company, industry, summary, content) values ($1, $2, 'pt', 'PT', '', '', '{}')`,
    [tenant, id],
  )
  await database.pool.query(
    `insert into outline_templates (tenant_id, id, name, modules, has_texts, created_at) values ($1, $2, 'Pola', '{Awal}', true, now())`,
    [tenant, id],
  )
  await database.pool.query(
    `insert into outline_template_chapters (tenant_id, id, template_id, module, position, title, kind, minutes, is_preview, lang, content, translations)
     values ($1, $2, $2, 0, 0, 'Awal', 'article', 5, false, 'id', '{}', '{}')`,
    [tenant, id],
  )
  await database.pool.query(
    `insert into mentors (tenant_id, id, slug, name, headline, bio, expertise) values ($1, $2, 'budi', 'Budi', '', '', '{}')`,
    [tenant, id],
  )
  await database.pool.query(
    `insert into bin_items (tenant_id, id, kind, record_id, batch_id, title, subject, rows, removed_at, expires_at)
     values ($1, $2, 'career', $2, $2, 'PT', 'career/pt', '{}', now(), now())`,
    [tenant, id],
  )
  await database.pool.query(
    `insert into pages (tenant_id, id, path, title, langs, created_at, updated_at) values ($1, $2, '/dapur', '{}', '{id}', now(), now())`,
    [tenant, id],
  )
  await database.pool.query(
    `insert into settings_drafts (tenant_id, id, base_version, changes, saved_at) values ($1, $2, 0, '{}', now())`,
    [tenant, id],
  )
  await database.pool.query(`insert into speakers (tenant_id, id, name) values ($1, $2, 'Budi')`, [tenant, id])
  await database.pool.query(`insert into sponsors (tenant_id, id, name) values ($1, $2, 'Kopi')`, [tenant, id])
  await database.pool.query(`insert into testimonies (tenant_id, id, name, message) values ($1, $2, 'Budi', 'Bagus')`, [tenant, id])
  await database.pool.query(`insert into lms_features (tenant_id, id, slug, title, summary) values ($1, $2, 'kuis', 'Kuis', 'Kuis')`, [
    tenant,
    id,
  ])
  await database.pool.query(
    `insert into portfolios (tenant_id, id, type, slug, title, kind, summary, content, held_on, client_name)
     values ($1, $2, 'corporate', 'karya', 'Karya', '', '', '{}', '2026-01-01', '')`,
    [tenant, id],
  )
})

/** Columns that may hold an address: JSON of any kind, and texts that are called like a picture or an address. */
async function suspects(): Promise<{ table: string; column: string; type: string }[]> {
  const { rows } = await database.pool.query<{ table: string; column: string; type: string }>(
    `select table_name as "table", column_name as "column", data_type as type from information_schema.columns
     where table_schema = 'public' and table_name in (select table_name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public')
       and (data_type in ('json', 'jsonb') or (data_type = 'text'
         and column_name ~ '(picture|photo|cover|logo|image|icon|avatar|thumbnail|banner|poster|background|audio|video|file|attachment|content|src|url|link|href)'))`,
  )
  return rows
}

it('every column that may hold the address of a file is read, or is named with the reason why not', async () => {
  const known = (table: string, column: string) =>
    (FILE_COLUMNS as Record<string, readonly string[]>)[table]?.includes(column) || `${table}.${column}` in WITHOUT_FILES
  const found = await suspects()
  expect(found.filter(({ table, column }) => !known(table, column)).map(({ table, column }) => `${table}.${column}`)).toEqual([])
  const all = new Set(found.map(({ table, column }) => `${table}.${column}`))
  const listed = Object.entries(FILE_COLUMNS).flatMap(([table, columns]) => columns.map(column => `${table}.${column}`))
  expect([...listed, ...Object.keys(WITHOUT_FILES)].filter(name => !all.has(name))).toEqual([])
})

it('an address in any of them is a use of its own tenant’s, and none once it is taken out', async () => {
  const types = new Map((await suspects()).map(({ table, column, type }) => [`${table}.${column}`, type]))
  for (const [table, columns] of Object.entries(FILE_COLUMNS)) {
    for (const column of columns) {
      const name = `${table}.${column}`
      const id = newId()
      const value = types.get(name) === 'jsonb' ? JSON.stringify({ in: [{ src: urlOf(id, 'foto.jpg') }] }) : urlOf(id, 'foto.jpg')
      const { rows } = await database.pool.query(`select ${column} as was from ${table} where tenant_id = $1 limit 1`, [tenant])
      const where = table === 'site_settings' ? `and key = 'title'` : ''
      await database.pool.query(`update ${table} set ${column} = $2 where tenant_id = $1 ${where}`, [tenant, value])
      const uses = await database.asTenant(tenant, ctx => findUses(ctx, [newId(), id]))
      expect([name, uses.length, uses[0]?.fileId]).toEqual([name, 1, id])
      expect(await database.asTenant(other, ctx => findUses(ctx, [id]))).toEqual([])
      const was = rows[0]?.was
      const before = types.get(name) === 'jsonb' && was !== null ? JSON.stringify(was) : was
      await database.pool.query(`update ${table} set ${column} = $2 where tenant_id = $1 ${where}`, [tenant, before])
      expect([name, await database.asTenant(tenant, ctx => findUses(ctx, [id]))]).toEqual([name, []])
    }
  }
})

it('of a post’s history only the newest version counts, and what waits beside it', async () => {
  const [old, newest, aside] = [newId(), newId(), newId()]
  const work = (id: string) => JSON.stringify({ cover: urlOf(id, 'a.jpg') })
  await database.asTenant(tenant, async ctx => {
    const post = await buildPost(ctx, { version: 2 })
    const key = { tenant_id: tenant, post_id: post.id, began_at: TEST_NOW, saved_at: TEST_NOW }
    await ctx.db
      .insertInto('post_versions')
      .values([
        { ...key, version: 1, work: work(old) },
        { ...key, version: 2, work: work(newest) },
        { ...key, version: 3, work: work(aside), is_aside: true },
      ])
      .execute()
  })
  const uses = await database.asTenant(tenant, ctx => findUses(ctx, [old, newest, aside]))
  expect(uses.map(use => use.fileId).sort()).toEqual([newest, aside].sort())
})

it('finds the uses among many posts by an index', async () => {
  const id = newId()
  const { id: post } = await database.asTenant(tenant, ctx => buildPost(ctx, { slug: 'banyak' }))
  await multiplyRow(database.pool, 'posts', { tenantId: tenant, id: post }, 20_000, { id: 'gen_random_uuid()', slug: `'banyak-' || n` })
  await database.asTenant(tenant, ctx => buildPost(ctx, { cover: urlOf(id, 'a.jpg') }))
  const took: number[] = []
  for (let at = 0; at < 5; at++) {
    const began = performance.now()
    expect(await database.asTenant(tenant, ctx => findUses(ctx, [id]))).toHaveLength(1)
    took.push(performance.now() - began)
  }
  // Reading all of them takes half a second.
  expect(Math.min(...took)).toBeLessThan(60)
}, 60_000)
