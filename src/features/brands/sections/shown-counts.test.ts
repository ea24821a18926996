import { describe, expect, it } from 'vitest'
import { LEAST_SHOWN, shownCounts } from './shown-counts.ts'

const totals = (...counts: number[]) => counts.map(count => ({ count }))

describe('counts in display size', () => {
  it('leave out those that are small', () => {
    expect(shownCounts(totals(25, LEAST_SHOWN - 1, LEAST_SHOWN, 0))).toEqual(totals(25, LEAST_SHOWN))
  })

  it('are none where one alone would be left', () => {
    expect(shownCounts(totals(25, 6, 4, 1))).toEqual([])
    expect(shownCounts([])).toEqual([])
  })
})
