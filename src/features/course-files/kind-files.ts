import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'

/** The field of a kind's content that stands below the front matter; a practice has its introduction and questions there. */
const BODIES: Readonly<Record<ChapterKindName, { field: string; isRich: boolean }>> = {
  article: { field: 'body', isRich: true },
  video: { field: 'transcript', isRich: false },
  audio: { field: 'transcript', isRich: false },
  document: { field: 'text', isRich: false },
  live: { field: 'about', isRich: true },
  discussion: { field: 'question', isRich: true },
  practice: { field: 'intro', isRich: true },
  package: { field: '', isRich: false },
}

export const bodyOfKind = (kind: ChapterKindName): string => BODIES[kind].field
/** True if the kind's body is Markdown; others have plain text. */
export const isRich = (kind: ChapterKindName): boolean => BODIES[kind].isRich

/** Fields whose names mean something else in front matter, by what they are called there. */
export const renamedOf = (kind: ChapterKindName): Readonly<Record<string, string>> => (kind === 'package' ? { title: 'packageTitle' } : {})
