import { sql } from 'kysely'
import { pageHead } from '#features/tenants/head.server.ts'
import type { PageArgs } from '#features/tenants/page.server.ts'
import { formatMoment } from '#kit/format.ts'
import type { Ctx } from '#platform/context.ts'
import { toPostCardView } from './card-view.ts'
import type { PostSummary } from './post.ts'
import { listPosts } from './queries.server.ts'
import { postTexts } from './texts.server.ts'

const PAST_PER_PAGE = 9

/** An event's own fields as posts keep them; undefined where they are missing. */
export interface EventTimes {
  startsAt: Date
  endsAt: Date
  place: string
}

/** Reads an event's times and place from a post's details; a post without them takes place when it was published. */
export function toEventTimes(post: Pick<PostSummary, 'details' | 'publishedAt'>): EventTimes {
  const { startsAt, endsAt, place } = post.details
  const start = typeof startsAt === 'string' ? new Date(startsAt) : post.publishedAt
  return {
    startsAt: start,
    endsAt: typeof endsAt === 'string' ? new Date(endsAt) : new Date(start.getTime() + 7_200_000),
    place: typeof place === 'string' ? place : '',
  }
}

/** The ids of all published events that are not over yet, the next one first. One statement. */
async function listUpcomingIds(ctx: Ctx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p
    where p.tenant_id = ${ctx.tenantId} and p.kind = 'event' and p.published_at <= ${ctx.now} and p.details->>'endsAt' >= ${ctx.now.toISOString()}
    order by p.details->>'startsAt', p.id limit 60`.execute(ctx.db)
  return rows.map(row => row.id)
}

/** The page of events: all that are to come, and the past ones by pages. Two statements. */
export async function loadEventList(args: PageArgs) {
  const { ctx, site, query, lang } = args
  const texts = postTexts(lang)
  const page = Number(query.get('page') ?? 1)
  const [upcomingIds, all] = await Promise.all([listUpcomingIds(ctx), listPosts(ctx, { kinds: ['event'], page: 1, perPage: 200 })])
  const upcoming = upcomingIds.flatMap(id => all.items.find(post => post.id === id) ?? [])
  const past = all.items.filter(post => !upcomingIds.includes(post.id))
  past.sort((a, b) => toEventTimes(b).startsAt.getTime() - toEventTimes(a).startsAt.getTime())
  const totalPages = Math.max(1, Math.ceil(past.length / PAST_PER_PAGE))
  const shown = Math.min(page, totalPages)
  const words = texts.sections.Event
  return {
    head: pageHead(args, { title: words.title, description: texts.fill('sections.Event.summary', { site: site.settings.title }) }),
    title: words.title,
    summary: texts.fill('sections.Event.summary', { site: site.settings.title }),
    upcoming: upcoming.map(post => toEventCard(post, site)),
    past: past.slice((shown - 1) * PAST_PER_PAGE, shown * PAST_PER_PAGE).map(post => toEventCard(post, site)),
    page: shown,
    totalPages,
  }
}

export type EventListData = Awaited<ReturnType<typeof loadEventList>>
export type EventCardData = EventListData['upcoming'][number]

function toEventCard(post: PostSummary, site: PageArgs['site']) {
  const { startsAt, place } = toEventTimes(post)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('id-ID', { timeZone: site.settings.timeZone, ...options }).format(startsAt)
  return {
    ...toPostCardView(post, site),
    place,
    day: part({ day: 'numeric' }),
    month: part({ month: 'short', year: 'numeric' }),
    when: formatMoment(startsAt, site.settings.timeZone),
  }
}
