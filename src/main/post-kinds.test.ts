import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseArtPath } from '#features/artwork/draw-art.ts'
import { listEntries } from '#features/discovery/entries.server.ts'
import { createDiscovery } from '#features/discovery/routes.ts'
import { buildSite, openEndpoints } from '#features/discovery/testing.ts'
import { describedDetails, kindOnServer } from '#features/posts/kinds/kinds.server.ts'
import { artOfPost, feedOfPath, KINDS, kindOf, POST_KINDS, type PostKind } from '#features/posts/kinds/kinds.ts'
import { pathOfPost } from '#features/posts/post.ts'
import { listLatestPosts, listPosts } from '#features/posts/queries.server.ts'
import { listQuery, postInput } from '#features/posts/schema.ts'
import { sectionOf, toPostKey } from '#features/posts/sections.ts'
import { buildPost } from '#features/posts/testing.ts'
import { postTexts } from '#features/posts/texts.ts'
import { parseDetails } from '#features/posts/writing.server.ts'
import { GROUPS } from '#features/search/hits.ts'
import { searchSite } from '#features/search/queries.server.ts'
import { searchTexts } from '#features/search/texts.ts'
import { LANGS } from '#kit/lang.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { createPageMatcher } from '#platform/http/page-routes.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { readSources } from '../../scripts/check/imports.ts'
import { catchAll, pages } from '../route-table.ts'

const VARIANTS = ['main', 'coding-school', 'alpha'] as const
const database = openTestDatabase()
const match = createPageMatcher(pages, catchAll)
const posts = new Map<PostKind, { id: string; slug: string; kind: PostKind; title: string }>()

let tenant: TenantId

beforeAll(async () => {
  tenant = await database.createTenant()
  await database.asTenant(tenant, async ctx => {
    for (const kind of KINDS) {
      const title = `Panen Kopi ${kind}`
      posts.set(kind, { ...(await buildPost(ctx, { kind, title, slug: `panen-${kind}` })), kind, title })
    }
  })
})

function postOf(kind: PostKind) {
  const post = posts.get(kind)
  if (!post) throw new Error(`no post of ${kind}`)
  return post
}

function pageOf(address: string) {
  const url = new URL(address, 'http://uji.localhost')
  const page = match(url.pathname, url.searchParams)
  if (!page || page.route.name === catchAll.name) throw new Error(`${address} is no page`)
  return page
}

