import type { Variant } from '#features/sites/layouts.ts'
import type { ArtFamily } from '#ui/picture/picture-url.ts'

/** The fields that a post's URL can contain. */
export interface PostAddress {
  id: string
  slug: string
  category?: { slug: string } | null | undefined
}

/** A list of posts with its own pages. */
export interface KindSection {
  /** Key of its texts in `texts/`. */
  name: string
  /** Prefixes of its routes' names. */
  routes: readonly string[]
  /** Path of the list. */
  base: string
  /** Path prefix of URLs that carry the post's id, if any. */
  byId?: string
  /** Only posts by authors who are not mentors of the tenant. */
  guests?: true
  /** `{base}/{kind}/{slug}` shows a post of any kind. */
  takesAnyKind?: true
}

/**
 * A kind of posts: one folder, and a line in `kinds.ts`. Holds plain data and pure functions only, so that a browser can load it; the server-only part is in
 * the folder's `kind.server.ts`. See docs/decisions/023.
 */
export interface PostKindDefinition {
  /** The name in the database, endpoints and URLs. */
  name: string
  /** Page size, for endpoints and pages. Source: spec/constants.json, `blogs`, `galleries` and `posts`. */
  perPage: number
  /** Returns the canonical URL of a post on a site of this variant. Source: spec/layouts.json (the titled routes of each variant). */
  pathOf(post: PostAddress, variant: Variant): string
  /** The fields of its own that a writer is shown; by default those of a text. */
  form?: 'event' | 'episode' | 'album' | 'offer'
  /** Its lists; the feed is made of the first. */
  sections: readonly [KindSection, ...KindSection[]]
  /** URLs of lists and posts contain a category after this path. */
  categoryBase?: string
  /** Slugs that a URL of this kind would read as something else. */
  reservedSlugs?: readonly string[]
  /** The drawing shown in place of a missing cover. */
  art: ArtFamily
  /** The heading under which search results of this kind appear. */
  searchGroup: string
  /** The name of its newest posts in home page sections; undefined if no section shows them. */
  home?: string
  /** Path and format of its feed; pages in the same top-level folder link to it. */
  feed?: { path: string; form: 'rss' | 'calendar' }
  /** Returns the day and the text of a card's byline; the default is publication day and author. */
  bylineOf?(post: { details: Record<string, unknown>; publishedAt: Date }): { day: Date; words: string }
  /** Key in `texts/` for the link to the appointment form; undefined if posts of this kind have none. */
  appointment?: 'event' | 'program'
  /** Lists of the newest posts put upcoming ones (by `details.startsAt`) first, the next one on top. */
  isByDay?: true
}

/** Keeps names as literal types, from which the unions of kinds, sections, groups and home lists are derived. */
export function defineKind<const K extends PostKindDefinition>(kind: K): K {
  return kind
}
