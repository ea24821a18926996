import { pageHead } from '#features/sites/head.server.ts'
import { formatLeaf, formatMoment } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { toPostCardView } from '../../card-view.ts'
import type { PostSummary } from '../../post.ts'
import { listComingEvents, listPosts } from '../../queries.server.ts'
import { postTexts } from '../../texts.ts'
import { toEventTimes } from './event-times.ts'

const MAX_UPCOMING = 60
export const PAST_PER_PAGE = 9

/** Loads the events page: all upcoming events, and past ones paginated. Two statements. */
export async function loadEventList(args: PageArgs) {
  const { ctx, site, query, lang } = args
  const texts = postTexts(lang)
  const page = Number(query.get('page') ?? 1)
  const [upcoming, all] = await Promise.all([
    listComingEvents(ctx, MAX_UPCOMING),
    listPosts(ctx, { kinds: ['event'], page: 1, perPage: 200 }),
  ])
  const upcomingIds = new Set(upcoming.map(post => post.id))
  const past = all.items.filter(post => !upcomingIds.has(post.id))
  past.sort((a, b) => toEventTimes(b).startsAt.getTime() - toEventTimes(a).startsAt.getTime())
  const totalPages = Math.max(1, Math.ceil(past.length / PAST_PER_PAGE))
  const shown = Math.min(page, totalPages)
  const words = texts.sections.Event
  return {
    head: pageHead(args, { title: words.title, description: texts.fill('sections.Event.summary', { site: site.settings.title }) }),
    title: words.title,
    summary: texts.fill('sections.Event.summary', { site: site.settings.title }),
    upcoming: upcoming.map(post => toEventCard(post, args)),
    past: past.slice((shown - 1) * PAST_PER_PAGE, shown * PAST_PER_PAGE).map(post => toEventCard(post, args)),
    page: shown,
    totalPages,
  }
}

export type EventListData = Awaited<ReturnType<typeof loadEventList>>
export type EventCardData = EventListData['upcoming'][number]

function toEventCard(post: PostSummary, { site, lang }: PageArgs) {
  const { startsAt, place } = toEventTimes(post)
  const { timeZone } = site.settings
  return {
    ...toPostCardView(post, site, lang),
    place,
    ...formatLeaf(startsAt, timeZone, lang),
    when: formatMoment(startsAt, timeZone, lang),
  }
}
