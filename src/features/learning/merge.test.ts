import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChapterRule } from '#features/chapters/rules.ts'
import { type MergedChapter, type MergedProgress, mergeItems, type ProgressItem } from './merge.ts'

const NOW = new Date('2026-08-17T03:00:00Z')
const JOINED = NOW.getTime() - 30 * 86_400_000
const ids = ['a', 'b', 'c', 'd', 'e']

const chapter = (id: string, more: Partial<MergedChapter> = {}): MergedChapter => ({
  id,
  title: id,
  rule: null,
  isPreview: false,
  kind: 'article',
  needed: undefined,
  ...more,
})
const item = (more: Partial<ProgressItem>): ProgressItem => ({
  id: '1',
  chapterId: 'a',
  state: 'open',
  at: NOW.getTime() - 60_000,
  ...more,
})
const parts = (chapters: MergedChapter[], order: 'free' | 'sequence' = 'free') => ({ chapters, order, joinedAt: JOINED, now: NOW })

/** Reports in this order and division, each call with what waited before it, as the server does. */
function report(chapters: MergedChapter[], order: 'free' | 'sequence', calls: readonly (readonly ProgressItem[])[]) {
  let after: ReadonlyMap<string, MergedProgress> = new Map()
  let waiting: readonly ProgressItem[] = []
  const counted = new Set<string>()
  const steps: ReadonlyMap<string, MergedProgress>[] = []
  for (const call of calls) {
    const fresh = [...new Map(call.map(each => [each.id, each])).values()].filter(({ id }) => !counted.has(id))
    const pending = [...new Map([...waiting, ...fresh].map(each => [each.id, each])).values()]
    for (const { id } of pending) counted.add(id)
    ;({ after, waiting } = mergeItems(after, pending, parts(chapters, order)))
    steps.push(after)
  }
  return { after, waiting, steps }
}

const rule = fc.option(
  fc.oneof(
    fc.constantFrom<ChapterRule>({ type: 'free' }, { type: 'sequence' }),
    fc.record({ type: fc.constant('result' as const), chapterId: fc.constantFrom(...ids), atLeast: fc.integer({ min: 0, max: 100 }) }),
    fc.constantFrom<ChapterRule>({ type: 'date', at: '2026-08-16T00:00:00Z' }, { type: 'date', at: '2026-08-18T00:00:00Z' }),
  ),
)
const courses = fc
  .array(
    fc.record({
      rule,
      isPreview: fc.boolean(),
      as: fc.constantFrom(
        { kind: 'article' as const, needed: undefined },
        { kind: 'video' as const, needed: 90 },
        { kind: 'practice' as const, needed: 60 },
      ),
    }),
    { minLength: ids.length, maxLength: ids.length },
  )
  .map(all => all.map(({ as, ...more }, at) => chapter(ids[at] ?? '', { ...more, ...as })))
const reports = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    chapterId: fc.constantFrom(...ids),
    state: fc.constantFrom('open' as const, 'done' as const),
    position: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined }),
    seconds: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
    result: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    // Some of the same time, some before the person came in, some by a clock that is ahead.
    at: fc.integer({ min: -3, max: 40 }).map(hours => JOINED + hours * 18 * 3_600_000 + 1000),
  }),
  { selector: each => each.id, maxLength: 24 },
)

/** When a recording or a practice was done is the time of the report that showed it, which depends on what came before. */
function endOf(chapters: MergedChapter[], after: ReadonlyMap<string, MergedProgress>) {
  return chapters.map(({ id, kind }) => {
    const one = after.get(id)
    return one && { ...one, doneAt: kind === 'article' ? one.doneAt : one.doneAt !== null }
  })
}

