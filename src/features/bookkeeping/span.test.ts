import { describe, expect, it } from 'vitest'
import { readSpan, spanQuery } from './span.ts'

const NOW = new Date('2026-01-31T18:00:00Z')
const read = (query: string) => readSpan(new URLSearchParams(query), NOW)

describe('a period of the books', () => {
  it('is of days in Jakarta, where it is 1 February already', () => {
    expect(read('')).toEqual({
      name: 'month',
      from: '2026-02-01',
      to: '2026-02-01',
      since: new Date('2026-01-31T17:00:00Z'),
      until: new Date('2026-02-01T17:00:00Z'),
    })
    expect(read('period=last-month')).toMatchObject({ from: '2026-01-01', to: '2026-01-31' })
    expect(read('period=year')).toMatchObject({ from: '2026-01-01', to: '2026-02-01' })
    expect(read('period=last-year')).toMatchObject({ from: '2025-01-01', to: '2025-12-31' })
    expect(read('period=all')).toMatchObject({ from: '2020-01-01', to: '2026-02-01' })
  })

  it('is one’s own where both days are, in their order; else this month', () => {
    expect(read('period=own&from=2025-03-01&to=2025-03-01')).toMatchObject({
      name: 'own',
      since: new Date('2025-02-28T17:00:00Z'),
      until: new Date('2025-03-01T17:00:00Z'),
    })
    for (const bad of [
      'from=2025-03-02&to=2025-03-01',
      'from=2025-02-30&to=2025-03-01',
      'from=x&to=y',
      'from=1999-01-01&to=2025-01-01',
      '',
    ])
      expect(read(`period=own&${bad}`).name).toBe('month')
    const span = read('period=own&from=2025-03-01&to=2025-03-05')
    expect(read(spanQuery(span))).toEqual(span)
  })
})
