import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf } from './client-address.ts'

function incoming(forwarded?: string): IncomingMessage {
  // Named boundary: the fields of a message that the function uses.
  return { socket: { remoteAddress: '10.0.0.9' }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} } as IncomingMessage
}

test('without a proxy in front the header is not believed', () => {
  expect(addressOf(incoming('1.2.3.4'), 0)).toBe('10.0.0.9')
})

test('with proxies, what the outermost of them saw counts, whatever the client put before it', () => {
  expect(addressOf(incoming('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4')
  expect(addressOf(incoming('6.6.6.6, 1.2.3.4, 10.0.0.1'), 2)).toBe('1.2.3.4')
  expect(addressOf(incoming(), 1)).toBe('10.0.0.9')
})
