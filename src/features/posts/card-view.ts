import type { Site } from '#features/sites/site.ts'
import { formatDate } from '#kit/format.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import { artOfPost, kindOf } from './kinds/kinds.ts'
import { type PostSummary, pathOfPost } from './post.ts'

/** The texts and links that a post's card shows. */
export interface PostCardView {
  href: string
  title: string
  summary: string
  /** The language of title and summary. */
  lang: string
  cover: string
  category: string
  /** e.g. `12 Januari 2027 · Rani Lestari`; for an event, its day and place. */
  byline: string
}

/** Returns the card view of a post on this site, with the date in the reader's language. */
export function toPostCardView(post: PostSummary, site: Pick<Site, 'variant' | 'settings'>, lang: Lang = DEFAULT_LANG): PostCardView {
  return {
    href: pathOfPost(post, site.variant),
    title: post.title,
    summary: post.summary,
    lang: post.lang,
    cover: post.cover ?? artOfPost(post),
    category: post.category?.name ?? '',
    byline: bylineOf(post, site.settings.timeZone, lang),
  }
}

function bylineOf(post: PostSummary, timeZone: string, lang: Lang): string {
  const { day, words } = kindOf(post.kind).bylineOf?.(post) ?? { day: post.publishedAt, words: post.authorName }
  return [formatDate(day, timeZone, lang), words].filter(Boolean).join(' · ')
}
