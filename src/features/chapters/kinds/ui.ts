import type { Lang } from '#kit/lang.ts'
import type { ChapterKindName } from './kind.ts'

/** What a reader knows of the chapter that it shows. */
export interface ReaderChapter {
  id: string
  title: string
  kind: ChapterKindName
  /** The language of its content, which may be another one than the page's. */
  lang: Lang
  /** The version that the person reads. */
  version: number
  /** A text that differs from person to person and stays: what is shuffled is shuffled by it. */
  seed: string
  /** Shown to somebody who takes no part in the class: nothing is kept of what they do. */
  isPreview: boolean
  /** The tenant's: its times are announced in it. */
  timeZone: string
}

/** What the person has done in the chapter, of all devices together. */
export interface ReaderProgress {
  state: 'open' | 'done'
  /** Where they were: seconds in a recording, pages in a document, places in a text. */
  position: number
  /** Really watched or heard. */
  seconds: number
  /** The best result of a practice, in percent; null before the first. */
  result: number | null
}

/**
 * What a person chose or wrote as the answer to a question: ids of options, in order where it matters, or the words of the gaps. A round is one go at all of a
 * practice's questions; its id is the device's.
 */
export interface GivenAnswer {
  roundId: string
  questionId: string
  given: readonly string[]
}

/**
 * What was done just now. `seconds` are newly watched ones; `answers` those of a practice: the server judges them again, `result` is what the device made of
 * them, in percent.
 */
export interface ProgressReport {
  state?: 'open' | 'done'
  position?: number
  seconds?: number
  result?: number
  answers?: readonly GivenAnswer[]
}

export interface ReaderProps<Content> {
  chapter: ReaderChapter
  content: Content
  /** Its rich texts as safe HTML, by the names of the kind's `documents`. */
  html: Readonly<Record<string, string>>
  progress: ReaderProgress
  /** Keeps what was done, also without a network, and sends it. It never fails. */
  onProgress(report: ProgressReport): void
}

export interface FormProps<Content> {
  content: Content
  /** Takes the whole content anew, with each change. */
  onChange(content: Content): void
  /** The names that the kind's `missing` returns: shown at their fields. */
  problems: readonly string[]
  lang: Lang
  /** The tenant's: times are typed in it. */
  timeZone: string
}
