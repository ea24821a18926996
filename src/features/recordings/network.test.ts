import { expect, it } from 'vitest'
import { connectionOf, isSlow } from './network.ts'

it('a browser that says nothing of its network, or something else, is not slow', () => {
  for (const browser of [{}, { connection: undefined }, { connection: null }, { connection: '2g' }])
    expect([connectionOf(browser), isSlow(connectionOf(browser))]).toEqual([undefined, false])
  for (const connection of [{}, { effectiveType: '4g' }, { saveData: false }, { effectiveType: '5g', saveData: false }])
    expect(isSlow(connectionOf({ connection }))).toBe(false)
})

it('slow is a network of the third generation or less, and any network of who saves data', () => {
  for (const effectiveType of ['slow-2g', '2g', '3g']) expect(isSlow(connectionOf({ connection: { effectiveType } }))).toBe(true)
  expect(isSlow(connectionOf({ connection: { effectiveType: '4g', saveData: true } }))).toBe(true)
})
