import { beforeAll, describe, expect, it } from 'vitest'
import { restoreBatch } from '#features/bin/restore.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { POST_IN_BIN } from '#features/posts/bin-entity.ts'
import { buildPost } from '#features/posts/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { writeCursor } from '#platform/db/keyset.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { categorizePosts, publishPosts, removePosts, withdrawPosts } from './bulk.server.ts'
import { countPostRows, listPostRows, type PostRowFilter } from './post-rows.server.ts'

const database = openTestDatabase()

let tenant: TenantId
let other: TenantId
let rani: Enrolled
let siti: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  rani = await enrol(database, tenant, 'Rani', ['writer'])
  siti = await enrol(database, tenant, 'Siti', ['student'])
})

const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000)
const as = async <T>(who: Enrolled | Viewer, work: (ctx: Ctx) => Promise<T>, of: TenantId = tenant) =>
  await database.asTenant(of, work, { viewer: 'token' in who ? await who.viewer() : who, now: TEST_NOW })
const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }

/** Reads the whole list forwards, then backwards, page by page. */
async function walk(filter: PostRowFilter, perPage: number, of: TenantId): Promise<{ down: string[][]; up: string[][] }> {
  const [down, up]: [string[][], string[][]] = [[], []]
  let page = await as(client, ctx => listPostRows(ctx, filter, { perPage }), of)
  down.push(page.items.map(one => one.title))
  while (page.after) {
    const { after } = page
    page = await as(client, ctx => listPostRows(ctx, filter, { perPage, after }), of)
    down.push(page.items.map(one => one.title))
  }
  up.push(page.items.map(one => one.title))
  while (page.before) {
    const { before } = page
    page = await as(client, ctx => listPostRows(ctx, filter, { perPage, before }), of)
    up.unshift(page.items.map(one => one.title))
  }
  return { down, up }
}

describe('who may not', () => {
  it.each([
    ['nobody', { kind: 'nobody' } as Viewer, 401],
    ['a learner', undefined, 403],
    ['a stranger', { kind: 'stranger', app: null } as Viewer, 404],
  ])('lists nothing and does nothing with several: %s', async (_name, viewer, status) => {
    const { id } = await as(rani, ctx => buildPost(ctx))
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      ctx => listPostRows(ctx, {}, { perPage: 5 }),
      ctx => countPostRows(ctx, {}),
      ctx => publishPosts(ctx, [id]),
      ctx => withdrawPosts(ctx, [id]),
      ctx => removePosts(ctx, [id]),
      ctx => categorizePosts(ctx, [id], null),
    ]
    for (const act of acts) await expect(as(viewer ?? siti, act)).rejects.toMatchObject({ status })
  })

  it('reaches no post of another tenant', async () => {
    const { id } = await as(rani, ctx => buildPost(ctx))
    const acts: ((ctx: Ctx, ids: string[]) => Promise<unknown>)[] = [publishPosts, withdrawPosts, removePosts]
    for (const act of acts)
      await expect(as(client, ctx => act(ctx, [id]), other)).rejects.toMatchObject({ status: 409, reason: { code: 'BulkRefused' } })
    expect((await as(client, ctx => listPostRows(ctx, {}, { perPage: 50 }), other)).items).toEqual([])
  })
})

