import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import type { BinEntity } from './bin.ts'
import { eraseFromBin, moveToBin } from './commands.server.ts'
import { emptyDue } from './jobs.ts'
import { listBin } from './queries.server.ts'
import { restoreBatch, restoreFromBin } from './restore.server.ts'

/** A category of posts: a record with a slug that other rows cannot be without. */
const CATEGORY: BinEntity = {
  kind: 'category',
  permission: 'content.write',
  tags: ['posts'],
  tables: [{ table: 'post_categories', by: 'id' }],
  suffixed: { column: 'slug', within: ['kind'] },
  titleOf: row => String(row['name']),
  subjectOf: row => `${row['kind']}/${row['slug']}`,
}
/** A mentor: its classes name it by rows of their own. */
const MENTOR: BinEntity = {
  kind: 'mentor',
  permission: 'content.write',
  tags: ['mentors'],
  tables: [
    { table: 'mentors', by: 'id' },
    { table: 'class_mentors', by: 'mentor_id' },
  ],
  titleOf: row => String(row['name']),
  subjectOf: row => String(row['slug']),
}
const ALL = [CATEGORY, MENTOR]

const database = openTestDatabase()

let tenant: TenantId
let other: TenantId
let rani: Enrolled
let admin: Enrolled
let siti: Enrolled
let made = 0

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  rani = await enrol(database, tenant, 'Rani', ['writer'])
  admin = await enrol(database, tenant, 'Ani', ['admin'])
  siti = await enrol(database, tenant, 'Siti', ['student'])
})

const later = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)
const as = async <T>(who: Enrolled | Viewer, work: (ctx: Ctx) => Promise<T>, now: Date = TEST_NOW, of: TenantId = tenant) =>
  await database.asTenant(of, work, { viewer: 'token' in who ? await who.viewer() : who, now })
const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }

async function buildCategory(slug = `kategori-${++made}`, id: string = newId()): Promise<string> {
  await as(rani, ctx =>
    ctx.db
      .insertInto('post_categories')
      .values({ tenant_id: tenant, id, kind: 'news', slug, name: `Kategori ${slug}` })
      .execute(),
  )
  return id
}
const categories = async (id: string) => (await database.pool.query('select * from post_categories where id = $1', [id])).rows
const auditOf = async (what: string) =>
  (await database.pool.query("select subject, actor from audit_log where details->>'what' = $1 order by at, id", [what])).rows

describe('who may not', () => {
  it.each([
    ['nobody', { kind: 'nobody' } as Viewer, 401],
    ['a learner', undefined, 403],
    ['a stranger', { kind: 'stranger', app: null } as Viewer, 404],
  ])('removes, sees and restores nothing: %s', async (_name, viewer, status) => {
    const id = await buildCategory()
    const gone = await buildCategory()
    const item = await as(rani, ctx => moveToBin(ctx, CATEGORY, gone))
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      ctx => moveToBin(ctx, CATEGORY, id),
      ctx => listBin(ctx, ALL, { perPage: 10 }),
      ctx => restoreFromBin(ctx, ALL, item),
      ctx => restoreBatch(ctx, ALL, item),
      ctx => eraseFromBin(ctx, item),
    ]
    for (const act of acts) await expect(as(viewer ?? siti, act)).rejects.toMatchObject({ status })
    expect(await categories(id)).toHaveLength(1)
    expect(await categories(gone)).toHaveLength(0)
  })

  it('reaches nothing of another tenant, and no writer removes for good', async () => {
    const id = await buildCategory()
    await expect(as(client, ctx => moveToBin(ctx, CATEGORY, id), TEST_NOW, other)).rejects.toMatchObject({ status: 404 })
    const item = await as(rani, ctx => moveToBin(ctx, CATEGORY, id))
    await expect(as(client, ctx => restoreFromBin(ctx, ALL, item), TEST_NOW, other)).rejects.toMatchObject({ status: 404 })
    expect(await as(client, ctx => listBin(ctx, ALL, { perPage: 10 }), TEST_NOW, other)).toMatchObject({ items: [] })
    await expect(as(rani, ctx => eraseFromBin(ctx, item))).rejects.toMatchObject({ status: 403 })
    expect(await as(rani, ctx => restoreFromBin(ctx, ALL, item))).toMatchObject({ recordId: id })
  })

  it('knows no item of an entity that is not its own, nor of an id that is none', async () => {
    const item = await as(rani, async ctx => moveToBin(ctx, CATEGORY, await buildCategory()))
    await expect(as(rani, ctx => restoreFromBin(ctx, [MENTOR], item))).rejects.toMatchObject({ status: 404 })
    for (const id of ['', 'x', newId()]) await expect(as(rani, ctx => restoreFromBin(ctx, ALL, id))).rejects.toMatchObject({ status: 404 })
    await expect(as(rani, ctx => moveToBin(ctx, CATEGORY, newId()))).rejects.toMatchObject({ status: 404 })
  })
})

