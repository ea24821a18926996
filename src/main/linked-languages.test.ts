import { beforeAll, describe, expect, it } from 'vitest'
import { routeFinder } from '#features/brands/testing.ts'
import { buildClass } from '#features/classes/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import type { Lang } from '#kit/lang.ts'
import { createVisitor } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { fileOf, pages as routes } from '../route-table.ts'
import { pageMiddlewares } from './page-middleware.ts'
import { publicModules } from './public-modules.server.ts'

const database = openTestDatabase()
const visitor = createVisitor(database, routes, pageMiddlewares)
const find = routeFinder(routes)
let tenant: TenantId

beforeAll(async () => {
  tenant = await database.createTenant()
  await database.asTenant(tenant, async ctx => {
    await buildPost(ctx, { slug: 'belum' })
    await buildClass(ctx, { slug: 'belum' })
    const content = JSON.stringify(fromMarkup('The whole text.'))
    const lists = { outcomes: [], audience: [], requirements: [] }
    for (const slug of ['judul', 'utuh']) {
      const own = { tenant_id: tenant, lang: 'en', summary: 'In English.' }
      const post = await buildPost(ctx, { slug })
      await ctx.db
        .insertInto('post_translations')
        .values({ ...own, post_id: post.id, title: 'A post', ...(slug === 'utuh' && { content }) })
        .execute()
      const one = await buildClass(ctx, { slug })
      await ctx.db
        .insertInto('class_translations')
        .values({ ...own, class_id: one.id, name: 'A class', ...(slug === 'utuh' && { content, ...lists }) })
        .execute()
    }
  })
})

/** Returns the language that the linked data of a record's page names. */
async function languageIn(path: string, lang: Lang): Promise<unknown> {
  const module = publicModules[fileOf(find(path)?.name ?? '') ?? '']
  if (!module) throw new Error(`${path} is no public page`)
  const { head } = await visitor.show(module.loader, path, { of: tenant, lang })
  return head.linkedData.find(one => one['@type'] !== 'BreadcrumbList')?.['inLanguage']
}

describe('linked data of a record', () => {
  it.each(['/News', '/Courses'])('names the language of the text that %s shows', async base => {
    const inBoth = async (slug: string) => [await languageIn(`${base}/${slug}`, 'id'), await languageIn(`${base}/${slug}`, 'en')]
    expect(await inBoth('belum')).toEqual(['id', 'id'])
    expect(await inBoth('utuh')).toEqual(['id', 'en'])
    // Only title and summary are in English; the text is not.
    expect(await inBoth('judul')).toEqual(['id', 'id'])
  })
})
