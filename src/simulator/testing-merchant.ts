import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  /** As it came. */
  text: string
  body: Record<string, unknown>
}

/** A merchant's server that hears notifications. */
export interface TestMerchant {
  url: string
  received: Received[]
  /** The statuses of its next answers; 200 afterwards. */
  answers: number[]
  stop(): Promise<void>
}

export async function startTestMerchant(): Promise<TestMerchant> {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      // Named boundary: notifications are objects.
      received.push({ headers: request.headers, text, body: JSON.parse(text) as Record<string, unknown> })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://toko.localhost:${(server.address() as AddressInfo).port}/notification`,
    received,
    answers,
    stop: () => new Promise(done => server.close(() => done())),
  }
}

export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Returns calls to a gateway's interface with a key. */
export function callsOf(origin: string, key: string | undefined, headers: Record<string, string> = {}) {
  const authorization = key === undefined ? {} : { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }
  const call = async (method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Answer> => {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...authorization, ...headers, ...more },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body: object = {}, more: Record<string, string> = {}) => call('POST', path, body, more),
  }
}
