/** The post: several kinds of writing (`kinds/`) with a slug, a cover and a publication day. */
import type { Variant } from '#features/sites/layouts.ts'
import { kindOf, type PostKind } from './kinds/kinds.ts'

export const SORTS = ['newest', 'oldest', 'popular'] as const
export const STATUSES = ['draft', 'scheduled', 'published'] as const

export type PostSort = (typeof SORTS)[number]
export type PostStatus = (typeof STATUSES)[number]

/** Returns the status: no publication day is a draft, a future one is scheduled and hidden until then. */
export function statusOf(publishedAt: Date | null, now: Date): PostStatus {
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** Identifies a post by id, or by kind and slug. */
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
  /** The language of title and summary: the reader's if the post has it, otherwise the one that it was written in. */
  lang: string
  cover: string | null
  category: PostCategory | null
  authorName: string
  publishedAt: Date
  views: number
  parentId: string | null
  /** Fields of some kinds only: an event's times and place, an episode's length and guest, an album's pictures. */
  details: Record<string, unknown>
}

/** A post that may be a draft, which has no day. */
export type InAnyState<T extends PostSummary> = Omit<T, 'publishedAt'> & { publishedAt: Date | null }

export interface PostLink {
  id: string
  kind: PostKind
  slug: string
  title: string
  lang: string
}

export interface PostDetail extends PostSummary {
  content: unknown
  /** The language of the content: a translation may have title and summary only. */
  contentLang: string
  /** The languages that at least its title is there in, the one that it was written in first. */
  langs: string[]
  updatedAt: Date
  /** The series' first post, and all its parts in order, including this one. */
  parent: PostLink | null
  parts: PostLink[]
}

/** Returns the canonical URL of a post on a site of this variant. */
export function pathOfPost(
  post: Pick<PostLink, 'id' | 'kind' | 'slug'> & { category?: Pick<PostCategory, 'slug'> | null },
  variant: Variant,
): string {
  return kindOf(post.kind).pathOf(post, variant)
}
