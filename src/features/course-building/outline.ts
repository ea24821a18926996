import { z } from 'zod'
import { CHAPTER_KINDS, type ChapterKindName } from '#features/chapters/kinds/kind.ts'

export const MOST_MODULES = 60
export const MOST_CHAPTERS = 400

/** A module's id in the examples of calls; those of classes and chapters are another one. */
export const MODULE_EXAMPLE = '01a200f0-aa13-7411-a17c-e8caa1dfcfbf'
const CHAPTER_EXAMPLE = { id: '01a200f0-aa13-7411-a17c-e8caa1dfcfbe', title: 'Mengenal HTML' }

const title = z.string().trim().max(160)
const chapterInput = z.object({
  id: z.uuid(),
  title,
  /** Of a new chapter; that of one that is there stays. */
  kind: z.enum(CHAPTER_KINDS).default('article'),
  minutes: z.number().int().min(1).max(1440).default(10),
  /** A new chapter begins as a copy of this one, which the writer may write. */
  copyOf: z.uuid().optional(),
  /** A new chapter begins with this chapter of one of the tenant's templates, whose kind and length it takes. */
  ofTemplate: z.uuid().optional(),
})
const moduleInput = z.object({
  id: z.uuid(),
  title,
  chapters: z.array(chapterInput).max(MOST_CHAPTERS),
})

/** A whole outline as it is saved: what it does not name is taken out, what it names again is put back. */
export const outlineInput = z.object({
  id: z.uuid(),
  base: z.number().int().min(1).meta({ example: 1 }),
  modules: z
    .array(moduleInput)
    .max(MOST_MODULES)
    .meta({ example: [{ id: MODULE_EXAMPLE, title: 'Dasar', chapters: [CHAPTER_EXAMPLE] }] }),
})
export type OutlineInput = z.output<typeof outlineInput>

/** `new`: never published; `changed`: readers see an older one; `withdrawn`: was published. */
export const CHAPTER_STATES = ['new', 'changed', 'published', 'withdrawn'] as const
export type ChapterState = (typeof CHAPTER_STATES)[number]

export interface OutlineChapter {
  id: string
  title: string
  kind: ChapterKindName
  minutes: number
  copyOf?: string | undefined
  ofTemplate?: string | undefined
}

export interface OutlineModule {
  id: string
  title: string
  chapters: OutlineChapter[]
}

export type Outline = OutlineModule[]

/** Returns where a chapter stands: the positions of its module and of it there; undefined if it is not in the outline. */
export function placeOf(outline: Outline, chapterId: string): { module: number; at: number } | undefined {
  for (const [module, { chapters }] of outline.entries()) {
    const at = chapters.findIndex(({ id }) => id === chapterId)
    if (at >= 0) return { module, at }
  }
  return undefined
}

/** Returns the outline with a chapter at another place; `at` counts without it. A place that is none leaves all as it is. */
export function moveChapter(outline: Outline, chapterId: string, to: { module: number; at: number }): Outline {
  const from = placeOf(outline, chapterId)
  const chapter = from && outline[from.module]?.chapters[from.at]
  if (!chapter || !outline[to.module]) return outline
  const without = outline.map(one => ({ ...one, chapters: one.chapters.filter(({ id }) => id !== chapterId) }))
  return without.map((one, index) => (index === to.module ? { ...one, chapters: one.chapters.toSpliced(to.at, 0, chapter) } : one))
}

/** Returns the outline with a chapter one step up (-1) or down (1): past the end of its module it goes into the next one. */
export function stepChapter(outline: Outline, chapterId: string, step: -1 | 1): Outline {
  const from = placeOf(outline, chapterId)
  if (!from) return outline
  const { chapters = [] } = outline[from.module] ?? {}
  const at = from.at + step
  if (at >= 0 && at < chapters.length) return moveChapter(outline, chapterId, { module: from.module, at })
  const module = from.module + step
  const beside = outline[module]
  return beside ? moveChapter(outline, chapterId, { module, at: step === 1 ? 0 : beside.chapters.length }) : outline
}

/** Returns the outline with a module at another position. */
export function moveModule(outline: Outline, from: number, to: number): Outline {
  const module = outline[from]
  return module && to >= 0 && to < outline.length ? outline.toSpliced(from, 1).toSpliced(to, 0, module) : outline
}
