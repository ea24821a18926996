import { expect, it } from 'vitest'
import { dayAfter, dayIn, weekOf } from './week.ts'

const GOAL = { goal: 2, pausedFrom: null, pausedUntil: null }
/** A Wednesday. */
const TODAY = '2026-08-19'
const MONDAY = '2026-08-17'
const week = (back: number, ...days: number[]) => days.map(day => dayAfter(MONDAY, day - 7 * back))

it('counts days, not what was done on them', () => {
  expect(weekOf(['2026-08-18', '2026-08-18', '2026-08-16'], GOAL, TODAY)).toMatchObject({ days: 1, isReached: false, streak: 0 })
  expect(weekOf([], GOAL, TODAY)).toEqual({ days: 0, goal: 2, isReached: false, streak: 0, isPaused: false })
})

it('is not broken by days off, nor by a week that is not over', () => {
  expect(weekOf([...week(1, 0, 6), ...week(2, 1, 3)], GOAL, TODAY).streak).toBe(2)
  expect(weekOf([...week(0, 0, 1), ...week(1, 0, 6)], GOAL, TODAY).streak).toBe(2)
})

it('is broken by a week without enough days', () => {
  expect(weekOf([...week(0, 0, 1), ...week(1, 0), ...week(2, 1, 3)], GOAL, TODAY).streak).toBe(1)
})

it('is not broken by a pause, which counts for nothing', () => {
  const learned = [...week(0, 0, 1), ...week(2, 1, 3)]
  expect(weekOf(learned, GOAL, TODAY).streak).toBe(1)
  const paused = { goal: 2, pausedFrom: dayAfter(MONDAY, -5), pausedUntil: dayAfter(MONDAY, -3) }
  expect(weekOf(learned, paused, TODAY)).toMatchObject({ streak: 2, isPaused: false })
  expect(weekOf(learned, { ...paused, pausedUntil: TODAY }, TODAY).isPaused).toBe(true)
})

it('begins on Monday, also around New Year', () => {
  expect(weekOf(['2026-12-31', '2027-01-03'], GOAL, '2027-01-03')).toMatchObject({ days: 2, streak: 1 })
  expect(weekOf(['2026-12-31', '2027-01-03'], GOAL, '2027-01-04')).toMatchObject({ days: 0, streak: 1 })
})

it.each([
  // Midnight in each zone of Indonesia.
  ['Asia/Jakarta', '2026-08-16T16:59:59Z', '2026-08-16', '2026-08-16T17:00:00Z', '2026-08-17'],
  ['Asia/Makassar', '2026-08-16T15:59:59Z', '2026-08-16', '2026-08-16T16:00:00Z', '2026-08-17'],
  ['Asia/Jayapura', '2026-08-16T14:59:59Z', '2026-08-16', '2026-08-16T15:00:00Z', '2026-08-17'],
  // Midnight before and after summer time begins and ends.
  ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['America/New_York', '2026-11-01T03:59:59Z', '2026-10-31', '2026-11-02T05:00:00Z', '2026-11-02'],
])('takes the day of %s at its borders', (zone, before, day, after, next) => {
  expect([dayIn(new Date(before), zone), dayIn(new Date(after), zone)]).toEqual([day, next])
})

it('has days of 23 and 25 hours once, and weeks of seven days across them', () => {
  for (const [zone, from] of [
    ['Europe/Berlin', '2026-03-23T12:00:00Z'],
    ['America/New_York', '2026-10-26T12:00:00Z'],
  ] as const) {
    const hours = Array.from({ length: 7 * 24 }, (_, hour) => dayIn(new Date(Date.parse(from) + hour * 3_600_000), zone))
    expect(new Set(hours).size).toBe(8)
    const monday = from.slice(0, 10)
    expect(weekOf(hours, { ...GOAL, goal: 7 }, dayAfter(monday, 6))).toMatchObject({ days: 7, isReached: true })
  }
})
