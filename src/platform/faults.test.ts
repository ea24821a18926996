import { describe, expect, it, vi } from 'vitest'
import { CommitUnknown, DatabaseAway } from './db/away.ts'
import { faultCounts, faultOf, noteFault } from './faults.ts'
import { toRefusal } from './http/envelope.ts'

const failure = (code: string) => Object.assign(new Error('x'), { code })

describe('a fault', () => {
  it.each([
    ['database-away', new DatabaseAway(failure('57P01'))],
    ['disk-full', failure('53100')],
    ['disk-full', failure('ENOSPC')],
    ['read-only', failure('EROFS')],
    ['database-busy', failure('53200')],
    ['database-busy', failure('55P03')],
    ['database-busy', failure('57014')],
    ['server-away', failure('ECONNREFUSED')],
  ] as const)('%s is 503 with Retry-After, counted, and logged without a stack', (fault, error) => {
    const log = { error: vi.fn(), trace: vi.fn(), debug: vi.fn(), info: vi.fn(), warn: vi.fn() }
    const before = faultCounts[fault]
    expect(toRefusal(error, log)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    expect(faultCounts[fault]).toBe(before + 1)
    expect(log.error.mock.calls).toEqual([[expect.not.objectContaining({ err: expect.anything() }), expect.any(String)]])
  })

  it.each([failure('23505'), failure('22012'), failure('ENOENT'), new CommitUnknown(failure('57P01')), new Error('x'), 'x'])(
    'is not behind a mistake or an unknown outcome (%s)',
    error => {
      expect([faultOf(error), noteFault(error, { error: vi.fn() })]).toEqual([undefined, undefined])
    },
  )
})
