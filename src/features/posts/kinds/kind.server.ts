import type { Feed, Item } from 'feed'
import type { z } from 'zod'
import type { DescribedField } from '#features/post-details/fields.ts'
import type { LinkedData } from '#features/sites/json-ld.ts'
import type { Settings } from '#features/sites/settings.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { PostDetail, PostSummary } from '../post.ts'

/** The fields of a post shared by all linked data. */
export interface PostInLinkedData {
  title: string
  summary: string
  image: string
  url: string
}

/** The server-only part of a kind of posts. Every member is optional. */
export interface PostKindOnServer {
  /** The details that pages and endpoints read; other fields are stored unchanged. */
  details?: { schema: z.ZodType<Record<string, unknown>>; described: Record<string, DescribedField> }
  /** Returns the post as linked data; the default is an article. */
  linkedData?(post: PostDetail, about: PostInLinkedData, args: Pick<PageArgs, 'site' | 'origin' | 'lang'>): LinkedData
  /** How the kind's RSS differs from the default. */
  rss?: RssForm
}

export interface RssForm {
  /** Returns the channel's title; the default is the site's title and the section's. */
  titleOf?(settings: Settings): string
  /** Returns an item's audio. An audio channel has the tags that podcast players require, and no cover image in its texts. */
  audioOf?(post: PostSummary, origin: string): NonNullable<Item['audio']>
  addTags?(feed: Feed, image: string): void
}
