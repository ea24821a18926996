import { expect, it } from 'vitest'
import { isThrough, plausibleSeconds, readClaim, toValues } from './claim.ts'

const NOTHING = { bookmark: '', suspended: '', state: 'incomplete', score: null } as const
const LEARNER = { id: '7', name: '–' }

it('reads what packages of each standard say', () => {
  expect(readClaim('scorm12', {})).toEqual(NOTHING)
  expect(readClaim('scorm12', { 'cmi.core.lesson_status': 'browsed', 'cmi.core.score.raw': 'banyak' })).toEqual(NOTHING)
  expect(
    readClaim('scorm12', {
      'cmi.core.lesson_status': 'passed',
      'cmi.core.score.raw': '8',
      'cmi.core.score.max': '10',
      'cmi.core.lesson_location': 'h3',
      'cmi.suspend_data': 'x'.repeat(70_000),
    }),
  ).toEqual({ bookmark: 'h3', suspended: 'x'.repeat(64_000), state: 'passed', score: 80 })
  expect(readClaim('scorm2004', { 'cmi.completion_status': 'completed', 'cmi.score.scaled': '-1' })).toEqual({
    ...NOTHING,
    state: 'completed',
    score: 0,
  })
  // Done and not passed is not through.
  const failed = readClaim('scorm2004', { 'cmi.completion_status': 'completed', 'cmi.success_status': 'failed' })
  expect([failed.state, isThrough(failed.state)]).toEqual(['failed', false])
})

it('gives back what a package left, and says that it goes on', () => {
  for (const standard of ['scorm12', 'scorm2004'] as const) {
    const left = { bookmark: 'h3', suspended: 'a=1', state: 'passed', score: 80 } as const
    expect(readClaim(standard, toValues(standard, left, LEARNER))).toEqual(left)
    expect(Object.values(toValues(standard, left, LEARNER))).toContain('resume')
    expect(Object.values(toValues(standard, NOTHING, LEARNER))).toContain('ab-initio')
  }
})

it('counts a claim after a plausible time', () => {
  expect([plausibleSeconds(0), plausibleSeconds(1), plausibleSeconds(60)]).toEqual([10, 10, 180])
})
