import { buildSite } from '#features/sites/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from '../testing-calls.ts'

export const CHAT = '/api/chat'

export interface ChatLine {
  message_id: string
  id: string
  text: string
}

export interface Chatted {
  status: number
  headers: Headers
  lines: ChatLine[]
  /** The texts of all lines, or what the refusal says. */
  text: string
  body: string
}

export interface ChatAsk {
  of: TenantId
  bearer?: string
  headers?: Record<string, string>
  settings?: Record<string, unknown>
  signal?: AbortSignal
  clientAddress?: string
}

/** Opens the calls of the chat over a test's database. Call it at the top of the file. */
export function openTestChat(database: TestDatabase, parts: Parameters<typeof openTestCalls>[2] = {}) {
  const calls = openTestCalls(database, { CALLS_PER_MINUTE: '0' }, parts)

  /** Sends a call of the chat; `body` is sent as it stands, if it is a text. */
  async function send(method: string, path: string, asked: ChatAsk, body?: unknown): Promise<Response> {
    const { of, bearer, headers = {}, settings = {}, signal, clientAddress = '192.0.2.7' } = asked
    const init = {
      method,
      headers: {
        // As a page of the site sends it.
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    }
    return await calls.api.request(CHAT + path, init, { site: buildSite({ of, settings }), clientAddress })
  }

  async function call(method: string, path: string, asked: ChatAsk, body?: unknown) {
    const response = await send(method, path, asked, body)
    const { status: ok, message, data } = (await response.json()) as { status: boolean; message: string; data: unknown }
    return { status: response.status, headers: response.headers, ok, message, data }
  }

  /** Returns the token of a new identity, or of the person's with this access token. */
  async function logIn(asked: ChatAsk, body: object = {}): Promise<string> {
    const response = await send('POST', '/v1/identity/login', asked, body)
    const { data } = (await response.json()) as { data: { token: string } | null }
    if (!data) throw new Error(`no identity: ${response.status}`)
    return data.token
  }

  async function chat(asked: ChatAsk, query: string, more: object = {}): Promise<Chatted> {
    return await read(await send('POST', '/v2/chat', asked, { workspace_id: asked.of, query, ...more }))
  }

  return { ...calls, send, call, logIn, chat }
}

/** Reads a stream to its end. */
export async function read(response: Response): Promise<Chatted> {
  const body = await response.text()
  const { status, headers } = response
  if (status !== 200) return { status, headers, lines: [], text: (JSON.parse(body) as { message: string }).message, body }
  const lines = body
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as ChatLine)
  return { status, headers, lines, text: lines.map(line => line.text).join(''), body }
}
