import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { ask, tokenOf } = openTestCalls(database)
const SERVICES = '/api/services/'
let mine: TenantId
let token: string
let writing: string

const read = (path: string, language?: string) =>
  ask(SERVICES + path, { of: mine, token, ...(language && { headers: { 'accept-language': language } }) })

beforeAll(async () => {
  mine = await database.createTenant()
  token = await tokenOf(mine, [])
  writing = await tokenOf(mine, ['content:write'])
  const json = {
    kindSlug: 'news',
    slug: 'panen-kopi',
    title: 'Panen Kopi',
    content: fromMarkup('Isi.'),
    authorName: 'Rani',
    publishedAt: '2026-01-01T00:00:00Z',
    translations: { en: { title: 'The Coffee Harvest', summary: 'In short.', content: fromMarkup('The text.') } },
  }
  const written = await ask(`${SERVICES}v3/post/create`, { of: mine, token: writing, method: 'POST', json })
  expect(written.status).toBe(201)
  await database.asTenant(mine, async ctx => {
    const { id } = await buildClass(ctx, { slug: 'web-dasar', name: 'Web Dasar' })
    await ctx.db
      .insertInto('class_translations')
      .values({ tenant_id: mine, class_id: id, lang: 'en', name: 'Web Basics', summary: 'In short.' })
      .execute()
  })
})

describe('a call that reads records', () => {
  it('refuses a translation into a language that there is not', async () => {
    const json = { kindSlug: 'news', slug: 'panen-kopi', translations: { xx: { title: 'x' } } }
    expect((await ask(`${SERVICES}v3/post/update`, { of: mine, token: writing, method: 'POST', json })).status).toBe(422)
  })

  // Twice, so that the second response comes from what is stored.
  it.each([
    ['v3/post/detail?kindSlug=news&slug=panen-kopi', 'title', 'The Coffee Harvest', 'Panen Kopi'],
    ['v1/class/overview?slug=web-dasar', 'name', 'Web Basics', 'Web Dasar'],
  ])('answers %s in the language that it is asked in', async (path, field, english, indonesian) => {
    for (const [language, lang, text] of [
      ['en-GB,en;q=0.9', 'en', english],
      [undefined, 'id', indonesian],
      ['fr, id;q=0.5, en;q=0.2', 'id', indonesian],
      ['en', 'en', english],
    ] as const) {
      const { status, body, headers } = await read(path, language)
      expect({ status, data: body.data }).toMatchObject({ status: 200, data: { lang, [field]: text } })
      expect(headers.get('content-language')).toBe(lang)
      expect(headers.get('vary')).toContain('accept-language')
    }
  })

  it('says the language of each entry of a list', async () => {
    const posts = (await read('v3/post/list?kindSlug=news', 'en')).body.data as { items: object[] }
    expect(posts.items).toMatchObject([{ title: 'The Coffee Harvest', lang: 'en' }])
    const classes = (await read('v1/class/active', 'en')).body.data as { items: object[] }
    expect(classes.items).toMatchObject([{ name: 'Web Basics', lang: 'en' }])
  })
})