describe('the list of kinds', () => {
  it('names each folder, and each folder is on it', () => {
    const folders = readdirSync('src/features/posts/kinds', { withFileTypes: true }).filter(entry => entry.isDirectory())
    expect(folders.map(folder => folder.name).toSorted()).toEqual(KINDS.toSorted())
  })

  it.each(['posts', 'post_categories'])('is what the database takes in %s', async table => {
    const { rows } = await database.asTenant(tenant, ctx =>
      sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
        where conrelid = ${table}::regclass and conname = ${`${table}_kind_check`}`.execute(ctx.db),
    )
    const names = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(KINDS))
  })

  it('is the only list: nowhere else do three kinds stand together', () => {
    // Families of drawings are not kinds, though some share a name; a brand's menu is its own choice.
    const families = [
      'ui/picture/picture-url.ts',
      'features/artwork/draw-art.ts',
      // Posts that a new organisation begins with, each of its kind.
      'features/starter-content/posts.ts',
      // Names of the values of home sections.
      ...LANGS.map(lang => `features/site-composing/texts/${lang}.ts`),
    ]
    const naming = readSources('src')
      .filter(
        ({ path }) => !/^features\/(posts\/kinds|brands\/layouts)\//.test(path) && !/\.test\.tsx?$/.test(path) && !families.includes(path),
      )
      .filter(({ text }) => namesThree(text) && text.split('\n').some((_, at, lines) => namesThree(lines.slice(at, at + 6).join('\n'))))
    expect(naming.map(({ path }) => path)).toEqual([])
  })
})

function namesThree(text: string): boolean {
  return KINDS.filter(kind => new RegExp(`(['"])${kind}\\1|^\\s*${kind}: `, 'm').test(text)).length >= 3
}

describe.each([...KINDS])('posts of the kind %s', name => {
  const kind = kindOf(name)

  it('have an address that leads to a page of their own list, on each variant of a site', () => {
    for (const variant of VARIANTS) {
      const page = pageOf(pathOfPost(postOf(name), variant))
      const section = sectionOf(page.route.name)
      expect(section.kind).toBe(name)
      const key = toPostKey(section, page.params)
      if (key) expect(key).toMatchObject({ kind: name, ...('id' in key ? { id: postOf(name).id } : { slug: postOf(name).slug }) })
    }
  })

  it('have lists with pages and words in each language', () => {
    for (const section of kind.sections) {
      expect(sectionOf(pageOf(section.base).route.name)).toMatchObject({ kind: name, name: section.name })
      for (const lang of LANGS) expect(postTexts(lang).sections[section.name].title).toBeTruthy()
    }
  })

  it('are listed by calls, and among the newest', async () => {
    expect(listQuery.safeParse({ kindSlug: name }).success).toBe(true)
    await database.asTenant(tenant, async ctx => {
      const { items } = await listPosts(ctx, { kinds: [name], page: 1, perPage: kind.perPage })
      expect(items.map(post => post.id)).toEqual([postOf(name).id])
      expect((await listLatestPosts(ctx, { [name]: 3 })).map(post => post.id)).toEqual([postOf(name).id])
    })
  })

  it('are written with their details, which the calls describe', () => {
    const input = { kindSlug: name, slug: 'a', title: 'A', authorName: 'Rani', content: { type: 'doc', content: [] }, details: { lain: 1 } }
    expect(parseDetails(name, postInput.parse(input).details)).toEqual({ lain: 1 })
    for (const field of Object.keys(kindOnServer(name).details?.described ?? {})) expect(describedDetails).toHaveProperty(field)
  })

  it('are found by search below a heading that has words', async () => {
    const site = buildSite(tenant)
    const hits = await database.asTenant(tenant, ctx => searchSite(ctx, 'panen kopi', { each: 8, site, lang: 'id' }))
    expect(hits).toContainEqual(expect.objectContaining({ group: kind.searchGroup, title: postOf(name).title }))
    expect(GROUPS).toContain(kind.searchGroup)
    for (const lang of LANGS) expect(searchTexts(lang).groups[kind.searchGroup]).toBeTruthy()
  })

  it('stand in the sitemap', async () => {
    const entries = await database.asTenant(tenant, ctx => listEntries(ctx, 'main'))
    expect(entries.map(entry => entry.path)).toContain(pathOfPost(postOf(name), 'main'))
  })

  it('have a drawing in the place of a cover', () => {
    expect(parseArtPath(artOfPost(postOf(name)).slice(1))).toMatchObject({ family: kind.art })
  })

  it.runIf(kind.feed)('have a feed, to which the pages beside it lead', async () => {
    const path = kind.feed?.path ?? ''
    const answer = await openEndpoints(database, buildSite(tenant), createDiscovery([])).request(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(postOf(name).title)
    expect(pageOf(kind.sections[0].base).route.feed).toEqual(feedOfPath(path))
    expect(feedOfPath(path)?.href).toBe(path)
  })
})

it('no two kinds share a feed, a route or a word of home pages; a field that several have is the same', () => {
  for (const words of [
    POST_KINDS.flatMap(kind => kind.feed?.path ?? []),
    POST_KINDS.flatMap(kind => kind.sections.flatMap(section => section.routes)),
    POST_KINDS.flatMap(kind => kind.home ?? []),
  ])
    expect(new Set(words).size).toBe(words.length)
  for (const kind of KINDS)
    for (const [name, field] of Object.entries(kindOnServer(kind).details?.described ?? {})) expect(describedDetails[name]).toEqual(field)
})
