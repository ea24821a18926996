import { describe, expect, it } from 'vitest'
import { isUuid, newId } from './ids.ts'

describe('newId', () => {
  it('makes UUIDs of version 7 that bear the time', () => {
    const before = Date.now()
    const id = newId()
    expect(isUuid(id)).toBe(true)
    expect(id).toMatch(/^.{8}-.{4}-7.{3}-[89ab]/)
    const millis = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    expect(millis).toBeGreaterThanOrEqual(before)
    expect(millis).toBeLessThanOrEqual(Date.now() + 1)
  })

  it('makes each greater than the one before, also many within a millisecond', () => {
    const ids = Array.from({ length: 100_000 }, newId)
    expect(ids.findIndex((id, at) => at > 0 && id <= (ids[at - 1] ?? ''))).toBe(-1)
    expect(new Set(ids.map(id => id.slice(19))).size).toBe(ids.length)
  })
})
