import { beforeAll, describe, expect, it } from 'vitest'
import type { Lang } from '#kit/lang.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { createPost, updatePost } from './commands.server.ts'
import { getPost, listPosts } from './queries.server.ts'
import { postInput } from './schema.ts'
import { buildPost } from './testing.ts'

const database = openTestDatabase()
const writer = { viewer: { kind: 'api-client' as const, clientId: newId(), scopes: ['content:write'] } }
let mine: TenantId
let theirs: TenantId

const input = (translations: object, slug = 'panen-kopi') =>
  postInput.parse({
    kindSlug: 'news',
    slug,
    title: 'Panen Kopi',
    summary: 'Panen tahun ini.',
    content: fromMarkup('Isi dalam bahasa Indonesia.'),
    authorName: 'Rani',
    publishedAt: TEST_NOW.toISOString(),
    translations,
  })
const english = { title: 'The Coffee Harvest', summary: 'This year’s harvests.', content: fromMarkup('The farmers were picking berries.') }

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  await database.asTenant(mine, ctx => createPost(ctx, input({ en: english })), writer)
  await database.asTenant(mine, ctx => createPost(ctx, input({ en: { title: 'Title Only' } }, 'judul-saja')), writer)
})

const read = (slug: string, lang: Lang) => database.asTenant(mine, ctx => getPost(ctx, { kind: 'news', slug }), { lang })
const find = (search: string, lang: Lang, of = mine) =>
  database.asTenant(of, ctx => listPosts(ctx, { kinds: ['news'], page: 1, perPage: 10, search }), { lang })

describe('a post in two languages', () => {
  it('refuses a text in the language that it was written in, and changes nothing', async () => {
    const writing = database.asTenant(mine, ctx => createPost(ctx, input({ id: english }, 'dua-kali')), writer)
    await expect(writing).rejects.toMatchObject({ status: 422, problems: [{ path: 'translations.id' }] })
    await expect(read('dua-kali', 'id')).rejects.toMatchObject({ status: 404 })
  })

  it('is read in the reader’s language, and says which one it is', async () => {
    expect(await read('panen-kopi', 'en')).toMatchObject({ title: english.title, summary: english.summary, lang: 'en', contentLang: 'en' })
    expect(await read('panen-kopi', 'id')).toMatchObject({ title: 'Panen Kopi', lang: 'id', contentLang: 'id' })
  })

  it('shows its content as it was written while only title and summary are translated', async () => {
    const post = await read('judul-saja', 'en')
    expect(post).toMatchObject({ title: 'Title Only', lang: 'en', contentLang: 'id', content: fromMarkup('Isi dalam bahasa Indonesia.') })
  })

  it('is listed in the reader’s language, and as it was written where it lacks that', async () => {
    await database.asTenant(mine, ctx => buildPost(ctx, { slug: 'tanpa-terjemahan', title: 'Tanpa Terjemahan' }))
    const list = await database.asTenant(mine, ctx => listPosts(ctx, { kinds: ['news'], page: 1, perPage: 10 }), { lang: 'en' })
    expect(new Map(list.items.map(post => [post.title, post.lang]))).toEqual(
      new Map([
        ['The Coffee Harvest', 'en'],
        ['Title Only', 'en'],
        ['Tanpa Terjemahan', 'id'],
      ]),
    )
  })

  it.each(['harvest', 'berry', 'farmer', 'panen', 'cofee'])('is found by %s, on pages of either language, once', async word => {
    for (const lang of ['id', 'en'] as const) {
      const { items } = await find(word, lang)
      expect(items.filter(post => post.slug === 'panen-kopi')).toHaveLength(1)
    }
  })

  it('is found by no other tenant', async () => {
    expect((await find('harvest', 'en', theirs)).items).toEqual([])
  })

  it('keeps languages that a change does not name, replaces one that it names, and loses one that is null', async () => {
    const change = (translations?: object) =>
      database.asTenant(
        mine,
        ctx => updatePost(ctx, { kindSlug: 'news', slug: 'judul-saja', ...(translations && { translations }) }),
        writer,
      )
    await change()
    expect((await read('judul-saja', 'en')).title).toBe('Title Only')
    await change({ en: { title: 'Another Title', summary: '' } })
    expect((await read('judul-saja', 'en')).title).toBe('Another Title')
    await change({ en: null })
    expect(await read('judul-saja', 'en')).toMatchObject({ title: 'Panen Kopi', lang: 'id' })
  })
})