describe('progress', () => {
  it('ends the same in any order, any duplication and any division over devices and calls', () => {
    fc.assert(
      fc.property(
        courses,
        fc.constantFrom('free' as const, 'sequence' as const),
        reports,
        fc.infiniteStream(fc.nat()),
        (chapters, order, items, random) => {
          const whole = report(chapters, order, [items])
          const shuffled = [...items, ...items.slice(0, 5)]
            .map(each => [random.next().value ?? 0, each] as const)
            .toSorted(([a], [b]) => a - b)
            .map(([, each]) => each)
          const calls: ProgressItem[][] = [[]]
          for (const each of shuffled) {
            if ((random.next().value ?? 0) % 3 === 0) calls.push([])
            calls.at(-1)?.push(each)
          }
          const divided = report(chapters, order, calls)
          expect(endOf(chapters, divided.after)).toEqual(endOf(chapters, whole.after))
          expect(divided.waiting.map(({ id }) => id).toSorted()).toEqual(whole.waiting.map(({ id }) => id).toSorted())
        },
      ),
      { numRuns: 200 },
    )
  })

  it('never goes back', () => {
    fc.assert(
      fc.property(courses, fc.constantFrom('free' as const, 'sequence' as const), reports, (chapters, order, items) => {
        const { steps } = report(
          chapters,
          order,
          items.map(each => [each]),
        )
        for (const [at, step] of steps.entries()) {
          for (const [id, before] of steps[at - 1] ?? []) {
            const after = step.get(id)
            expect(after).toBeDefined()
            if (!after) continue
            if (before.state === 'done') expect([after.state, (after.doneAt ?? 0) <= (before.doneAt ?? 0)]).toEqual(['done', true])
            expect(after.seconds).toBeGreaterThanOrEqual(before.seconds)
            expect(after.result ?? -1).toBeGreaterThanOrEqual(before.result ?? -1)
            expect(after.openedAt).toBeLessThanOrEqual(before.openedAt)
          }
        }
      }),
      { numRuns: 200 },
    )
  })

  it('of a text is done when its reader says so, at the earliest time, between joining and now', () => {
    const at = NOW.getTime() - 3_600_000
    const items = [item({ id: '2', state: 'done', at }), item({ id: '3', state: 'done', at: at + 5 }), item({ id: '4' })]
    expect(mergeItems(new Map(), items, parts([chapter('a')])).after.get('a')).toMatchObject({ state: 'done', doneAt: at })
    const early = mergeItems(new Map(), [item({ state: 'done', at: 0 })], parts([chapter('a')])).after.get('a')
    const late = mergeItems(new Map(), [item({ state: 'done', at: NOW.getTime() * 2 })], parts([chapter('a')])).after.get('a')
    expect([early?.doneAt, late?.doneAt]).toEqual([JOINED, NOW.getTime()])
  })

  it('of a recording is not done by saying so, nor by more seconds than have passed', () => {
    const film = [chapter('a', { kind: 'video', needed: 600 })]
    const stateOf = (...items: ProgressItem[]) => mergeItems(new Map(), items, parts(film)).after.get('a')?.state
    expect(stateOf(item({ state: 'done' }))).toBe('open')
    expect(stateOf(item({ seconds: 600 }))).toBe('open')
    expect(stateOf(item({ seconds: 599, at: NOW.getTime() - 3_600_000 }))).toBe('open')
    expect(stateOf(item({ seconds: 300, at: NOW.getTime() - 3_600_000 }), item({ id: '2', seconds: 300 }))).toBe('done')
  })

  it('of a practice is done by its result, of a discussion by the server alone', () => {
    const stateOf = (one: MergedChapter, more: Partial<ProgressItem>) =>
      mergeItems(new Map(), [item(more)], parts([one])).after.get('a')?.state
    expect(stateOf(chapter('a', { kind: 'practice', needed: 70 }), { result: 69, state: 'done' })).toBe('open')
    expect(stateOf(chapter('a', { kind: 'practice', needed: 70 }), { result: 70 })).toBe('done')
    expect(stateOf(chapter('a', { kind: 'practice', needed: 0 }), { state: 'done' })).toBe('open')
    expect(stateOf(chapter('a', { kind: 'practice', needed: 0 }), { result: 0 })).toBe('done')
    expect(stateOf(chapter('a', { kind: 'discussion' }), { state: 'done', result: 100 })).toBe('open')
  })

  it('of a locked chapter waits, and counts once the chapter opens', () => {
    const two = [chapter('a'), chapter('b')]
    const first = mergeItems(new Map(), [item({ id: '2', chapterId: 'b', state: 'done' })], parts(two, 'sequence'))
    expect([first.after.size, first.waiting.length]).toEqual([0, 1])
    const then = mergeItems(first.after, [...first.waiting, item({ state: 'done' })], parts(two, 'sequence'))
    expect([then.after.get('b')?.state, then.waiting]).toEqual(['done', []])
  })
})
