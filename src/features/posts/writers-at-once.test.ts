import { beforeAll, describe, expect, it } from 'vitest'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { statusOfSecond, type Work } from '#platform/testing/writers.ts'
import { createCategory, deleteCategory } from './category-commands.server.ts'
import { createPost, deletePost, recordView, updatePost } from './commands.server.ts'
import { postInput } from './schema.ts'
import { buildPost } from './testing.ts'

const database = openTestDatabase()
const WRITER: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }

let tenant: TenantId

beforeAll(async () => {
  tenant = await database.createTenant()
})

const second = (first: Work, then: Work) => statusOfSecond(database, { tenantId: tenant, viewer: WRITER }, first, then)

async function build<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return await database.asTenant(tenant, work, { viewer: WRITER })
}

const create = (fields: object) => (ctx: Ctx) =>
  createPost(
    ctx,
    postInput.parse({
      kindSlug: 'news',
      slug: `baru-${newId()}`,
      title: 'Baru',
      authorName: 'Rani',
      content: { type: 'doc', content: [] },
      ...fields,
    }),
  )
const remove = (slug: string) => (ctx: Ctx) => deletePost(ctx, { kindSlug: 'news', slug })
const parentOf = (id: string) =>
  build(ctx => ctx.db.selectFrom('posts').select('parent_id').where('tenant_id', '=', tenant).where('id', '=', id).executeTakeFirst())

describe('a category that one writer takes away', () => {
  const category = () => build(ctx => createCategory(ctx, { kindSlug: 'news', name: `Kategori ${newId()}` }))
  const removeCategory = (slug: string) => (ctx: Ctx) => deleteCategory(ctx, { kindSlug: 'news', slug })

  it('stays where another one has just used it', async () => {
    const { id, slug } = await category()
    expect(await second(create({ categoryId: id }), removeCategory(slug))).toBe(409)
  })

  it('is no choice for another one', async () => {
    const { id, slug } = await category()
    expect(await second(removeCategory(slug), create({ categoryId: id }))).toBe(422)
    const moved = await category()
    const post = await build(ctx => buildPost(ctx))
    const move = (ctx: Ctx) => updatePost(ctx, { slug: post.slug, categoryId: moved.id })
    expect(await second(removeCategory(moved.slug), move)).toBe(422)
  })
})

describe('a post that one writer takes away', () => {
  it('lets a part go that another one has just made', async () => {
    const parent = await build(ctx => buildPost(ctx))
    let made = ''
    const part: Work = async ctx => {
      made = (await create({ parentId: parent.id })(ctx)).id
    }
    expect(await second(part, remove(parent.slug))).toBe(200)
    expect(await parentOf(made)).toEqual({ parent_id: null })
  })

  it('is no parent for another one, nor there to be changed or read', async () => {
    const first = await build(ctx => buildPost(ctx))
    expect(await second(remove(first.slug), create({ parentId: first.id }))).toBe(422)
    const next = await build(ctx => buildPost(ctx))
    expect(await second(remove(next.slug), ctx => updatePost(ctx, { slug: next.slug, title: 'Lain' }))).toBe(404)
    const last = await build(ctx => buildPost(ctx))
    expect(await second(remove(last.slug), ctx => recordView(ctx, { kindSlug: 'news', slug: last.slug }))).toBe(404)
  })
})

it('two posts that are made each other’s parents at once: one of them is refused', async () => {
  const a = await build(ctx => buildPost(ctx))
  const b = await build(ctx => buildPost(ctx))
  const below = (slug: string, parentId: string) => (ctx: Ctx) => updatePost(ctx, { slug, parentId })
  expect(await second(below(a.slug, b.id), below(b.slug, a.id))).toBe(422)
})
