import type { Site } from '#features/sites/site.ts'
import { formatDate } from '#kit/format.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import { artOfPost, kindOf } from './kinds/kinds.ts'
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
    cover: post.cover ?? artOfPost(post),
    category: post.category?.name ?? '',
    byline: bylineOf(post, site.settings.timeZone, lang),
  }
}

function bylineOf(post: PostSummary, timeZone: string, lang: Lang): string {
  const { day, words } = kindOf(post.kind).bylineOf?.(post) ?? { day: post.publishedAt, words: post.authorName }
  return [formatDate(day, timeZone, lang), words].filter(Boolean).join(' · ')
}
