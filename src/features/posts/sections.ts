import { isUuid } from '#platform/db/ids.ts'
import { isKind, kindOf, POST_KINDS, type PostKind, type SectionEntry } from './kinds/kinds.ts'
import type { PostKey, PostLink } from './post.ts'

/** A list of posts that has pages, with the kind that it shows. */
export interface Section extends SectionEntry {
  kind: PostKind
}

/** By the beginning of the route's name; the longer one goes before. */
const SECTIONS: readonly (readonly [prefix: string, section: Section])[] = POST_KINDS.flatMap(kind =>
  kind.sections.flatMap(section => section.routes.map(prefix => [prefix, { ...section, kind: kind.name }] as const)),
).toSorted(([a], [b]) => b.length - a.length)

/** The section of a route: `News-slug` and `News-id-title` belong to `News`. */
export function sectionOf(routeName: string): Section {
  const section = SECTIONS.find(([prefix]) => routeName.startsWith(prefix))?.[1]
  if (!section) throw new Error(`route ${routeName} shows no posts`)
  return section
}

/**
 * What the parameters of an address mean. Where the first is a kind of post, the second is that kind's slug; else the first is an id, or
 * on a route that takes slugs a slug of the section's kind. undefined: no post at all. Source: domain.md, how we read the specification.
 */
export function toPostKey(section: Section, params: Record<string, string>): PostKey | undefined {
  const { id, slug } = params
  const title = titleOf(section, params)
  // A category stands where other addresses have the slug.
  const first = kindOf(section.kind).categoryBase ? id : (id ?? slug)
  if (first === undefined) return undefined
  if (title !== undefined && isKind(first) && section.takesAnyKind) return { kind: first, slug: title }
  if (isUuid(first)) return { kind: section.kind, id: first }
  return id === undefined ? { kind: section.kind, slug: first } : undefined
}

/** What an address with an id says besides, for reading only. */
function titleOf(section: Section, { id, slug, title }: Record<string, string>): string | undefined {
  return title ?? (id !== undefined && !kindOf(section.kind).categoryBase ? slug : undefined)
}

/** The address that holds a post for good, since it carries the id: its slug is there for reading only. */
export function lastingPathOf(section: Section, post: Pick<PostLink, 'id' | 'slug'>): string {
  return section.byId ? `${section.byId}/${post.id}/${post.slug}` : ''
}

/**
 * Where a post's address leads on to: an id in a slug's place to the slug, a wrong title to the right one.
 * undefined: it is right as it is, as is one without a title, or one that names the kind.
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
  // The address keeps its form where it has one of its own for ids.
  return path.startsWith('/Program/') ? `/Program/${post.id}/${post.slug}` : lastingPathOf(section, post) || undefined
}
