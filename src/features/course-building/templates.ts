import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'
import { newUuid } from '#kit/new-key.ts'
import type { Shape } from '#kit/texts.ts'
import type { Outline } from './outline.ts'
import type { words } from './texts/id.ts'

type Chapter = readonly [kind: ChapterKindName, minutes: number]

/** Outlines to begin an empty class with: what each chapter is; the titles stand in the texts. */
export const TEMPLATES = {
  workshop: [
    [
      ['article', 5],
      ['article', 10],
    ],
    [
      ['live', 120],
      ['article', 20],
      ['practice', 20],
    ],
    [
      ['article', 5],
      ['discussion', 15],
    ],
  ],
  bootcamp: [
    [
      ['article', 10],
      ['article', 30],
      ['live', 90],
      ['practice', 20],
    ],
    [
      ['video', 30],
      ['live', 90],
      ['practice', 20],
    ],
    [
      ['article', 40],
      ['live', 90],
      ['practice', 20],
    ],
    [
      ['article', 60],
      ['live', 90],
      ['discussion', 30],
    ],
  ],
  webinar: [
    [
      ['article', 5],
      ['live', 90],
      ['discussion', 20],
      ['document', 15],
    ],
  ],
  'self-study': [
    [
      ['article', 5],
      ['video', 10],
    ],
    [
      ['article', 20],
      ['practice', 10],
      ['article', 20],
      ['practice', 10],
    ],
    [
      ['article', 10],
      ['practice', 15],
    ],
  ],
} as const satisfies Record<string, readonly (readonly Chapter[])[]>

export type TemplateName = keyof typeof TEMPLATES
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[]

/** Returns a new outline by a template, with titles in the language of `t`. */
export function outlineOf(name: TemplateName, t: Shape<typeof words>['templates']): Outline {
  const modules: readonly (readonly Chapter[])[] = TEMPLATES[name]
  const titles: readonly { title: string; chapters: readonly string[] }[] = t[name].modules
  return modules.map((chapters, module) => ({
    id: newUuid(),
    title: titles[module]?.title ?? '',
    chapters: chapters.map(([kind, minutes], at) => ({ id: newUuid(), title: titles[module]?.chapters[at] ?? '', kind, minutes })),
  }))
}