describe('the bin', () => {
  it('takes a record away, says who and until when, and gives it back as it was', async () => {
    const id = await buildCategory()
    const before = await categories(id)
    const item = await as(rani, ctx => moveToBin(ctx, CATEGORY, id))
    expect(await categories(id)).toEqual([])
    const { items } = await as(rani, ctx => listBin(ctx, ALL, { perPage: 100 }))
    expect(items.find(one => one.id === item)).toMatchObject({ kind: 'category', recordId: id, removedBy: 'Rani', expiresAt: later(30) })
    database.announced.length = 0
    expect(await as(rani, ctx => restoreFromBin(ctx, ALL, item))).toMatchObject({ recordId: id, renamedTo: null, emptied: [] })
    expect(database.announced).toEqual(['posts'])
    expect(await categories(id)).toEqual(before)
    expect((await auditOf('category.removed')).at(-1).subject).toBe(`news/${before[0].slug}`)
    expect((await auditOf('category.restored')).at(-1).actor).toContain('Rani')
    await expect(as(rani, ctx => restoreFromBin(ctx, ALL, item))).rejects.toMatchObject({ status: 404 })
  })

  it('refuses what other rows cannot be without, and names their table', async () => {
    const id = await buildCategory()
    await as(rani, ctx =>
      ctx.db
        .insertInto('posts')
        .values({
          tenant_id: tenant,
          id: newId(),
          kind: 'news',
          slug: `dengan-${id.slice(-8)}`,
          title: 'x',
          summary: '',
          content: '{}',
          words: '',
          author_name: 'x',
          category_id: id,
        })
        .execute(),
    )
    await expect(as(rani, ctx => moveToBin(ctx, CATEGORY, id))).rejects.toMatchObject({
      status: 409,
      reason: { code: 'BinStillUsed', values: { table: 'posts' } },
    })
    expect(await categories(id)).toHaveLength(1)
  })

  it('gives a record a new slug where its own is taken, and the next one where that is taken, too', async () => {
    const id = await buildCategory('kabar')
    const item = await as(rani, ctx => moveToBin(ctx, CATEGORY, id))
    await buildCategory('kabar')
    await buildCategory('kabar-2')
    expect(await as(rani, ctx => restoreFromBin(ctx, ALL, item))).toMatchObject({ renamedTo: 'kabar-3' })
    expect((await categories(id))[0]).toMatchObject({ slug: 'kabar-3' })
  })

  it('refuses where the record itself is there again, and keeps it in the bin', async () => {
    const id = await buildCategory('sama')
    const item = await as(rani, ctx => moveToBin(ctx, CATEGORY, id))
    await buildCategory('lain', id)
    await expect(as(rani, ctx => restoreFromBin(ctx, ALL, item))).rejects.toMatchObject({ status: 409, reason: { code: 'BinThere' } })
    expect((await as(rani, ctx => listBin(ctx, ALL, { perPage: 100 }))).items.map(one => one.id)).toContain(item)
  })

  it('restores together what was removed together, or nothing of it', async () => {
    const [one, two] = [await buildCategory(), await buildCategory()]
    const batch = newId()
    await as(rani, async ctx => {
      await moveToBin(ctx, CATEGORY, one, batch)
      await moveToBin(ctx, CATEGORY, two, batch)
    })
    const again = await buildCategory('sudah-ada', two)
    await expect(as(rani, ctx => restoreBatch(ctx, ALL, batch))).rejects.toMatchObject({ status: 409 })
    expect(await categories(one)).toEqual([])
    await as(rani, ctx => ctx.db.deleteFrom('post_categories').where('id', '=', again).execute())
    expect(await as(rani, ctx => restoreBatch(ctx, ALL, batch))).toHaveLength(2)
    expect([...(await categories(one)), ...(await categories(two))]).toHaveLength(2)
  })

  it('leaves columns that came later to their defaults, and leaves out those that went', async () => {
    const id = await buildCategory()
    const item = await as(rani, ctx => moveToBin(ctx, CATEGORY, id))
    await database.pool.query(
      `update bin_items set rows = jsonb_set(rows #- '{tables,0,rows,0,created_at}', '{tables,0,rows,0,no_longer}', '"x"') where id = $1`,
      [item],
    )
    await as(rani, ctx => restoreFromBin(ctx, ALL, item))
    expect((await categories(id))[0].created_at).toBeInstanceOf(Date)
  })

  it('is emptied of what is 30 days old, with a line in the log, and of nothing younger', async () => {
    const of = await database.createTenant()
    const kept = newId()
    await database.asTenant(of, async ctx => {
      for (const id of [newId(), kept])
        await ctx.db.insertInto('post_categories').values({ tenant_id: of, id, kind: 'news', slug: id, name: id }).execute()
    })
    const ids = (await database.pool.query('select id from post_categories where tenant_id = $1', [of])).rows.map(row => row.id)
    for (const id of ids) await as(client, ctx => moveToBin(ctx, CATEGORY, id), id === kept ? later(1) : TEST_NOW, of)
    const tools = { pool: database.pool, log: pino({ level: 'silent' }) }
    await emptyDue(tools, later(30))
    const left = await database.pool.query('select record_id from bin_items where tenant_id = $1', [of])
    expect(left.rows).toEqual([{ record_id: kept }])
    const { rows } = await database.pool.query("select details from audit_log where tenant_id = $1 and act = 'bin.emptied'", [of])
    expect(rows).toEqual([{ details: { count: 1 } }])
  })

  it('gives nothing back after its time, even before it is emptied', async () => {
    const id = await buildCategory()
    const item = await as(client, ctx => moveToBin(ctx, CATEGORY, id))
    await expect(as(client, ctx => restoreFromBin(ctx, ALL, item), later(30))).rejects.toMatchObject({ status: 404 })
  })

  it('is emptied by hand by staff', async () => {
    const item = await as(rani, async ctx => moveToBin(ctx, CATEGORY, await buildCategory()))
    await as(admin, ctx => eraseFromBin(ctx, item))
    await expect(as(rani, ctx => restoreFromBin(ctx, ALL, item))).rejects.toMatchObject({ status: 404 })
    expect((await auditOf('category.erased')).at(-1).actor).toContain('Ani')
  })

  it('refuses a record of which a part belongs to what is gone, and restores no part of it', async () => {
    const id = newId()
    await as(rani, ctx =>
      ctx.db
        .insertInto('mentors')
        .values({ tenant_id: tenant, id, slug: 'pak-budi', name: 'Pak Budi', headline: '', bio: '', expertise: ['web'] })
        .execute(),
    )
    const item = await as(rani, ctx => moveToBin(ctx, MENTOR, id))
    // A class that was removed for good meanwhile: its row of the mentor cannot be without it.
    await database.pool.query(
      `update bin_items set rows = jsonb_set(rows, '{tables,1,rows}', jsonb_build_array(jsonb_build_object('tenant_id', $2::text, 'class_id', $3::text,
        'mentor_id', $4::text, 'position', 1))) where id = $1`,
      [item, tenant, newId(), id],
    )
    await expect(as(rani, ctx => restoreFromBin(ctx, ALL, item))).rejects.toMatchObject({ status: 409, reason: { code: 'BinNeeds' } })
    expect((await database.pool.query('select 1 from mentors where id = $1', [id])).rows).toEqual([])
  })
})
