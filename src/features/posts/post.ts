/** The post: seven kinds of writing with a slug, a cover and a day of publication. */

export const KINDS = ['articles', 'news', 'blog', 'program', 'event', 'podcasts', 'gallery'] as const
export const SORTS = ['newest', 'oldest', 'popular'] as const

export type PostKind = (typeof KINDS)[number]
export type PostSort = (typeof SORTS)[number]

export function isKind(text: string): text is PostKind {
  return (KINDS as readonly string[]).includes(text)
}

export interface PostCategory {
  id: string
  slug: string
  name: string
}

export interface PostSummary {
  id: string
  kind: PostKind
  slug: string
  title: string
  summary: string
  cover: string | null
  category: PostCategory | null
  authorName: string
  publishedAt: Date
  views: number
  parentId: string | null
}

export interface PostLink {
  id: string
  kind: PostKind
  slug: string
  title: string
}

export interface PostDetail extends PostSummary {
  content: unknown
  details: Record<string, unknown>
  updatedAt: Date
  /** The post that this one is a part of, and the parts of the same series in order, this one among them. */
  parent: PostLink | null
  parts: PostLink[]
}

/**
 * The address of a post's own page; undefined for kinds that have no page yet. News of the coding schools stands below /Berita.
 * A blog's address carries its id and, for reading only, its slug.
 */
export function pathOfPost(post: Pick<PostLink, 'id' | 'kind' | 'slug'>, isCodingSchool: boolean): string | undefined {
  if (post.kind === 'news') return isCodingSchool ? `/Berita/${post.slug}` : `/News/${post.slug}`
  return post.kind === 'blog' ? `/Blog/${post.id}/${post.slug}` : undefined
}
