import type { Site } from '#features/sites/site.ts'
import { formatDate } from '#kit/format.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import { toEventTimes } from './kinds/event/event-times.ts'
import { type PostSummary, pathOfPost } from './post.ts'

/** What a card of a post shows, in words ready to be read. */
export interface PostCardView {
  href: string
  title: string
  summary: string
  cover: string
  category: string
  /** e.g. `12 Januari 2027 · Rani Lestari`; of an event its day and place. */
  byline: string
}

/** A post as its card shows it on this site, the day in the reader's language. */
export function toPostCardView(post: PostSummary, site: Pick<Site, 'variant' | 'settings'>, lang: Lang = DEFAULT_LANG): PostCardView {
  return {
    href: pathOfPost(post, site.variant),
    title: post.title,
    summary: post.summary,
    cover: post.cover ?? `/art/${post.kind === 'podcasts' ? 'podcast' : post.kind}/${post.slug.slice(0, 80)}.svg`,
    category: post.category?.name ?? '',
    byline: bylineOf(post, site.settings.timeZone, lang),
  }
}

function bylineOf(post: PostSummary, timeZone: string, lang: Lang): string {
  const { startsAt, place } = toEventTimes(post)
  const [day, rest] = post.kind === 'event' ? [startsAt, place] : [post.publishedAt, post.authorName]
  return [formatDate(day, timeZone, lang), rest].filter(Boolean).join(' · ')
}
