import { expect, it } from 'vitest'
import { clockIn, endOfQuiet, isTimeZone } from './quiet.ts'

it('is quiet from ten in the evening to six in the morning, by the device’s clock', () => {
  const at = (text: string) => endOfQuiet('Asia/Jakarta', new Date(text))?.toISOString()
  expect(at('2026-08-17T14:59:00Z')).toBeUndefined()
  expect(at('2026-08-17T15:00:00Z')).toBe('2026-08-17T23:00:00.000Z')
  expect(at('2026-08-17T18:30:00Z')).toBe('2026-08-17T23:00:00.000Z')
  expect(at('2026-08-17T22:59:00Z')).toBe('2026-08-17T23:00:00.000Z')
  expect(at('2026-08-17T23:00:00Z')).toBeUndefined()
  expect(endOfQuiet('Asia/Jayapura', new Date('2026-08-17T13:30:00Z'))?.toISOString()).toBe('2026-08-17T21:00:00.000Z')
})

it('takes zones that this machine knows, and Jakarta for any other', () => {
  expect(isTimeZone('Asia/Makassar')).toBe(true)
  for (const name of ['', 'Mars/Phobos', '../etc']) expect(isTimeZone(name)).toBe(false)
  expect(clockIn('Mars/Phobos', new Date('2026-08-17T18:30:00Z'))).toEqual({ hour: 1, minute: 30, day: '2026-08-18' })
})
