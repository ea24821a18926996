import { isUuid } from '#platform/db/ids.ts'
import { isKind, kindOf, POST_KINDS, type PostKind, type SectionEntry } from './kinds/kinds.ts'
import type { PostKey, PostLink } from './post.ts'

/** A list of posts with its own pages, and its kind. */
export interface Section extends SectionEntry {
  kind: PostKind
}

/** Sections by prefix of the route's name, longest first. */
const SECTIONS: readonly (readonly [prefix: string, section: Section])[] = POST_KINDS.flatMap(kind =>
  kind.sections.flatMap(section => section.routes.map(prefix => [prefix, { ...section, kind: kind.name }] as const)),
).toSorted(([a], [b]) => b.length - a.length)

/** Returns the section of a route: `News-slug` and `News-id-title` belong to `News`. */
export function sectionOf(routeName: string): Section {
  const section = SECTIONS.find(([prefix]) => routeName.startsWith(prefix))?.[1]
  if (!section) throw new Error(`route ${routeName} shows no posts`)
  return section
}

/**
 * Returns the post key in a URL's parameters. If the first is a kind, the second is a slug of that kind; otherwise the first is an id or, on routes that take
 * slugs, a slug of the section's kind. Returns undefined if they name no post. Source: domain.md, how we read the specification.
 */
export function toPostKey(section: Section, params: Record<string, string>): PostKey | undefined {
  const { id, slug } = params
  const title = titleOf(section, params)
  // For kinds with categories, the slug parameter is the category's.
  const first = kindOf(section.kind).categoryBase ? id : (id ?? slug)
  if (first === undefined) return undefined
  if (title !== undefined && isKind(first) && section.takesAnyKind) return { kind: first, slug: title }
  if (isUuid(first)) return { kind: section.kind, id: first }
  return id === undefined ? { kind: section.kind, slug: first } : undefined
}

/** Returns the informational title of a URL that carries an id. */
function titleOf(section: Section, { id, slug, title }: Record<string, string>): string | undefined {
  return title ?? (id !== undefined && !kindOf(section.kind).categoryBase ? slug : undefined)
}

/** Returns the permanent URL of a post, which carries its id and an informational slug; empty if the section has none. */
export function lastingPathOf(section: Section, post: Pick<PostLink, 'id' | 'slug'>): string {
  return section.byId ? `${section.byId}/${post.id}/${post.slug}` : ''
}

/**
 * Returns the redirect target of a post's URL: from an id to the slug, from a wrong title to the right one.
 * Returns undefined if the URL is correct, has no title, or names the kind.
 */
export function redirectOf(
  section: Section,
  params: Record<string, string>,
  post: Pick<PostLink, 'id' | 'slug'>,
  path = '',
): string | undefined {
  const title = titleOf(section, params)
  const { id, slug } = params
  if (id === undefined) return slug === post.slug ? undefined : `${section.base}/${post.slug}`
  if (title === undefined || isKind(id) || title === post.slug) return undefined
  // `/Program/` URLs keep their own form with an id.
  return path.startsWith('/Program/') ? `/Program/${post.id}/${post.slug}` : lastingPathOf(section, post) || undefined
}
