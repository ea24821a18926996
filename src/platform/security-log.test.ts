import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetLines, logSecurity, securityCounts } from './security-log.ts'
import { recordLog } from './testing/log-lines.ts'

let { log, takeEvents, text } = recordLog()
beforeEach(() => {
  vi.useFakeTimers({ now: clock })
  forgetLines()
  ;({ log, takeEvents, text } = recordLog())
})
afterEach(() => void vi.useRealTimers())
const clock = Date.parse('2026-08-17T03:00:00Z')

const fail = (account: string, address = '192.0.2.7') =>
  logSecurity(log, 'sign-in.failed', { account, by: 'password', why: 'wrong', address })

it('an event is one line with its name, time, machine, process, and the network alone of an address', () => {
  fail('siti', '203.0.113.77')
  expect(JSON.parse(text())).toEqual({
    level: 40,
    time: clock,
    event: 'sign-in.failed',
    account: 'siti',
    by: 'password',
    why: 'wrong',
    network: '203.0.113.0/24',
    machine: expect.any(String),
    process: process.pid,
    msg: 'security event',
  })
})

it.each([
  ['2001:db8:aa:bb:cc::1', '2001:db8:aa::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::ffff:192.0.2.9', '192.0.2.0/24'],
  ['', undefined],
  ['bukan alamat', undefined],
])('of %s the line has %s', (address, network) => {
  fail('siti', address)
  expect(takeEvents()[0]?.['network']).toBe(network)
})

it('line breaks in a field stay within the line', () => {
  fail('siti\n{"event":"sign-in.succeeded"}')
  expect(text().trim().split('\n')).toHaveLength(1)
})

it('a flood by one leaves room for others; the next minute says how many lines were dropped, and all are counted', () => {
  const before = securityCounts['sign-in.failed'] ?? 0
  for (let at = 0; at < 1000; at++) fail('banjir')
  fail('siti')
  const accounts = takeEvents().map(line => line['account'])
  expect([accounts.length, accounts.at(-1)]).toEqual([31, 'siti'])
  vi.advanceTimersByTime(60_000)
  fail('siti')
  fail('siti')
  expect(takeEvents().map(line => line['dropped'])).toEqual([970, undefined])
  expect((securityCounts['sign-in.failed'] ?? 0) - before).toBe(1003)
})

it('a flood by many writes 120 lines a minute, and holds back no other event', () => {
  for (let at = 0; at < 1000; at++) fail(`akun-${at}`)
  expect(takeEvents()).toHaveLength(120)
  logSecurity(log, 'password.changed', { account: 'akun-1' })
  expect(takeEvents()).toEqual([{ event: 'password.changed', account: 'akun-1' }])
})

it('a clock that is set back begins a minute of its own', () => {
  for (let at = 0; at < 40; at++) fail('siti')
  const written = takeEvents().length
  vi.setSystemTime(clock - 3_600_000)
  fail('siti')
  expect([written, takeEvents().length]).toEqual([30, 1])
})
