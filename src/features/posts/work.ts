import { z } from 'zod'
import { postInput, typedTranslations } from './schema.ts'

/**
 * What a writer types of a post: every field but its day. Title, text and by-line may be empty until it is published; a slug of null is derived from the title
 * until then. `translations` holds all further languages: one that is missing is taken away.
 */
export const workInput = postInput.omit({ kindSlug: true, publishedAt: true }).extend({
  title: z.string().trim().max(200),
  authorName: z.string().trim().max(120),
  translations: typedTranslations,
  slug: postInput.shape.slug.unwrap().nullable().default(null).meta({ example: 'kabar-kelas-baru' }),
})

export type PostWork = z.output<typeof workInput>

/** Chosen by the editor, so that a repeated first save makes one post. */
const id = z.uuid().meta({ example: '01a200f0-aa13-7411-a17c-e8caa1dfcf43' })

export const saveInput = z.object({
  id,
  kindSlug: postInput.shape.kindSlug,
  /** The version that was typed on; 0 for a post that is not saved yet. */
  base: z.int().min(0).meta({ example: 0 }),
  work: workInput,
})
export const publishInput = z.object({
  id,
  /** The version that the writer sees. */
  version: z.int().positive().meta({ example: 1 }),
  /** In the future: the post is shown from then on. Without it: now, or its own day if it is shown already. */
  publishedAt: postInput.shape.publishedAt.unwrap().unwrap().optional(),
})
export const versionName = z.object({ id, version: z.coerce.number().int().positive().meta({ example: 1 }) })
export const restoreInput = z.object({
  id,
  version: z.int().positive().meta({ example: 1 }),
  base: z.int().positive().meta({ example: 1 }),
})
export const postId = z.object({ id })

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
