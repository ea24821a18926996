import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest, unsteadyOfPlaywright, unsteadyOfVitest } from './report.mjs'

const VITEST = {
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a stays' },
        { status: 'failed', fullName: 'a goes', failureMessages: ['expected 1 to be 2'] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'no such module' },
  ],
}

const PLAYWRIGHT = {
  stats: { expected: 2, unexpected: 1, flaky: 0 },
  errors: [],
  suites: [
    {
      specs: [{ ok: true, file: 'c.spec.ts', title: 'opens' }],
      suites: [{ specs: [{ ok: false, file: 'c.spec.ts', title: 'closes', tests: [{ results: [{ error: { message: 'timed out' } }] }] }] }],
    },
  ],
}

describe('the report of a run', () => {
  test('counts a file that could not be loaded as a failure, and names each failure with its message', () => {
    expect(countVitest(VITEST, 1)).toEqual({ passed: 3, failed: 2 })
    expect(failuresOfVitest(VITEST)).toEqual(['a.test.ts › a goes\nexpected 1 to be 2', 'b.test.ts › (the file itself)\nno such module'])
  })

  test('finds a failure in a suite within a suite', () => {
    expect(countPlaywright(PLAYWRIGHT, 1)).toEqual({ passed: 2, failed: 1 })
    expect(failuresOfPlaywright(PLAYWRIGHT)).toEqual(['c.spec.ts › closes\ntimed out'])
  })

  test('names what passed only at its second try, with what went wrong at the first', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a stays', failureMessages: [] },
      { status: 'passed', fullName: 'a comes', failureMessages: ['expected 2 to be 1'] },
    ]
    expect(unsteadyOfVitest({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] })).toEqual([
      'a.test.ts › a comes\nexpected 2 to be 1',
    ])
    const results = [{ error: { message: 'timed out' } }, {}]
    const specs = [
      { ok: true, file: 'c.spec.ts', title: 'opens', tests: [{ status: 'expected', results: [{}] }] },
      { ok: true, file: 'c.spec.ts', title: 'closes', tests: [{ status: 'flaky', results }] },
    ]
    expect(unsteadyOfPlaywright({ suites: [{ suites: [{ specs }] }] })).toEqual(['c.spec.ts › closes\ntimed out'])
    expect([unsteadyOfVitest(VITEST), unsteadyOfPlaywright(PLAYWRIGHT)]).toEqual([[], []])
  })

  test('a runner that crashed, or found no test, is a failure', () => {
    expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 })
    expect(countPlaywright({ stats: { expected: 4 } }, 1)).toEqual({ passed: 4, failed: 1 })
    expect(countPlaywright({ stats: { expected: 0 } }, 0).failed).toBe(1)
    expect(failuresOfVitest(undefined)).toEqual([])
    expect(failuresOfPlaywright(undefined)).toEqual([])
  })
})
