import { expect, it } from 'vitest'
import { statementId, toStatement } from '#features/xapi/event.ts'
import { eventsOf } from './learning-events.ts'
import type { MergedProgress } from './merge.ts'

const NOW = new Date('2026-08-17T03:00:00Z')
const at = (minutes: number) => NOW.getTime() - minutes * 60_000
const chapter = (progress: MergedProgress | null) => ({ id: 'c1', classId: 'k1', title: 'Latihan', lang: 'id', progress })
const progress = (more: Partial<MergedProgress> = {}): MergedProgress => ({
  state: 'open',
  position: 0,
  positionAt: at(20),
  positionItem: null,
  seconds: 0,
  result: null,
  openedAt: at(30),
  doneAt: null,
  ...more,
})
const verbs = (before: MergedProgress | null, after: MergedProgress) =>
  eventsOf([['c1', 'k1', after]], [chapter(before)], [], NOW).map(({ verb, result }) => (result === undefined ? verb : `${verb} ${result}`))

it('says what is new alone: the first opening, each better result, and that a chapter is done, once', () => {
  expect(verbs(null, progress())).toEqual(['initialized'])
  expect(verbs(progress(), progress({ seconds: 40 }))).toEqual([])
  expect(verbs(progress(), progress({ result: 40 }))).toEqual(['answered 40'])
  expect(verbs(progress({ result: 40 }), progress({ result: 40 }))).toEqual([])
  const done = progress({ result: 90, state: 'done', doneAt: at(10) })
  expect(verbs(progress({ result: 40 }), done)).toEqual(['answered 90', 'completed 90'])
  expect(verbs(done, { ...done, seconds: 99 })).toEqual([])
  expect(eventsOf([['gone', 'k1', done]], [], [{ id: 'k1', name: 'Web', lang: 'id' }], NOW)).toMatchObject([
    { verb: 'completed', of: 'class', id: 'k1' },
  ])
})

it('says a result as a score of 0 to 1, and gives each result an id of its own', () => {
  const [answered] = eventsOf([['c1', 'k1', progress({ result: 40 })]], [chapter(progress())], [], NOW)
  if (!answered) throw new Error('no event')
  const { at: happenedAt, ...event } = answered
  expect(toStatement({ id: 'x', pseudonym: 'p', event, happenedAt }, 'https://uji.contoh.id')).toMatchObject({
    actor: { account: { homePage: 'https://uji.contoh.id', name: 'p' } },
    verb: { id: 'http://adlnet.gov/expapi/verbs/answered' },
    result: { score: { scaled: 0.4, raw: 40, min: 0, max: 100 } },
    context: { contextActivities: { parent: [{ id: 'https://uji.contoh.id/xapi/classes/k1' }] } },
  })
  const ids = [
    statementId('m', event),
    statementId('m', { ...event, result: 50 }),
    statementId('n', event),
    statementId('m', { ...event, verb: 'completed' }),
  ]
  expect(new Set(ids).size).toBe(4)
  expect(statementId('m', event)).toBe(ids[0])
})
