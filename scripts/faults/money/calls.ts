import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 20_000
/** What a browser waits before it sends again what it has no answer to. */
const RETRY_MS = 250
/** Longer than any restart. */
const MOST_MS = 120_000

export interface Answered {
  status: number
  body: unknown
}

/** Where a call goes: a host of the product on this machine. */
export interface Place {
  port: number
  host: string
}

/** Sends JSON once, on a new connection. Rejects without a whole answer. */
export function ask(
  { port, host }: Place,
  path: string,
  body: object | undefined,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const bytes = body && Buffer.from(JSON.stringify(body))
  const sent = bytes && { 'content-type': 'application/json', 'content-length': bytes.length }
  return new Promise((done, fail) => {
    const asked = request({
      agent: false,
      host: '127.0.0.1',
      port,
      path,
      method: bytes ? 'POST' : 'GET',
      headers: { host: `${host}:${port}`, origin: `http://${host}:${port}`, ...sent, ...headers },
      timeout: TIMEOUT_MS,
    })
    asked.on('timeout', () => asked.destroy(new Error('no response in time')))
    asked.on('error', fail)
    asked.on('response', response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('error', fail)
      response.on('end', () => done({ status: response.statusCode ?? 0, body: parse(text) }))
    })
    asked.end(bytes)
  })
}

/** What became of calls, counted over a run. */
export interface Told {
  answered: number
  sentAgain: number
}

/**
 * Sends a call until it is answered, with the same `Idempotency-Key` each time, as a browser repeats what a server that dies left open. Answers of a server that
 * stops, starts or is busy count as none. Throws after two minutes.
 */
export async function insist(
  place: Place,
  path: string,
  body: object,
  { told, cookie, key = randomUUID() }: { told: Told; cookie?: string; key?: string },
): Promise<Answered> {
  const headers = { ...(cookie !== undefined && { cookie }), 'idempotency-key': key }
  for (const until = Date.now() + MOST_MS; ; await wait(RETRY_MS)) {
    const answer = await ask(place, path, body, headers).catch(() => undefined)
    if (answer && answer.status < 500 && answer.status !== 429) {
      told.answered++
      return answer
    }
    told.sentAgain++
    if (Date.now() > until) throw new Error(`${path}: no answer in two minutes (last ${answer?.status ?? 'none'})`)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Returns a field of an answer's object; undefined where it is none. */
export function fieldOf(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), value)
}

export function textOf(value: unknown, ...path: string[]): string | undefined {
  const found = fieldOf(value, ...path)
  return typeof found === 'string' ? found : undefined
}
