import { describe, expect, it } from 'vitest'
import { isEnough } from './enough.ts'
import { type KnownWords, mayBeTypo } from './known-words.server.ts'
import type { SourceKind } from './passage.ts'
import { PassageIndex } from './passage-index.ts'
import { parseQuery } from './query/parse-query.ts'
import { type Asked, rankPassages, type ScoredPassage } from './rank-passages.ts'
import { fieldOf, positionOf, readVector } from './read-vector.ts'
import { hitsIn, type PassageScore, scorePassage } from './score-passage.ts'
import { weighTerms } from './weigh-terms.ts'

/** A tenant of 100 sources whose words are their own stems. */
const knowing = (sources: Record<string, number>, alike: KnownWords['alike'] = []): KnownWords => ({
  total: 100,
  stemsOf: word => (word.includes(' ') ? [] : [word]),
  sourcesOf: stem => sources[stem] ?? 0,
  alike,
})
const weigh = (query: string, known: KnownWords) => weighTerms(parseQuery(query).terms, known)

describe('terms', () => {
  it('weigh the more, the fewer sources have them', () => {
    const [rare, common] = weigh('lebah kebun', knowing({ lebah: 1, kebun: 60 }))
    expect(rare?.weight).toBeGreaterThan(common?.weight ?? 1)
  })
  it('count in other words less than in their own, and in what is near least', () => {
    const [jobs] = weigh('vacancy', knowing({ vacancy: 5, lowongan: 5, gaji: 5 }))
    const [own = 0, same = 0, near = 0] = ['vacancy', 'lowongan', 'gaji'].map(stem => jobs?.stems.get(stem))
    expect(own).toBe(1)
    expect(same).toBeLessThan(own)
    expect(near).toBeLessThan(same)
    expect(near).toBeGreaterThan(0)
  })
  it('are corrected where nobody wrote them, and not where they are words', () => {
    const written = { word: 'kelinci', stem: 'kelinci', sources: 3 }
    const [typed] = weigh('kelnici', knowing({}, [{ asked: 'kelnici', ...written }]))
    expect(typed?.exact).toEqual({ stems: ['kelinci'], rows: [] })
    const mayBe = (query: string) => parseQuery(query).terms.map(mayBeTypo)
    expect(mayBe('kelnici')).toEqual([true])
    // What is in the dictionary, and what is written as a name.
    expect(mayBe('hujan')).toEqual([false])
    expect(mayBe('rumah Kelnici')).toEqual([false, false])
  })
  it('weigh more as names, and are no other words then', () => {
    const known = knowing({ fajar: 1, morning: 1 })
    const [plain] = weigh('apakah fajar datang', known)
    const [name] = weigh('apakah Fajar datang', known)
    expect(name?.weight).toBeGreaterThan(plain?.weight ?? 2)
    expect(name?.stems.get('morning')).toBeLessThan(plain?.stems.get('morning') ?? 0)
  })
})

const vector = (text: string) =>
  text
    .split(' ')
    .map((word, at) => `'${word}':${at + 1}`)
    .join(' ')
const indexOf = (words: string) => {
  const index = new PassageIndex()
  const passage = { id: 'a', kind: 'post', sourceId: 'a', lang: 'id', classId: null, isPreview: false, titleWords: 2, answers: [] } as const
  index.put('post a', [{ ...passage, words }])
  return index
}
const scoreOf = (query: string, words: string, sources: Record<string, number>, titleWords = 3): PassageScore => {
  const terms = weigh(query, knowing(sources))
  const [hits] = hitsIn(indexOf(words), [0], terms)
  if (!hits) throw new Error('a passage without hits')
  return scorePassage(hits, terms, titleWords)
}

describe('a passage', () => {
  const sources = { lebah: 2, sarang: 2, madu: 2 }
  it('is read where its words stand', () => {
    const places: [string, number, string][] = []
    readVector(`'it''s':4B 'label':2 'lebah':1A,12 'x':3C`, (stem, occurrence) =>
      places.push([stem, positionOf(occurrence), fieldOf(occurrence)]),
    )
    expect(places).toEqual([
      ["it's", 4, 'B'],
      ['label', 2, 'D'],
      ['lebah', 1, 'A'],
      ['lebah', 12, 'D'],
      ['x', 3, 'C'],
    ])
  })
  it('has more where words stand together', () => {
    const [near, far] = [`'lebah':3 'sarang':9`, `'lebah':3 'sarang':90`].map(words => scoreOf('lebah sarang', words, sources))
    expect(near?.has).toEqual(far?.has)
    expect(near?.together.every(value => value > 0)).toBe(true)
    expect(far?.together.filter(value => value > 0)).toHaveLength(1)
  })
  it('has more where they stand as they were asked', () => {
    expect(scoreOf('lebah sarang', vector('lebah sarang'), sources).inRow).toBeGreaterThan(0)
    expect(scoreOf('lebah sarang', vector('sarang lebah'), sources).inRow).toBe(0)
  })
  it('is told apart by its title', () => {
    const short = scoreOf('lebah madu', `'lebah':1A 'madu':2A`, sources, 2).ofTitle
    expect(short).toBeGreaterThan(scoreOf('lebah madu', `'lebah':1A 'madu':2A`, sources, 8).ofTitle)
    expect(scoreOf('lebah madu', `'lebah':1 'madu':2`, sources, 2).ofTitle).toBe(0)
  })
})

