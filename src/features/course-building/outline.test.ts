import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGS } from '#kit/lang.ts'
import { moveChapter, moveModule, type Outline, outlineInput, placeOf, stepChapter } from './outline.ts'
import { outlineOf, TEMPLATE_NAMES, TEMPLATES } from './templates.ts'
import { buildingTexts } from './texts.ts'

const chapter = (id: string) => ({ id, title: id, kind: 'article' as const, minutes: 5 })
const outline: Outline = [
  { id: 'A', title: 'A', chapters: [chapter('a1'), chapter('a2')] },
  { id: 'B', title: 'B', chapters: [] },
  { id: 'C', title: 'C', chapters: [chapter('c1')] },
]
const shown = (of: Outline) => of.map(({ id, chapters }) => [id, ...chapters.map(one => one.id)].join(' '))

describe('a chapter', () => {
  it('steps through its module and into the next one, and no further than the ends', () => {
    expect(shown(stepChapter(outline, 'a1', 1))).toEqual(['A a2 a1', 'B', 'C c1'])
    expect(shown(stepChapter(outline, 'a2', 1))).toEqual(['A a1', 'B a2', 'C c1'])
    expect(shown(stepChapter(outline, 'c1', -1))).toEqual(['A a1 a2', 'B c1', 'C'])
    expect(stepChapter(outline, 'a1', -1)).toBe(outline)
    expect(stepChapter(outline, 'c1', 1)).toBe(outline)
    expect(stepChapter(outline, 'x', 1)).toBe(outline)
  })

  it('is never lost or doubled, wherever it is moved', () => {
    const moves = fc.array(
      fc.tuple(fc.constantFrom('a1', 'a2', 'c1', 'x'), fc.integer({ min: -1, max: 4 }), fc.integer({ min: -1, max: 4 })),
    )
    fc.assert(
      fc.property(moves, all => {
        const moved = all.reduce((now, [id, module, at]) => moveModule(moveChapter(now, id, { module, at }), module, at), outline)
        expect(moved.flatMap(({ chapters }) => chapters.map(({ id }) => id)).sort()).toEqual(['a1', 'a2', 'c1'])
        expect(moved.map(({ id }) => id).sort()).toEqual(['A', 'B', 'C'])
        expect(placeOf(moved, 'c1')).toBeDefined()
      }),
    )
  })
})

it('each template is an outline that can be saved, with a title for each chapter in each language', () => {
  for (const lang of LANGS)
    for (const name of TEMPLATE_NAMES) {
      const { templates } = buildingTexts(lang)
      expect(templates[name].modules.map(({ chapters }) => chapters.length)).toEqual(TEMPLATES[name].map(chapters => chapters.length))
      const modules = outlineOf(name, templates)
      expect(outlineInput.safeParse({ id: modules[0]?.id, base: 1, modules }).error).toBeUndefined()
    }
})
