import { pageHead } from '#features/sites/head.server.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import { type ListBase, toCardView } from './card-view.ts'
import { listClasses, listFacets } from './queries.server.ts'
import { type ClassFilter, parsePageFilter } from './schema.ts'

/**
 * Loads a list of classes: the catalogue of courses or the timetable of cohorts. `only` is what the list is about, whatever the query says. Two
 * statements.
 */
export async function loadClassList(
  args: PageArgs,
  base: ListBase,
  texts: { title: string; description: string },
  only: Pick<ClassFilter, 'programSlug'> = {},
) {
  const { ctx, site, query, lang } = args
  const [classes, facets] = await Promise.all([
    listClasses(ctx, { ...parsePageFilter(query), ...(base === '/Courses/@Premium' && { isPremium: true }), ...only }),
    listFacets(ctx),
  ])
  return {
    head: pageHead(args, texts),
    title: texts.title,
    lead: texts.description,
    cards: classes.items.map(card => toCardView(card, base, site.settings.timeZone, lang)),
    page: classes.page,
    totalItems: classes.totalItems,
    totalPages: classes.totalPages,
    filters: {
      base,
      values: Object.fromEntries(query),
      programs: facets.programs.map(program => [program.slug, program.name, DEFAULT_LANG] as const),
      cities: facets.cities.map(city => [city.code.replace('.', '-'), toCityLabel(city.name)] as const),
    },
  }
}

export type ClassListData = Awaited<ReturnType<typeof loadClassList>>