describe('the order', () => {
  const passage = (id: string, kind: SourceKind, has: number[], sourceId = id) => ({
    passage: { id, kind, sourceId, lang: 'id' },
    has,
    together: has,
    inRow: 0,
    ofTitle: 0,
  })
  type Ranking = ReturnType<typeof passage>['passage']
  const terms = [{ weight: 1 }, { weight: 0.5 }]
  const asked: Asked<Ranking> = { lang: 'id', kinds: {}, canAnswer: () => true }
  const order = (passages: ScoredPassage<Ranking>[], more: Partial<typeof asked> = {}) =>
    rankPassages(passages, terms, { ...asked, ...more })
  const idsOf = (passages: ScoredPassage<Ranking>[]) => order(passages).map(one => one.passage.id)

  it('is by what they have of what weighs', () => {
    expect(idsOf([passage('a', 'post', [0, 1]), passage('b', 'post', [1, 0])])).toEqual(['b', 'a'])
  })
  it('has one passage a source, with what the others of its source say', () => {
    expect(idsOf([passage('a', 'post', [1, 0]), passage('a2', 'post', [0, 1], 'a'), passage('b', 'post', [1, 0])])).toEqual(['a', 'b'])
  })
  it('has a source once, in the language that is asked in', () => {
    const english = passage('a2', 'post', [1, 0], 'a')
    english.passage.lang = 'en'
    expect(idsOf([english, passage('a', 'post', [1, 0])])).toEqual(['a'])
  })
  it('counts a source as the best of its languages does, and shows the one that is asked in', () => {
    const english = passage('a2', 'post', [1, 1], 'a')
    english.passage.lang = 'en'
    const [best] = order([english, passage('a', 'post', [0, 1])])
    expect([best?.passage.id, best?.ofSource]).toEqual(['a', [1, 1]])
  })
  it('prefers the kind that is asked for, and what can answer', () => {
    const ones = [passage('a', 'post', [1, 1]), passage('b', 'class', [1, 1])]
    expect(order(ones, { kinds: { class: 1.1 } })[0]?.passage.id).toBe('b')
    expect(order(ones, { canAnswer: ({ id }) => id === 'b' })[0]?.passage.id).toBe('b')
    const [best] = order(ones, { kinds: { class: 3 } })
    expect(best?.score).toBe(1)
  })
})

describe('what was found', () => {
  const terms = [{ isName: false }, { isName: true }]
  const one = (score: number, ofSource = [1, 1]) => ({ score, ofSource })
  it('is enough from a score on', () => {
    expect(isEnough('lebah', terms, [one(0.65)])).toBe(true)
    expect(isEnough('lebah', terms, [one(0.5)])).toBe(false)
    expect(isEnough('lebah', terms, [])).toBe(false)
  })
  it('has to fit better where several sources fit alike', () => {
    expect(isEnough('lebah', terms, [one(0.65), one(0.64), one(0.63)])).toBe(false)
    expect(isEnough('lebah', terms, [one(0.65), one(0.64), one(0.1)])).toBe(true)
  })
  it('has to fit worse, the longer the question is', () => {
    const long = Array.from({ length: 8 }, () => ({ isName: false }))
    expect(isEnough('lebah', terms, [one(0.5)])).toBe(false)
    expect(isEnough('lebah', long, [one(0.5)])).toBe(true)
  })
  it('has to fit better where a name is missing, or where such a thing is seldom told', () => {
    expect(isEnough('lebah', terms, [one(0.65, [1, 0])])).toBe(false)
    expect(isEnough('lebah', terms, [one(0.8, [1, 0])])).toBe(true)
    expect(isEnough('bagaimana cuaca besok', terms, [one(0.65)])).toBe(false)
  })
})
