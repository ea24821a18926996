import { article } from './article/kind.ts'
import { audio } from './audio/kind.ts'
import { discussion } from './discussion/kind.ts'
import { document } from './document/kind.ts'
import { CHAPTER_KINDS, type ChapterKind, type ChapterKindName } from './kind.ts'
import { live } from './live/kind.ts'
import { packaged } from './package/kind.ts'
import { practice } from './practice/kind.ts'
import { video } from './video/kind.ts'

const KINDS = { article, video, audio, document, live, discussion, practice, package: packaged } as const

export { CHAPTER_KINDS, type ChapterKind, type ChapterKindName }

/** What a chapter of each kind holds. */
export type ContentOf<Name extends ChapterKindName> = (typeof KINDS)[Name] extends ChapterKind<infer Content> ? Content : never

/** Returns a kind by its name. */
export function chapterKindOf<Name extends ChapterKindName>(name: Name): ChapterKind<ContentOf<Name>> {
  // Named boundary: TypeScript does not follow a name to its kind.
  return KINDS[name] as unknown as ChapterKind<ContentOf<Name>>
}

/** Returns what readers get of a chapter's content. */
export function contentForReaders<Name extends ChapterKindName>(name: Name, content: ContentOf<Name>): ContentOf<Name> {
  return chapterKindOf(name).forReaders?.(content) ?? content
}

/** Returns the stored content of a chapter, with what its kind begins with where it holds nothing yet. Throws where what is stored is no content of the kind. */
export function readContent<Name extends ChapterKindName>(name: Name, stored: unknown): ContentOf<Name> {
  const kind = chapterKindOf(name)
  return kind.schema.parse({ ...(kind.empty as object), ...(stored as object) })
}
