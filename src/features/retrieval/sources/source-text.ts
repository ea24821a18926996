import type { SourceKind } from '../passage.ts'

/** A part of a text: what stands under one heading; '' before the first. Lines are separated by line breaks. */
export interface Block {
  heading: string
  text: string
  /** Its sentences can be read without the heading, or have it. */
  isWhole?: boolean
}

/** A source in one language. */
export interface LangText {
  lang: string
  title: string
  /** Where it stands: the class of a chapter, the category of a post. */
  place: string
  blocks: Block[]
}

/** What passages are made of. */
export interface SourceText {
  kind: SourceKind
  id: string
  /** Of a chapter: its class. */
  classId: string | null
  href: string
  texts: LangText[]
}
