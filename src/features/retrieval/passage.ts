import type { Term } from './query/parse-query.ts'

/** What passages come from. `page`: a static page of the site or one of the tenant's own. */
export type SourceKind = 'post' | 'class' | 'chapter' | 'program' | 'question' | 'career' | 'job' | 'mentor' | 'portfolio' | 'page'

/** Where an answer comes from: what is cited. `href` is a path on the tenant's own site, without a language's prefix. */
export interface Source {
  kind: SourceKind
  /** The source's id; of a page its path. */
  id: string
  title: string
  href: string
  lang: string
}

/** A part of a source, as plain text. */
export interface Passage {
  id: string
  source: Source
  /** The heading that it stands under; '' if none. */
  heading: string
  text: string
  /** How well it fits, from 0 to 1, comparable between questions. */
  score: number
}

/** What was found for a question, best first, at most one passage a source among the first. `isEnough`: the best one fits so well that it answers; otherwise nothing is to be claimed. */
export interface Found {
  passages: Passage[]
  isEnough: boolean
  /** What was asked for. */
  terms: readonly Term[]
}
