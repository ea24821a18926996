import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { routeFinder } from '#features/brands/testing.ts'
import { listEntries } from '#features/discovery/entries.server.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { findSiteByHost } from '#features/sites/queries.server.ts'
import type { Site } from '#features/sites/site.ts'
import { createVisitor } from '#page/testing.ts'
import { withScope } from '#platform/db/scope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { isOneWord, textsOf, unmarkedTexts } from '#platform/testing/marked-texts.ts'
import { loadDemo } from '../../db/seed/load.ts'
import { tenants } from '../../db/seed/tenants.ts'
import { fileOf, pages as routes } from '../route-table.ts'
import { pageMiddlewares } from './page-middleware.ts'
import { publicModules } from './public-modules.server.ts'

const database = openTestDatabase()
const visitor = createVisitor(database, routes, pageMiddlewares)
const sites = new Map<string, Site>()

beforeAll(async () => {
  await loadRegions(database.pool)
  await loadDemo(database.pool, { baseDomain: 'localhost', now: TEST_NOW })
  await withScope(database.pool, { system: 'find-tenant' }, async db => {
    for (const { slug } of tenants) {
      const site = await findSiteByHost(db, `${slug}.localhost`, pino({ level: 'silent' }))
      if (site) sites.set(slug, site)
    }
  })
})

/** Words of the interface or a brand that some tenant wrote too. */
const NAMES = new Set(['Liga SMK', 'Ruang Siar', 'Show notes'])

/** Returns what the tenant wrote and has no English version of: whole texts, and the titles that may stand within a sentence. */
async function readTexts(site: Site): Promise<Set<string>> {
  const of = site.tenantId
  const { rows } = await database.asTenant(of, ctx =>
    sql<{ text: string }>`
      select p.title as text from posts p where p.tenant_id = ${of} and not exists (select from post_translations t where t.tenant_id = p.tenant_id and t.post_id = p.id)
      union select p.summary from posts p where p.tenant_id = ${of} and not exists (select from post_translations t where t.tenant_id = p.tenant_id and t.post_id = p.id)
      union select c.name from classes c where c.tenant_id = ${of} and not exists (select from class_translations t where t.tenant_id = c.tenant_id and t.class_id = c.id)
      union select c.summary from classes c where c.tenant_id = ${of} and not exists (select from class_translations t where t.tenant_id = c.tenant_id and t.class_id = c.id)
      union select unnest(c.outcomes || c.audience || c.requirements) from classes c where c.tenant_id = ${of}
      union select m.title from class_modules m where m.tenant_id = ${of}
      union select h.title from class_chapters h where h.tenant_id = ${of}
      union select name from post_categories where tenant_id = ${of}
      union select headline from mentors where tenant_id = ${of}
      union select bio from mentors where tenant_id = ${of}
      union select name from programs where tenant_id = ${of}
      union select summary from programs where tenant_id = ${of}
      union select message from testimonies where tenant_id = ${of}
      union select title from portfolios where tenant_id = ${of}
      union select summary from portfolios where tenant_id = ${of}
      union select summary from careers where tenant_id = ${of}
      union select title from jobs where tenant_id = ${of}
      union select summary from jobs where tenant_id = ${of}
      union select unnest(duties || requirements) from jobs where tenant_id = ${of}`.execute(ctx.db),
  )
  const contents = await database.asTenant(of, ctx =>
    sql<{ content: unknown }>`
      select p.content from posts p where p.tenant_id = ${of} and not exists (select from post_translations t where t.tenant_id = p.tenant_id and t.post_id = p.id and t.content is not null)
      union all select content from programs where tenant_id = ${of} union all select content from careers where tenant_id = ${of}
      union all select content from portfolios where tenant_id = ${of}`.execute(ctx.db),
  )
  const faq = site.settings.faq.flatMap(({ question, answer }) => [question, answer])
  const all = [...rows.map(row => row.text), ...contents.rows.flatMap(row => textsOf(row.content)), ...faq]
  // A single word may be a word of both languages.
  const teams = await database.asTenant(of, ctx => ctx.db.selectFrom('teams').select('name').where('tenant_id', '=', of).execute())
  const names = new Set([...NAMES, ...teams.map(team => team.name)])
  return new Set(all.map(text => text.trim()).filter(text => !isOneWord(text) && !names.has(text)))
}

/** Returns the unmarked texts of a page, or nothing for a page that redirects or is missing. */
async function unmarkedOn(path: string, site: Site, known: ReadonlySet<string>): Promise<string[]> {
  const found = await visitor.visit(loaderOf(path), path, {
    of: site.tenantId,
    layout: site.layout,
    settings: { ...site.settings },
    lang: 'en',
  })
  return typeof found === 'string' ? [] : unmarkedTexts(found.html, known).map(text => `${path}: ${text}`)
}

const find = routeFinder(routes)
const moduleOf = (path: string) => publicModules[fileOf(find(path)?.name ?? '') ?? '']

function loaderOf(path: string) {
  const module = moduleOf(path)
  if (!module) throw new Error(`${path} is no public page`)
  return module.loader
}

const isPublic = (path: string) => moduleOf(path) !== undefined
const listed = routes
  .map(route => route.path)
  .filter(path => !path.includes(':') && !/Login|Callback|Maintenance/.test(path) && isPublic(path))

describe('English pages', () => {
  it.each(tenants.map(tenant => tenant.slug))('mark what %s wrote in Indonesian, on the home page and the lists', async slug => {
    const site = sites.get(slug)
    if (!site) throw new Error(`${slug} has no site`)
    const known = await readTexts(site)
    expect(known.size).toBeGreaterThan(100)
    const found = []
    for (const path of listed) found.push(...(await unmarkedOn(path, site, known)))
    expect(found).toEqual([])
  })

  it.each(['demo', 'asean-foundation'])('mark what %s wrote in Indonesian, on every page of a record', async slug => {
    const site = sites.get(slug)
    if (!site) throw new Error(`${slug} has no site`)
    const known = await readTexts(site)
    const entries = await database.asTenant(site.tenantId, ctx => listEntries(ctx, site.variant))
    const paths = entries.map(entry => entry.path).filter(isPublic)
    expect(paths.length).toBeGreaterThan(40)
    const found = []
    for (const path of paths) found.push(...(await unmarkedOn(path, site, known)))
    expect(found).toEqual([])
  })
})
