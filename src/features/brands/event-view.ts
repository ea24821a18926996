import { toPostCardView } from '#features/posts/card-view.ts'
import { toEventTimes } from '#features/posts/kinds/event/event-times.ts'
import type { PostSummary } from '#features/posts/post.ts'
import type { Site } from '#features/sites/site.ts'
import { formatLeaf, formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { EventView } from './home-view.ts'

/** Returns an event's row as of `now`. */
export function toEventView(post: PostSummary, now: Date, site: Pick<Site, 'variant' | 'settings'>, lang: Lang): EventView {
  const { href, title, summary, lang: written, cover } = toPostCardView(post, site, lang)
  const { startsAt, endsAt, place } = toEventTimes(post)
  const { timeZone } = site.settings
  return {
    href,
    title,
    summary,
    lang: written,
    cover,
    place,
    startsAt: startsAt.toISOString(),
    ...formatLeaf(startsAt, timeZone, lang),
    when: formatMoment(startsAt, timeZone, lang),
    isPast: endsAt < now,
  }
}
