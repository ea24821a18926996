import { isUuid } from '#platform/db/ids.ts'
import { isKind, type PostKey, type PostKind, type PostLink } from './post.ts'

/** The lists of posts that have pages, by the name of their route. */
export interface Section {
  kind: PostKind
  /** The list's own path. */
  base: string
  /** What stands before a post's id in the address that holds it. */
  byId: string
  label: string
  title: string
  summary: string
}

const SECTIONS: Record<string, Section> = {
  News: {
    kind: 'news',
    base: '/News',
    byId: '/News',
    label: 'Kabar',
    title: 'Kabar',
    summary: 'Pengumuman, liputan, dan kabar terbaru dari',
  },
  Blog: { kind: 'blog', base: '/Blog', byId: '/Blog', label: 'Blog', title: 'Blog', summary: 'Cerita, catatan, dan pelajaran dari' },
  Berita: {
    kind: 'news',
    base: '/Berita',
    byId: '/Berita/Detail',
    label: 'Berita',
    title: 'Berita',
    summary: 'Berita sekolah, siswa, dan guru bersama',
  },
}

/** The section of a route: `News-slug` and `News-id-title` belong to `News`. */
export function sectionOf(routeName: string): Section {
  const section = SECTIONS[routeName.split('-')[0] ?? '']
  if (!section) throw new Error(`route ${routeName} shows no posts`)
  return section
}

/**
 * What the parameters of an address mean. Where the first is a kind of post, the second is that kind's slug; else the first is an id, or
 * on a route that takes slugs a slug of the section's kind. undefined: no post at all. Source: domain.md, how we read the specification.
 */
export function toPostKey(section: Section, { id, slug, title }: Record<string, string>): PostKey | undefined {
  const first = id ?? slug
  if (first === undefined) return undefined
  if (title !== undefined && isKind(first)) return { kind: first, slug: title }
  if (isUuid(first)) return { kind: section.kind, id: first }
  return slug === undefined ? undefined : { kind: section.kind, slug }
}

/** The address that holds a post for good, since it carries the id: its slug is there for reading only. */
export function lastingPathOf(section: Section, post: Pick<PostLink, 'id' | 'slug'>): string {
  return `${section.byId}/${post.id}/${post.slug}`
}

/**
 * Where a post's address leads on to: an id in a slug's place to the slug, a wrong title to the right one.
 * undefined: it is right as it is, as is one without a title, or one that names the kind.
 */
export function redirectOf(
  section: Section,
  { id, slug, title }: Record<string, string>,
  post: Pick<PostLink, 'id' | 'slug'>,
): string | undefined {
  if (slug !== undefined) return slug === post.slug ? undefined : `${section.base}/${post.slug}`
  if (title === undefined || isKind(id ?? '')) return undefined
  return title === post.slug ? undefined : lastingPathOf(section, post)
}
