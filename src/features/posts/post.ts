/** The post: several kinds of writing (`kinds/`) with a slug, a cover and a day of publication. */
import type { Variant } from '#features/sites/layouts.ts'
import { kindOf, type PostKind } from './kinds/kinds.ts'

export const SORTS = ['newest', 'oldest', 'popular'] as const
export const STATUSES = ['draft', 'scheduled', 'published'] as const

export type PostSort = (typeof SORTS)[number]
export type PostStatus = (typeof STATUSES)[number]

/** A post without a day is a draft; one whose day is to come is scheduled, and nobody sees it until then. */
export function statusOf(publishedAt: Date | null, now: Date): PostStatus {
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** What one post is found by: its id, or within a kind its slug. */
export type PostKey = { kind?: PostKind; id: string } | { kind: PostKind; slug: string }

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
  /** What only some kinds have: an event's times and place, an episode's length and guest, a gallery's pictures. */
  details: Record<string, unknown>
}

export interface PostLink {
  id: string
  kind: PostKind
  slug: string
  title: string
}

export interface PostDetail extends PostSummary {
  content: unknown
  updatedAt: Date
  /** The post that this one is a part of, and the parts of the same series in order, this one among them. */
  parent: PostLink | null
  parts: PostLink[]
}

/** The canonical address of a post on a site of this variant, as its kind says. */
export function pathOfPost(
  post: Pick<PostLink, 'id' | 'kind' | 'slug'> & { category?: Pick<PostCategory, 'slug'> | null },
  variant: Variant,
): string {
  return kindOf(post.kind).pathOf(post, variant)
}
