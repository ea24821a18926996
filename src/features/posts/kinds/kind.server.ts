import type { Feed, Item } from 'feed'
import type { z } from 'zod'
import type { LinkedData } from '#features/sites/json-ld.ts'
import type { Settings } from '#features/sites/settings.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { PostDetail, PostSummary } from '../post.ts'
import type { DescribedField } from './fields.ts'

/** A post as all linked data name it. */
export interface PostInLinkedData {
  title: string
  summary: string
  image: string
  url: string
}

/** What only the server needs of a kind of posts. All of it may be left out. */
export interface PostKindOnServer {
  /** What pages and calls read of a post's details; other fields are kept as they are. */
  details?: { schema: z.ZodType<Record<string, unknown>>; described: Record<string, DescribedField> }
  /** schema.org's words for a post; undefined: an article. */
  linkedData?(post: PostDetail, about: PostInLinkedData, args: Pick<PageArgs, 'site' | 'origin' | 'lang'>): LinkedData
  /** How its RSS differs from that of plain writing. */
  rss?: RssForm
}

export interface RssForm {
  /** The channel's title; undefined: the site's title and the section's. */
  titleOf?(settings: Settings): string
  /** The sound of an item. A channel of sounds has the tags that players want, and no cover leads its texts. */
  audioOf?(post: PostSummary, origin: string): NonNullable<Item['audio']>
  addTags?(feed: Feed, image: string): void
}
