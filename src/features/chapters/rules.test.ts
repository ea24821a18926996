import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChapterDone, type ChapterRule, chapterRule, locksOf, type RuledChapter } from './rules.ts'

const NOW = new Date('2026-08-17T03:00:00Z')
const IDS = ['a', 'b', 'c', 'd', 'e', 'f']

const rules = fc.option(
  fc.oneof(
    fc.constantFrom<ChapterRule>({ type: 'free' }, { type: 'sequence' }),
    fc.record({
      type: fc.constant('result' as const),
      chapterId: fc.constantFrom(...IDS, 'gone'),
      atLeast: fc.integer({ min: 0, max: 100 }),
    }),
    fc.constantFrom<ChapterRule>({ type: 'date', at: '2026-08-16T03:00:00Z' }, { type: 'date', at: '2026-08-18T03:00:00Z' }),
  ),
)
const courses = fc
  .array(fc.record({ rule: rules, isPreview: fc.boolean(), isUnwritten: fc.boolean() }), { maxLength: IDS.length })
  .map(parts => parts.map((part, at): RuledChapter => ({ id: IDS[at] ?? '', title: `Bab ${at}`, ...part })))
const doings = fc.uniqueArray(
  fc.record({ chapterId: fc.constantFrom(...IDS), isDone: fc.boolean(), result: fc.option(fc.integer({ min: 0, max: 100 })) }),
  { selector: one => one.chapterId },
)
const orders = fc.constantFrom('free' as const, 'sequence' as const)

describe('the locks of a class', () => {
  it('who takes no part reads previews, and nothing else', () => {
    fc.assert(
      fc.property(courses, orders, doings, (chapters, order, done) => {
        const locks = locksOf(chapters, { order, isIn: false, done, now: NOW })
        for (const { id, isPreview } of chapters) expect(locks.get(id)).toEqual(isPreview ? undefined : { reason: 'not-joined' })
      }),
    )
  })

  it('for participants: a preview and what was done is open; all others are as their rule says', () => {
    fc.assert(
      fc.property(courses, orders, doings, (chapters, order, done) => {
        const locks = locksOf(chapters, { order, isIn: true, done, now: NOW })
        const isDone = (id: string) => done.some(one => one.chapterId === id && one.isDone)
        for (const [at, { id, isPreview, isUnwritten, rule }] of chapters.entries()) {
          const lock = locks.get(id)
          if (isPreview || isDone(id)) expect(lock).toBeUndefined()
          else if ((rule?.type ?? order) === 'free') expect(lock).toBeUndefined()
          else if (rule?.type === 'date') expect(lock !== undefined).toBe(new Date(rule.at) > NOW || isUnwritten === true)
          else if ((rule?.type ?? order) === 'sequence') {
            const before = chapters.slice(0, at).filter(one => !isDone(one.id) && !one.isUnwritten)
            expect(lock).toEqual(before[0] && { reason: 'before', chapterId: before[0].id, title: before[0].title })
          } else if (rule?.type === 'result') {
            const isThere = chapters.some(one => one.id === rule.chapterId)
            const reached = (done.find(one => one.chapterId === rule.chapterId)?.result ?? -1) >= rule.atLeast
            expect(lock !== undefined).toBe(isThere && !reached)
          }
        }
      }),
    )
  })

  it('opens, and never closes, with what is done, with each better result, with time and with joining', () => {
    const better = (done: readonly ChapterDone[], id: string): ChapterDone[] => [
      ...done.filter(one => one.chapterId !== id),
      { chapterId: id, isDone: true, result: 100 },
    ]
    fc.assert(
      fc.property(courses, orders, doings, fc.constantFrom(...IDS), fc.boolean(), (chapters, order, done, id, isIn) => {
        const before = locksOf(chapters, { order, isIn, done, now: NOW })
        const later = new Date('2026-08-19T00:00:00Z')
        const grown = [
          locksOf(chapters, { order, isIn, done: better(done, id), now: NOW }),
          locksOf(chapters, { order, isIn, done, now: later }),
        ]
        for (const after of grown) for (const one of after.keys()) expect(before.has(one)).toBe(true)
        if (!isIn) return
        const outside = locksOf(chapters, { order, isIn: false, done, now: NOW })
        for (const one of before.keys()) expect(outside.has(one)).toBe(true)
      }),
    )
  })

  it('in sequence never shuts somebody out: what is named as missing first is open itself', () => {
    fc.assert(
      fc.property(courses, doings, (chapters, done) => {
        const plain = chapters.map(one => ({ ...one, rule: null }))
        const locks = locksOf(plain, { order: 'sequence', isIn: true, done, now: NOW })
        for (const lock of locks.values()) expect(lock.reason === 'before' && !locks.has(lock.chapterId)).toBe(true)
      }),
    )
  })

  it('in sequence are the same without the chapters in which nothing is written: those can’t be done', () => {
    fc.assert(
      fc.property(courses, doings, (chapters, done) => {
        const locks = (of: readonly RuledChapter[]) => locksOf(of, { order: 'sequence', isIn: true, done, now: NOW })
        // A result is asked of a chapter by its name, written or not.
        const ruled = chapters.map(one => (one.rule?.type === 'result' ? { ...one, rule: null } : one))
        const written = ruled.filter(one => !one.isUnwritten)
        const [all, alone] = [locks(ruled), locks(written)]
        for (const { id } of written) expect(all.get(id)).toEqual(alone.get(id))
      }),
    )
  })

  it('in sequence go past a chapter that opens on a day while it is not written, and wait for it once it is', () => {
    const rule = { type: 'date' as const, at: '2026-08-18T03:00:00.000Z' }
    const outline = (isUnwritten: boolean): RuledChapter[] => [
      { id: 'a', title: 'A', isPreview: false, rule: null, isUnwritten: false },
      { id: 'b', title: 'B', isPreview: false, rule, isUnwritten },
      { id: 'c', title: 'C', isPreview: false, rule: null, isUnwritten: false },
    ]
    const locks = (isUnwritten: boolean, now: Date, ...ids: string[]) => {
      const done = ids.map(chapterId => ({ chapterId, isDone: true, result: null }))
      return Object.fromEntries(locksOf(outline(isUnwritten), { order: 'sequence', isIn: true, done, now }))
    }
    const later = new Date('2026-08-19T00:00:00Z')
    expect(locks(true, NOW)).toEqual({ b: { reason: 'date', at: rule.at }, c: { reason: 'before', chapterId: 'a', title: 'A' } })
    for (const now of [NOW, later]) expect(locks(true, now, 'a')).toEqual({ b: { reason: 'date', at: rule.at } })
    const before = { c: { reason: 'before', chapterId: 'b', title: 'B' } }
    expect(locks(false, NOW, 'a')).toEqual({ b: { reason: 'date', at: rule.at }, ...before })
    expect(locks(false, later, 'a')).toEqual(before)
    expect(locks(false, later, 'a', 'b')).toEqual({})
  })
})