describe('the list', () => {
  it('has each post once, forwards and backwards, in every order, drafts first', async () => {
    const of = await database.createTenant()
    const same = days(-3)
    const published = [null, null, days(2), days(-1), same, same, same, days(-9)]
    await as(
      client,
      async ctx => {
        for (const [at, published_at] of published.entries())
          await buildPost(ctx, { title: `${'hgfedcba'[at]} tulisan`, published_at, updated_at: days(-at) })
      },
      of,
    )
    const byDay = await walk({}, 3, of)
    expect(byDay.down.flat().map(title => title[0])).toEqual(expect.arrayContaining([...'hgfedcba']))
    expect(
      byDay.down
        .flat()
        .slice(0, 4)
        .map(title => title[0] ?? '')
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['e', 'f', 'g', 'h'])
    expect(byDay.up.flat()).toEqual(byDay.down.flat())
    for (const sort of ['title', '-title', 'updated', '-updated', 'day', '-day']) {
      const { down, up } = await walk({ sort }, 3, of)
      expect(new Set(down.flat()).size).toBe(published.length)
      expect([sort, up.flat()]).toEqual([sort, down.flat()])
    }
    expect((await walk({ sort: 'title' }, 3, of)).down.flat().map(title => title[0])).toEqual([...'abcdefgh'])
    expect((await walk({ sort: '-updated' }, 3, of)).down.flat().map(title => title[0])).toEqual([...'hgfedcba'])
  })

  it('filters by kind, state, part of the title, author and language, and counts so', async () => {
    const of = await database.createTenant()
    await as(
      client,
      async ctx => {
        await buildPost(ctx, { title: '100% Robot', kind: 'blog', published_at: null, author_name: 'Budi', lang: 'en' })
        await buildPost(ctx, { title: 'robot kecil', published_at: days(1) })
        await buildPost(ctx, { title: 'Kopi' })
      },
      of,
    )
    const titles = async (filter: PostRowFilter) =>
      (await as(client, ctx => listPostRows(ctx, filter, { perPage: 9 }), of)).items.map(one => one.title).sort()
    expect(await titles({ search: 'ROBOT' })).toEqual(['100% Robot', 'robot kecil'])
    expect(await titles({ search: '0% r' })).toEqual(['100% Robot'])
    expect(await titles({ search: '0_ r' })).toEqual([])
    expect(await titles({ kind: 'blog' })).toEqual(['100% Robot'])
    expect(await titles({ status: 'draft' })).toEqual(['100% Robot'])
    expect(await titles({ status: 'scheduled' })).toEqual(['robot kecil'])
    expect(await titles({ status: 'published' })).toEqual(['Kopi'])
    expect(await titles({ author: 'Budi' })).toEqual(['100% Robot'])
    expect(await titles({ lang: 'en' })).toEqual(['100% Robot'])
    expect(await as(client, ctx => countPostRows(ctx, { search: 'robot' }), of)).toEqual({ count: 2, isMore: false })
  })

  it('begins anew for a cursor that is none', async () => {
    const place = newId()
    for (const after of [
      'x',
      '%%%',
      writeCursor({ value: 'kemarin', id: place }),
      writeCursor({ value: '2026-99-99 00:00:00+00', id: place }),
      writeCursor({ value: 'x', id: 'y' }),
    ]) {
      const page = await as(rani, ctx => listPostRows(ctx, {}, { perPage: 1, after }))
      expect([after, page.items.length, page.before]).toEqual([after, 1, null])
    }
  })
})

describe('several posts at once', () => {
  it('are published, withdrawn and removed, and come back together', async () => {
    const ids = await as(rani, async ctx => {
      const made = [await buildPost(ctx, { published_at: null }), await buildPost(ctx, { published_at: null })]
      return made.map(one => one.id)
    })
    const states = async () => {
      const { rows } = await database.pool.query('select published_at is not null as shown from posts where id = any($1)', [ids])
      return rows.map(row => row.shown)
    }
    await as(rani, ctx => publishPosts(ctx, ids))
    expect(await states()).toEqual([true, true])
    await as(rani, ctx => withdrawPosts(ctx, ids))
    expect(await states()).toEqual([false, false])
    const batch = await as(rani, ctx => removePosts(ctx, ids))
    expect(await states()).toEqual([])
    await as(rani, ctx => restoreBatch(ctx, [POST_IN_BIN], batch))
    expect(await states()).toEqual([false, false])
  })

  it('are all left as they were if one is refused, which is named with why', async () => {
    const [whole, empty] = await as(rani, async ctx => [
      (await buildPost(ctx, { published_at: null })).id,
      (await buildPost(ctx, { published_at: null, title: 'Tanpa isi', content: JSON.stringify({ type: 'doc', content: [] }), words: '' }))
        .id,
    ])
    await expect(as(rani, ctx => publishPosts(ctx, [whole ?? '', empty ?? '']))).rejects.toMatchObject({
      status: 409,
      reason: { code: 'BulkRefused', values: { name: 'Tanpa isi', why: expect.stringContaining('kosong') } },
    })
    const { rows } = await database.pool.query('select published_at from posts where id = $1', [whole])
    expect(rows).toEqual([{ published_at: null }])
  })

  it('get a category of their kind, and none of another', async () => {
    const [category, foreign] = [newId(), newId()]
    const { id } = await as(rani, async ctx => {
      for (const [one, kind] of [
        [category, 'news'],
        [foreign, 'blog'],
      ] as const)
        await ctx.db
          .insertInto('post_categories')
          .values({ tenant_id: tenant, id: one, kind, slug: `k-${one}`, name: 'K' })
          .execute()
      return await buildPost(ctx)
    })
    await expect(as(rani, ctx => categorizePosts(ctx, [id], foreign))).rejects.toMatchObject({ status: 409 })
    await as(rani, ctx => categorizePosts(ctx, [id], category))
    const { rows } = await database.pool.query('select category_id, published_at is not null as shown from posts where id = $1', [id])
    expect(rows).toEqual([{ category_id: category, shown: true }])
    expect((await as(rani, ctx => listPostRows(ctx, { categoryId: category }, { perPage: 5 }))).items.map(one => one.id)).toEqual([id])
  })
})
