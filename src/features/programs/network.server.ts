import { readCounters } from '#features/counters/counters.server.ts'
import { listLeaderboard, listSchools } from '#features/schools/queries.server.ts'
import { toStandingView } from '#features/schools/standing-view.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { formatCount } from '#kit/format.ts'
import { type Page, toPage } from '#kit/page.ts'
import type { PageArgs } from '#page/page.server.ts'
import { listLeagues, readPlaces } from './queries.server.ts'
import { programTexts } from './texts.ts'

const TEAMS_PER_PAGE = 25
const SCHOOLS_PER_PAGE = 24

/** Loads the leaderboards: the teams of one program or of all. Two statements. */
export async function loadLeaderboards(args: PageArgs) {
  const { ctx, site, query, lang } = args
  const t = programTexts(lang)
  const leagues = await listLeagues(ctx)
  const asked = query.get('program') ?? undefined
  const league = leagues.find(one => one.slug === asked)
  const paging = { page: Number(query.get('page') ?? 1), perPage: TEAMS_PER_PAGE }
  const isUnknown = asked !== undefined && !league
  const board: Page<Parameters<typeof toStandingView>[0]> = isUnknown
    ? toPage([], 0, 1, TEAMS_PER_PAGE)
    : await listLeaderboard(ctx, { ...paging, programId: league?.id })
  const lead = t.fill('boards.lead', { site: site.settings.title })
  return {
    head: pageHead(args, { title: t.boards.title, description: lead }),
    lead,
    values: Object.fromEntries(query),
    program: asked,
    isUnknown,
    leagues: leagues.map(({ slug, name }) => ({ slug, name })),
    caption: t.fill('boards.caption', { program: league?.name ?? t.boards.all }),
    count: t.fill('boards.count', { count: board.totalItems }),
    rows: board.items.map(one => toStandingView(one, lang)),
    page: board.page,
    totalPages: board.totalPages,
  }
}

export type LeaderboardsView = Awaited<ReturnType<typeof loadLeaderboards>>

/** Loads the network page: counts, a page of schools, partners by type, cities. Three statements; the counters are cached. */
export async function loadNetwork(args: PageArgs) {
  const { ctx, site, query, lang } = args
  const t = programTexts(lang)
  const [counters, { places, total }, schools] = await Promise.all([
    readCounters(ctx),
    readPlaces(ctx),
    listSchools(ctx, { page: Number(query.get('page') ?? 1), perPage: SCHOOLS_PER_PAGE }),
  ])
  const { partners, title } = site.settings
  const lead = t.fill('network.lead', { site: title })
  const numbers = { ...counters, partners: partners.length }
  const { counts } = t.network
  const kinds = [...new Set(partners.map(partner => partner.kind))].toSorted((a, b) => Number(!a) - Number(!b))
  return {
    head: pageHead(args, { title: t.network.title, description: lead }),
    lead,
    facts: (['schools', 'students', 'partners', 'cities', 'programs'] as const)
      .filter(name => numbers[name] > 0)
      .map(name => ({ number: formatCount(numbers[name]), words: counts[name] })),
    schools: schools.items.map(school => ({
      id: school.id,
      name: school.name,
      city: toCityLabel(school.city),
      students: school.students > 0 ? t.fill('network.students', { count: formatCount(school.students) }) : '',
    })),
    page: schools.page,
    totalPages: schools.totalPages,
    partners: kinds.map(kind => ({
      kind: kind || t.network.partnersOther,
      names: partners.filter(partner => partner.kind === kind).map(partner => partner.name),
    })),
    places: places.map(place => ({
      city: toCityLabel(place.city),
      facts: [
        place.schools > 0 && t.fill('network.citySchools', { count: place.schools }),
        place.classes > 0 && t.fill('network.cityClasses', { count: place.classes }),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    morePlaces: total - places.length,
  }
}

export type NetworkView = Awaited<ReturnType<typeof loadNetwork>>
