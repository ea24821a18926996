import { describe, expect, it } from 'vitest'
import { chooseCandidates } from './choose-candidates.ts'
import { type NewPassage, PassageIndex } from './passage-index.ts'
import { toOccurrence } from './read-vector.ts'
import { hitsIn } from './score-passage.ts'
import type { WeighedTerm, Wording } from './weigh-terms.ts'

const passage = (id: string, words: string, more: Partial<NewPassage> = {}): NewPassage => ({
  id,
  kind: 'post',
  sourceId: id,
  lang: 'id',
  classId: null,
  isPreview: false,
  titleWords: 2,
  answers: [],
  words,
  ...more,
})
const indexOf = (...passages: NewPassage[]) => {
  const index = new PassageIndex()
  for (const one of passages) index.put(`post ${one.sourceId}`, [one])
  return index
}

describe('an index', () => {
  it('knows where words stand, and how many sources have them', () => {
    const index = indexOf(passage('a', `'lebah':1A,7 'madu':2`), passage('b', `'lebah':4C`))
    expect([index.sources, index.sourcesOf('lebah'), index.sourcesOf('madu'), index.sourcesOf('hujan')]).toEqual([2, 2, 1, 0])
    expect([...index.occurrencesOf('lebah')]).toEqual([0, toOccurrence(1, 0), 0, toOccurrence(7, 3), 1, toOccurrence(4, 2)])
    expect([...index.occurrencesOf('hujan')]).toEqual([])
  })
  it('knows where words stand in a row, within one field', () => {
    const index = indexOf(
      passage('a', `'air':2,9 'mata':1,5`),
      passage('b', `'air':1 'mata':2`),
      passage('c', `'air':2B 'mata':1A`),
      passage('d', `'air':8B 'mata':7B 'hulu':6B`),
    )
    const row = (...stems: string[]) => [...index.occurrencesOfRow(stems.map((stem, at) => ({ stem, at })))]
    expect(row('mata', 'air')).toEqual([0, toOccurrence(1, 3), 3, toOccurrence(7, 1)])
    expect(row('hulu', 'mata', 'air')).toEqual([3, toOccurrence(6, 1)])
    expect(row('mata', 'hujan')).toEqual([])
    expect(row()).toEqual([])
  })
  it('counts a source once, in several passages and languages', () => {
    const index = new PassageIndex()
    index.put('post a', [
      passage('1', `'lebah':1`, { sourceId: 'a' }),
      passage('2', `'bee':1 'lebah':2`, { sourceId: 'a', lang: 'en' }),
      passage('3', `'lebah':1`, { sourceId: 'a' }),
    ])
    expect(index.sourcesOf('lebah')).toBe(1)
  })
  it('forgets what is replaced or removed, counts included', () => {
    const index = indexOf(passage('a', `'lebah':1`), passage('b', `'lebah':1`))
    expect(index.sourcesOf('lebah')).toBe(2)
    index.put('post a', [passage('a2', `'madu':1`, { sourceId: 'a' })])
    expect([index.sourcesOf('lebah'), index.sourcesOf('madu'), index.sources]).toEqual([1, 1, 2])
    index.remove('post b')
    index.remove('post b')
    expect([index.sourcesOf('lebah'), index.sources]).toEqual([0, 1])
    expect(chosen(index, [term(['lebah'], 1)])).toEqual([])
  })
  it('is worn when most of it was replaced', () => {
    const index = indexOf(passage('a', `'lebah':1`))
    expect(index.isWorn).toBe(false)
    index.put('post a', [passage('a', `'lebah':1`)])
    index.put('post a', [passage('a', `'lebah':1`)])
    expect(index.isWorn).toBe(true)
  })
})

const wording = (stems: string[], rows: Wording['rows'] = []): Wording => ({ stems, rows })
const term = (stems: string[], weight: number, alike = wording([])): WeighedTerm => ({
  exact: wording(stems),
  alike,
  weight,
  isName: false,
  stems: new Map(),
  rows: [],
})
const chosen = (index: PassageIndex, terms: WeighedTerm[], { most = 9, mayBe = (_: { id: string }): boolean => true } = {}) =>
  chooseCandidates(index, terms, mayBe, most).map(({ passage }) => passage.id)

describe('the passages that are looked at closely', () => {
  const index = indexOf(
    passage('a', `'lebah':1 'kebun':2`),
    passage('b', `'lebah':1,2,3,4`),
    passage('c', `'tawon':1`),
    passage('d', `'kebun':1`),
    passage('e', `'air':1 'mata':2`),
    passage('f', `'mata':1 'air':2`),
  )
  it('are those that have most of what weighs, each word once', () => {
    expect(chosen(index, [term(['lebah'], 0.8), term(['kebun'], 0.5)])).toEqual(['a', 'b', 'd'])
    expect(chosen(index, [term(['lebah'], 0.8), term(['kebun'], 0.5)], { most: 1 })).toEqual(['a'])
  })
  it('have it in its own words rather than in others', () => {
    expect(chosen(index, [term(['lebah'], 0.8, wording(['tawon']))])).toEqual(['a', 'b', 'c'])
    // Both are one term: what has it in its own words has no more of it by the other.
    expect(chosen(index, [term(['lebah'], 0.8, wording(['kebun']))])).toEqual(['a', 'b', 'd'])
  })
  it('are not found by what nearly every text has, but ranked', () => {
    expect(chosen(index, [term(['lebah'], 0.8), term(['kebun'], 0.1)])).toEqual(['a', 'b'])
    expect(chosen(index, [term(['kebun'], 0.1)])).toEqual(['a', 'd'])
  })
  it('are found by words in a row', () => {
    const spring = [
      { stem: 'mata', at: 0 },
      { stem: 'air', at: 1 },
    ]
    expect(chosen(index, [term([], 1, wording([], [spring]))])).toEqual(['f'])
    expect(chosen(index, [term([], 1, wording([], [[...spring, { stem: 'hujan', at: 2 }]]))])).toEqual([])
  })
  it('are met where words in a row begin', () => {
    const parts = ['mata', 'air'].map((stem, at) => ({ stem, at }))
    expect(hitsIn(index, [5, 4], [{ ...term([], 1), rows: [{ parts, value: 0.7 }] }])).toEqual([
      { A: [], B: [], C: [], D: [{ term: 0, at: 1, value: 0.7 }] },
      { A: [], B: [], C: [], D: [] },
    ])
  })
  it('are none that the asker may not read', () => {
    expect(chosen(index, [term(['lebah'], 1)], { mayBe: ({ id }) => id !== 'a', most: 1 })).toEqual(['b'])
  })
})