describe('a rule', () => {
  it.each([
    ['an unknown type', { type: 'moon' }],
    ['a date without a time', { type: 'date', at: '2026-08-17' }],
    ['a day that is not', { type: 'date', at: '2026-02-30T00:00:00Z' }],
    ['a time without a zone', { type: 'date', at: '2026-08-17T10:00:00' }],
    ['a result of more than all', { type: 'result', chapterId: '01900000-0000-7000-8000-000000000000', atLeast: 101 }],
    ['a result below nothing', { type: 'result', chapterId: '01900000-0000-7000-8000-000000000000', atLeast: -1 }],
    ['a result of no chapter', { type: 'result', chapterId: 'satu', atLeast: 50 }],
  ])('with %s is refused', (_, rule) => {
    expect(chapterRule.safeParse(rule).success).toBe(false)
  })

  it('by a date opens at its moment, not before, and not by anybody’s clock but the server’s', () => {
    const chapters = [{ id: 'a', title: 'A', isPreview: false, rule: { type: 'date' as const, at: '2026-08-17T03:00:00.000Z' } }]
    const at = (now: Date) => locksOf(chapters, { order: 'free', isIn: true, done: [], now }).size
    expect([at(new Date(NOW.getTime() - 1)), at(NOW)]).toEqual([1, 0])
  })

  it('by a date stays closed after it while nothing is written in the chapter', () => {
    const rule = { type: 'date' as const, at: '2020-01-01T00:00:00.000Z' }
    const chapters = [
      { id: 'a', title: 'A', isPreview: false, rule, isUnwritten: true },
      { id: 'b', title: 'B', isPreview: false, rule, isUnwritten: false },
    ]
    const locks = locksOf(chapters, { order: 'free', isIn: true, done: [], now: NOW })
    expect([...locks]).toEqual([['a', { reason: 'date', at: rule.at }]])
  })
})
