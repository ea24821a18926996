import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { type OutsidePost, postOutside } from './post-outside.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function serve(listener: RequestListener): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`)
    listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, asked }
}

const post = (url: string, parts: Partial<OutsidePost> = {}) =>
  postOutside({ url, headers: {}, body: '{}', timeoutMs: 2000, isLoopbackAllowed: true, ...parts })
const leadsTo = (...addresses: string[]) => ({
  resolve: async () => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
})

describe('a post outside', () => {
  it('goes nowhere but to public addresses, whatever a name leads to', async () => {
    const { port, asked } = await serve((_, response) => response.end())
    const notPublic = { kind: 'failed', failure: 'ADDRESS_NOT_PUBLIC' }
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '192.168.1.1', '::1', '::ffff:127.0.0.1', 'fd00:ec2::254'])
      expect([address, await post(`https://contoh.id:${port}/`, leadsTo(address))]).toEqual([address, notPublic])
    expect(await post('https://contoh.id/', leadsTo('8.8.8.8', '127.0.0.1'))).toEqual(notPublic)
    expect(await post('https://contoh.id/', leadsTo())).toEqual(notPublic)
    for (const host of ['127.0.0.1', '[::1]', '2130706433', '10.0.0.1', '169.254.169.254'])
      expect([host, await post(`https://${host}:${port}/`, { isLoopbackAllowed: false })]).toEqual([host, notPublic])
    expect(asked).toEqual([])
  })

  it('is sent over plain HTTP to this machine alone, where that is allowed, and not where its name leads elsewhere', async () => {
    const { port, asked } = await serve((_, response) => response.end('ya'))
    expect(await post(`http://127.0.0.1:${port}/`, { isLoopbackAllowed: false })).toEqual({ kind: 'failed', failure: 'NOT_HTTPS' })
    expect(await post('http://contoh.id/', leadsTo('127.0.0.1'))).toEqual({ kind: 'failed', failure: 'NOT_HTTPS' })
    expect(await post(`http://a.localhost:${port}/`, leadsTo('8.8.8.8'))).toMatchObject({ failure: 'ADDRESS_NOT_PUBLIC' })
    expect(asked).toEqual([])
    expect(await post(`http://a.localhost:${port}/x?y`, leadsTo('127.0.0.1'))).toEqual({ kind: 'answered', status: 200, text: 'ya' })
    expect(asked).toEqual([`POST a.localhost:${port}/x?y`])
  })

  it('asks for a name once, and connects to what was checked', async () => {
    const { port } = await serve((_, response) => response.end())
    let asked = 0
    const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    expect(await post(`http://a.localhost:${port}/`, { resolve })).toMatchObject({ status: 200 })
    expect(asked).toBe(1)
  })

  it('follows no redirect', async () => {
    const { port, asked } = await serve((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
    expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'answered', status: 302 })
    expect(asked).toHaveLength(1)
  })

  it('keeps the first kilobyte of an answer, without what is no text, and lets go of the rest', async () => {
    const { port } = await serve((_, response) => {
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(60_000), () => setImmediate(more))
      }
      response.write('a\0b\u001b[31m')
      more()
    })
    const answer = await post(`http://127.0.0.1:${port}/`)
    expect(answer).toMatchObject({ kind: 'answered', status: 200, text: expect.stringMatching(/^ab\[31mx+$/) })
    expect(answer.kind === 'answered' && answer.text.length).toBe(1022)
  })

  it('ends in time: with a silent receiver, a name that is never found, and an answer that trickles', async () => {
    const { port } = await serve(() => {})
    const short = { timeoutMs: 150 }
    expect(await post(`http://127.0.0.1:${port}/`, short)).toEqual({ kind: 'failed', failure: 'TIMEOUT' })
    expect(await post('https://contoh.id/', { ...short, resolve: () => new Promise(() => {}) })).toEqual({
      kind: 'failed',
      failure: 'TIMEOUT',
    })
    const slow = await serve((_, response) => void response.write('mulai'))
    expect(await post(`http://127.0.0.1:${slow.port}/`, short)).toEqual({ kind: 'answered', status: 200, text: 'mulai' })
  })

  it('says why nothing was answered', async () => {
    expect(await post('http://127.0.0.1:1/')).toEqual({ kind: 'failed', failure: 'ECONNREFUSED' })
    const { port } = await serve((request, response) => (request.socket.destroy(), response))
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'failed', failure: 'ECONNRESET' })
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({
      kind: 'failed',
      failure: expect.stringMatching(/SSL|ECONNRESET|EPROTO/),
    })
    expect(await post('bukan alamat')).toEqual({ kind: 'failed', failure: 'ERR_INVALID_URL' })
  })
})
