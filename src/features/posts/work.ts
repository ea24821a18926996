import { z } from 'zod'
import { postInput } from './schema.ts'

/**
 * What a writer types of a post: every field but its day. Title, text and by-line may be empty until it is published; a slug of null is derived from the title
 * until then. `translations` holds all further languages: one that is missing is taken away.
 */
export const workInput = postInput.omit({ kindSlug: true, publishedAt: true }).extend({
  title: z.string().trim().max(200),
  authorName: z.string().trim().max(120),
  slug: postInput.shape.slug.unwrap().nullable().default(null),
})

export type PostWork = z.output<typeof workInput>

export const saveInput = z.object({
  /** Chosen by the editor, so that a repeated first save makes one post. */
  id: z.uuid(),
  kindSlug: postInput.shape.kindSlug,
  /** The version that was typed on; 0 for a post that is not saved yet. */
  base: z.int().min(0),
  work: workInput,
})
export const publishInput = z.object({
  id: z.uuid(),
  /** The version that the writer sees. */
  version: z.int().positive(),
  /** In the future: the post is shown from then on. Without it: now, or its own day if it is shown already. */
  publishedAt: postInput.shape.publishedAt.unwrap().unwrap().optional(),
})
export const versionName = z.object({ id: z.uuid(), version: z.coerce.number().int().positive() })
export const restoreInput = z.object({ id: z.uuid(), version: z.int().positive(), base: z.int().positive() })
export const postId = z.object({ id: z.uuid() })

export type SaveInput = z.output<typeof saveInput>
export type PublishInput = z.output<typeof publishInput>

/** A saved version, without its text. */
export interface VersionSummary {
  version: number
  title: string
  /** null: an API client, the seed, or somebody who is no member any more. */
  savedBy: string | null
  beganAt: Date
  savedAt: Date
  /** The one that readers get (of a draft: that they would get). */
  isShown: boolean
  /** Typed on top of an older version than the newest. */
  isAside: boolean
}
