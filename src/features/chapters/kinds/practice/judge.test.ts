import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGiven, isRight, resultOf } from './judge.ts'
import type { PracticeQuestion } from './kind.ts'
import { shuffle, shuffleAway } from './shuffle.ts'

const PROMPT = { type: 'doc' as const, content: [] }
const base = { prompt: PROMPT, whenRight: '', whenWrong: '' }
const optionsOf = (ids: readonly string[]) => ids.map(id => ({ id, text: id }))
const single = (id: string, ids: readonly string[], right: string | null): PracticeQuestion => ({
  ...base,
  id,
  type: 'single',
  options: optionsOf(ids),
  right,
})
const ids = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 12 })

describe('judging', () => {
  it('refuses an answer to a question that has no right one yet, an empty one, and one chosen twice', () => {
    expect(isRight(single('q', ['a', 'b'], null), ['a'])).toBe(false)
    expect(isRight(single('q', ['a', 'b'], 'a'), [])).toBe(false)
    expect(isRight({ ...base, id: 'q', type: 'multiple', options: optionsOf(['a', 'b']), right: ['a', 'b'] }, ['a', 'a'])).toBe(false)
    expect(isRight({ ...base, id: 'q', type: 'fill', gaps: [{ id: 'g', answers: ['ya'] }] }, [])).toBe(false)
  })

  it('takes one choice for right exactly where it is the right one', () => {
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(), (all, a, b) => {
        const [right, given] = [all[a % all.length] ?? '', all[b % all.length] ?? '']
        expect(isRight(single('q', all, right), [given])).toBe(right === given)
      }),
    )
  })

  it('takes several choices in whatever order, but neither more nor fewer', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 11 }), fc.string(), (all, count, seed) => {
        const right = all.slice(0, Math.min(count, all.length - 1))
        const question: PracticeQuestion = { ...base, id: 'q', type: 'multiple', options: optionsOf(all), right }
        expect(isRight(question, shuffle(right, seed))).toBe(true)
        expect(isRight(question, right.slice(1))).toBe(false)
        expect(isRight(question, all)).toBe(false)
      }),
    )
  })

  it('takes an order for right only as it stands, and never shows it as it stands', () => {
    fc.assert(
      fc.property(ids, fc.string(), (all, seed) => {
        const question: PracticeQuestion = { ...base, id: 'q', type: 'order', options: optionsOf(all) }
        expect(isRight(question, all)).toBe(true)
        const shown = shuffleAway(all, seed)
        expect(shown.toSorted()).toEqual(all.toSorted())
        expect(isRight(question, shown)).toBe(false)
      }),
    )
  })

  it('reads words without regard to case, spaces and forms of a letter', () => {
    const question: PracticeQuestion = {
      ...base,
      id: 'q',
      type: 'fill',
      gaps: [
        { id: 'g', answers: ['Ki Hajar  Dewantara', 'Dewantara'] },
        { id: 'h', answers: ['é'] },
      ],
    }
    expect(isRight(question, ['  ki hajar dewantara ', 'e\u0301'])).toBe(true)
    expect(isRight(question, ['DEWANTARA', 'É'])).toBe(true)
    expect(isRight(question, ['Dewan tara', 'é'])).toBe(false)
    expect(isGiven(question, ['x', ' '])).toBe(false)
  })
})

describe('a result', () => {
  const questions = ['p', 'q', 'r'].map(id => single(id, ['a', 'b'], 'a'))

  it('is there once all questions are answered, and not before', () => {
    expect(resultOf({ questions: [] }, [])).toBeUndefined()
    expect(resultOf({ questions }, [{ questionId: 'p', given: ['a'] }])).toBeUndefined()
    expect(
      resultOf(
        { questions },
        [...'pqr'].map(questionId => ({ questionId, given: [questionId === 'r' ? 'b' : 'a'] })),
      ),
    ).toBe(66)
  })

  it('counts the first answer to a question, and none to one that is gone', () => {
    const answers = [...'pqrpx'].map((questionId, at) => ({ questionId, given: [at < 3 ? 'a' : 'b'] }))
    expect(resultOf({ questions }, answers)).toBe(100)
  })
})

describe('shuffling', () => {
  it('is the same for one person and keeps each item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        expect(shuffle(items, seed)).toEqual(shuffle(items, seed))
        const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)
        expect(sorted(shuffle(items, seed))).toEqual(sorted(items))
      }),
    )
  })

  it('differs between people', () => {
    const orders = new Set(Array.from({ length: 50 }, (_, at) => shuffle([1, 2, 3, 4, 5, 6], `person ${at}`).join('')))
    expect(orders.size).toBeGreaterThan(30)
  })
})
