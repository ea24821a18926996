import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedGateway, startScripted, unstopped } from './testing.ts'
import { createTransport, wordsWithout } from './transport.server.ts'

let outside: ScriptedGateway
beforeEach(async () => {
  outside = await startScripted()
})
afterEach(() => outside.close())

const HOST = 'https://api.sandbox.midtrans.com'
const call = { path: '/v2/x/status', key: 'SB-kunci' }
const leadsTo = (address: string) => async () => [{ address, family: 4 }]

describe('a call to a gateway', () => {
  it('goes to the simulator of this machine only where the gateway is not in production', async () => {
    outside.next({ body: { a: 1 } })
    const ask = createTransport('midtrans', outside.tools, false)
    expect(await ask(HOST, call, unstopped())).toEqual({ status: 200, json: { a: 1 } })
    expect(outside.asked[0]).toMatchObject({
      method: 'GET',
      path: '/midtrans/v2/x/status',
      headers: { host: `gateway.localhost:${outside.port}`, authorization: `Basic ${Buffer.from('SB-kunci:').toString('base64')}` },
    })
    const inProduction = createTransport('midtrans', { ...outside.tools, resolve: leadsTo('127.0.0.1') }, true)
    await expect(inProduction(HOST, call, unstopped())).rejects.toMatchObject({ kind: 'away', message: 'ADDRESS_NOT_PUBLIC' })
    const withoutSimulator = createTransport('midtrans', { resolve: leadsTo('10.0.0.1') }, false)
    await expect(withoutSimulator(HOST, call, unstopped())).rejects.toMatchObject({ kind: 'away', message: 'ADDRESS_NOT_PUBLIC' })
    expect(outside.asked).toHaveLength(1)
  })

  it('posts JSON with the headers it is given', async () => {
    outside.next({ status: 201, body: [] })
    const ask = createTransport('xendit', outside.tools, false)
    const sent = { path: '/sessions', key: 'k', body: { amount: 1 }, headers: { 'idempotency-key': 'a' } }
    expect(await ask('https://api.xendit.co', sent, unstopped())).toEqual({ status: 201, json: [] })
    expect(outside.asked[0]).toMatchObject({
      method: 'POST',
      path: '/xendit/sessions',
      body: '{"amount":1}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a' },
    })
  })

  it('is away for faults of theirs and too many calls, and unreadable for redirects and what is no JSON', async () => {
    const ask = createTransport('midtrans', outside.tools, false)
    for (const status of [500, 502, 503, 429]) {
      outside.next({ status, body: '<html>' })
      await expect(ask(HOST, call, unstopped())).rejects.toMatchObject({ kind: 'away', status })
    }
    outside.next({ status: 302, headers: { location: `http://127.0.0.1:${outside.port}/elsewhere` } }, { body: '<html>' }, { body: '' })
    for (let i = 0; i < 3; i++) await expect(ask(HOST, call, unstopped())).rejects.toMatchObject({ kind: 'unreadable' })
    expect(outside.asked.some(({ path }) => path.includes('elsewhere'))).toBe(false)
  })

  it('ends in its time, when it is stopped, and at answers that are too long', async () => {
    outside.next({ delayMs: 2000 }, { delayMs: 2000 })
    const ask = createTransport('midtrans', { ...outside.tools, timeoutMs: 100 }, false)
    await expect(ask(HOST, call, unstopped())).rejects.toMatchObject({ kind: 'away', message: 'TIMEOUT' })
    const stopped = AbortSignal.abort()
    await expect(ask(HOST, call, stopped)).rejects.toMatchObject({ kind: 'away', message: 'STOPPED' })
    outside.next({ body: JSON.stringify({ long: 'a'.repeat(600_000) }) })
    // The answers above are still on their way, each on a connection of its own.
    const patient = createTransport('midtrans', outside.tools, false)
    const results = await Promise.allSettled([patient(HOST, call, unstopped()), patient(HOST, call, unstopped())])
    expect(results.map(one => (one.status === 'rejected' ? String(one.reason) : 'answered')).join()).toContain('TOO_LARGE')
  })

  it('finds nobody there: away', async () => {
    await outside.close()
    const ask = createTransport('midtrans', outside.tools, false)
    await expect(ask(HOST, call, unstopped())).rejects.toMatchObject({ kind: 'away', message: 'ECONNREFUSED' })
    outside = await startScripted()
  })
})

it('words for the log have no keys', () => {
  expect(wordsWithout('no such key SB-1 for SB-1', ['SB-1', undefined, ''])).toBe('no such key [key] for [key]')
})
