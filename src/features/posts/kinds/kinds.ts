import { articles } from './articles/kind.ts'
import { blog } from './blog/kind.ts'
import { event } from './event/kind.ts'
import { gallery } from './gallery/kind.ts'
import type { KindSection, PostKindDefinition } from './kind.ts'
import { news } from './news/kind.ts'
import { podcasts } from './podcasts/kind.ts'
import { program } from './program/kind.ts'

/** All kinds of posts, in the order of endpoints and search results. The database constraint lists the same names (`src/main/post-kinds.test.ts`). */
const DEFINED = [articles, news, blog, program, event, podcasts, gallery] as const
type Defined = (typeof DEFINED)[number]

export type PostKind = Defined['name']
export type SectionName = Defined['sections'][number]['name']
export type PostSearchGroup = Defined['searchGroup']
/** The home page's name for the newest posts of a kind. */
export type HomeList = Extract<Defined, { home: string }>['home']

export interface PostKindEntry extends PostKindDefinition {
  name: PostKind
  sections: readonly [SectionEntry, ...SectionEntry[]]
  searchGroup: PostSearchGroup
  home?: HomeList
}
export interface SectionEntry extends KindSection {
  name: SectionName
}

export const POST_KINDS: readonly PostKindEntry[] = DEFINED
export const KINDS: readonly PostKind[] = DEFINED.map(kind => kind.name)

const byName = new Map<string, PostKindEntry>(POST_KINDS.map(kind => [kind.name, kind]))

export function isKind(text: string): text is PostKind {
  return byName.has(text)
}

export function kindOf(name: PostKind): PostKindEntry {
  const kind = byName.get(name)
  if (!kind) throw new Error(`no kind of posts is called ${name}`)
  return kind
}

/** The kinds whose newest posts appear on home pages. */
export const HOME_KINDS: readonly (PostKindEntry & { home: HomeList })[] = POST_KINDS.flatMap(kind =>
  kind.home ? [{ ...kind, home: kind.home }] : [],
)

/** Returns the URL of the drawing shown in place of a post's cover. */
export function artOfPost(post: { kind: PostKind; slug: string }): string {
  return `/art/${kindOf(post.kind).art}/${post.slug.slice(0, 80)}.svg`
}

const FEED_TYPES = { rss: 'application/rss+xml', calendar: 'text/calendar' } as const

/** Returns the feed in the same top-level folder as a page: `/News/{slug}` and `/News` have `/News/feed.xml`. */
export function feedOfPath(path: string): { href: string; type: string } | undefined {
  const folder = path.split('/')[1]
  const feed = POST_KINDS.find(kind => kind.feed && kind.feed.path.split('/')[1] === folder)?.feed
  return feed && { href: feed.path, type: FEED_TYPES[feed.form] }
}
