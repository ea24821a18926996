import { describe, expect, it } from 'vitest'
import { DISC_GROUPS, type DiscAnswer, discTypeOf, STYLES, type Style, stylesOfGroup } from './disc.ts'
import { words as en } from './texts/en.ts'
import { words as id } from './texts/id.ts'
import { DISC_TYPES } from './voice.ts'

const answers = (...pairs: string[]): DiscAnswer[] => pairs.map(pair => ({ most: pair[0] as Style, least: pair[1] as Style }))

describe('the reflection test', () => {
  it('names the strongest style, and the next one only where it is near and has anything for it', () => {
    expect(discTypeOf(answers(...Array<string>(8).fill('DS')))).toBe('D')
    expect(discTypeOf(answers(...Array<string>(8).fill('CI')))).toBe('C')
    expect(discTypeOf(answers('IC', 'IC', 'IC', 'SC', 'SC', 'SD', 'ID', 'SD'))).toBe('IS')
    expect(discTypeOf(answers('SC', 'SC', 'IC', 'SC', 'SD', 'SC', 'SD', 'ID'))).toBe('S')
  })

  it('always answers a type that the table takes', () => {
    for (let seed = 0; seed < 500; seed++) {
      const given = Array.from({ length: DISC_GROUPS }, (_, at) => {
        const most = STYLES[(seed * 7 + at * 3) % 4] ?? 'D'
        const least = STYLES[(seed * 7 + at * 3 + 1 + ((seed + at) % 3)) % 4] ?? 'I'
        return { most, least }
      })
      expect(DISC_TYPES).toContain(discTypeOf(given))
    }
  })

  it('has a statement for each style in each group, in an order that tells nothing', () => {
    for (const texts of [id.disc, en.disc])
      for (const style of STYLES) {
        expect(texts[style]).toHaveLength(DISC_GROUPS)
        expect(new Set(texts[style]).size).toBe(DISC_GROUPS)
      }
    const first = Array.from({ length: DISC_GROUPS }, (_, at) => stylesOfGroup(at)[0])
    for (const style of STYLES) expect(first.filter(one => one === style)).toHaveLength(2)
    expect(stylesOfGroup(5).toSorted()).toEqual([...STYLES].toSorted())
  })
})
