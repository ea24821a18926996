import { expect, it } from 'vitest'
import { dayAfter, weekOf } from './week.ts'

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
