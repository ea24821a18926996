import type { z } from 'zod'
import type { RichDocument } from '#platform/rich-text/document.ts'

export const CHAPTER_KINDS = ['article', 'video', 'audio', 'document', 'live', 'discussion', 'practice', 'package'] as const
export type ChapterKindName = (typeof CHAPTER_KINDS)[number]

/**
 * When a chapter of a kind is done: the reader says so; enough of it was watched or heard (`seconds`, of all devices together); a result is reached (percent); or
 * the server alone knows (`server`: attendance, a post in the discussion, what a package reports), or as many seconds were watched as it says it needs.
 */
export type DoneBy = 'reader' | 'seconds' | 'result' | 'server'

/** A kind of chapter: what it holds and when it is done. Its form and its reader stand beside it, as `form.tsx` and `reader.tsx`. */
export interface ChapterKind<Content> {
  name: ChapterKindName
  /** What is stored. It accepts all that can be saved, so that work in progress is kept; `missing` says what a publication needs. */
  schema: z.ZodType<Content>
  empty: Content
  doneBy: DoneBy
  /** The seconds or the percent that `doneBy` needs, of `server` the seconds that do, too; undefined where it needs none. */
  needed?: (content: Content) => number | undefined
  /** Returns the names of what has to be filled in before it can be published. */
  missing(content: Content): readonly string[]
  /** Returns its rich texts by a name: readers get them as HTML by the same name. */
  documents(content: Content): Readonly<Record<string, RichDocument>>
  /** Returns what readers get of it at this time; without it all. */
  forReaders?(content: Content): Content
  /** Returns its text, for a search and for reading aloud. */
  words(content: Content): string
  /** Returns the addresses of the files that it shows: what is taken along for a time without a network. */
  files(content: Content): readonly string[]
}

/** Gives a kind its types. */
export function defineKind<Content>(kind: ChapterKind<Content>): ChapterKind<Content> {
  return kind
}
