import { expect, it } from 'vitest'
import { keptAt, partOf, toKept } from './answers.ts'

const sound = () =>
  new Response('0123456789', { headers: { 'content-type': 'audio/mpeg', 'content-encoding': 'br', vary: 'accept-encoding' } })

it('keeps a response decoded, with its type and the time', async () => {
  const before = Date.now()
  const kept = await toKept(sound())
  expect([kept.headers.get('content-type'), kept.headers.get('content-encoding'), kept.headers.get('vary')]).toEqual([
    'audio/mpeg',
    null,
    null,
  ])
  expect(keptAt(kept)).toBeGreaterThanOrEqual(before)
  expect(await kept.text()).toBe('0123456789')
  expect(keptAt(new Response(''))).toBe(0)
})

it.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['lines=1-2', 200, '0123456789', null],
  [null, 200, '0123456789', null],
] as const)('answers %s of a kept file with %s', async (range, status, body, contentRange) => {
  const part = await partOf(await toKept(sound()), range)
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([status, body, contentRange])
  if (status === 206)
    expect([part.headers.get('content-type'), part.headers.get('content-length')]).toEqual(['audio/mpeg', String(body.length)])
})
