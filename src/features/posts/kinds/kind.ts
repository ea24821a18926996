import type { Variant } from '#features/sites/layouts.ts'
import type { ArtFamily } from '#ui/picture/picture-url.ts'

/** What a post's address can be made of. */
export interface PostAddress {
  id: string
  slug: string
  category?: { slug: string } | null | undefined
}

/** A list of posts that has pages. */
export interface KindSection {
  /** Its texts' key in `texts/`. */
  name: string
  /** Its routes' names begin with one of these. */
  routes: readonly string[]
  /** The list's own path. */
  base: string
  /** What stands before a post's id in the address that holds it; undefined where none does. */
  byId?: string
  /** Only posts by people who are no mentors of the tenant. */
  guests?: true
  /** `{base}/{kind}/{slug}` shows a post of any kind. */
  takesAnyKind?: true
}

/**
 * A kind of posts: one folder, and a line in `kinds.ts`. What stands here is plain data and pure functions, so that a browser may load it; what only the server
 * needs stands in the folder's `kind.server.ts`. See docs/decisions/023.
 */
export interface PostKindDefinition {
  /** As the database, calls and addresses name it. */
  name: string
  /** As many as a page of a list has, in calls and on pages. Source: spec/constants.json, `blogs`, `galleries` and `posts`. */
  perPage: number
  /** The canonical address of a post on a site of this variant. Source: spec/layouts.json (the titled routes of each variant). */
  pathOf(post: PostAddress, variant: Variant): string
  /** Its lists, the one that its feed is made of first. */
  sections: readonly [KindSection, ...KindSection[]]
  /** The addresses of lists and posts name a category below this path. */
  categoryBase?: string
  /** Slugs that an address of this kind would read as something else. */
  reservedSlugs?: readonly string[]
  /** The drawing that stands in for a cover. */
  art: ArtFamily
  /** The heading below which a search shows its posts. */
  searchGroup: string
  /** What sections of a home page call its newest posts; undefined: none shows them. */
  home?: string
  /** Where its feed lies; pages in the same folder of the site lead to it. */
  feed?: { path: string; form: 'rss' | 'calendar' }
  /** The day and the words of a card's byline; undefined: the day of publication and the author. */
  bylineOf?(post: { details: Record<string, unknown>; publishedAt: Date }): { day: Date; words: string }
  /** The words that lead from a post to the form of an appointment, in `texts/`; undefined: no post of the kind leads there. */
  appointment?: 'event' | 'program'
  /** Lists of the newest have those first whose `details.startsAt` is to come, the next one on top. */
  isByDay?: true
}

/** Keeps the names as literal types, from which the unions of kinds, sections, groups and home lists are made. */
export function defineKind<const K extends PostKindDefinition>(kind: K): K {
  return kind
}
