import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCalendarFile } from './calendar-file.ts'
import { isCodeTaken, isLinkShown, readCode, toCode } from './session.ts'

const START = Date.parse('2026-08-17T03:00:00Z')
const MINUTE = 60_000
const times = { startsAt: new Date(START).toISOString(), endsAt: new Date(START + 90 * MINUTE).toISOString() }

describe('the times of a session', () => {
  it('show no link and take no code where there are none', () => {
    for (const none of [
      { startsAt: null, endsAt: null },
      { ...times, endsAt: null },
    ]) {
      expect(isLinkShown(none, new Date(START))).toBe(false)
      expect(isCodeTaken(none, new Date(START))).toBe(false)
    }
  })

  it('show the link from 15 minutes before to the end, and take the code half an hour around it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 300 }), minutes => {
        const now = new Date(START + minutes * MINUTE)
        expect(isLinkShown(times, now)).toBe(minutes >= -15 && minutes <= 90)
        expect(isCodeTaken(times, now)).toBe(minutes >= -30 && minutes <= 120)
      }),
    )
  })
})

describe('a code', () => {
  it('has six signs, and is read however it is typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), bytes => {
        const code = toCode(bytes)
        expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
        expect(readCode(` ${code.slice(0, 2).toLowerCase()} ${code.slice(2, 4)}-${code.slice(4)}`)).toBe(code)
      }),
    )
  })
})

it('a calendar has the session in UTC, its page and its place', () => {
  const file = toCalendarFile({
    id: 'bab-1',
    title: 'Tanya jawab, bagian 1',
    place: 'Bandung',
    url: 'https://uji.example/Courses/web/module/a/chapter/b',
    stamp: new Date(START),
    ...times,
  })
  for (const line of ['DTSTART:20260817T030000Z', 'DTEND:20260817T043000Z', 'LOCATION:Bandung', 'UID:bab-1@uji.example'])
    expect(file).toContain(line)
  expect(file).toContain('SUMMARY:Tanya jawab\\, bagian 1')
})
