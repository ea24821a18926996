import { createShelf, type Shelf } from './storage.ts'

export const encode = (text: string) => new TextEncoder().encode(text)

export const chatLine = (text: string, ids: { messageId?: string; id?: string } = { messageId: 'm1', id: 'c1' }) =>
  `${JSON.stringify({ message_id: ids.messageId, id: ids.id, text })}\n`

/** A reply that sends these pieces, then ends, breaks off, or never ends until it is aborted. */
export function buildReply(
  pieces: readonly (string | Uint8Array)[],
  end: 'end' | 'cut' | 'open' = 'end',
  signal?: AbortSignal | null,
): Response {
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
    async pull(controller) {
      const piece = pieces[at++]
      if (piece !== undefined) return controller.enqueue(typeof piece === 'string' ? encode(piece) : piece)
      if (end === 'end') controller.close()
      else if (end === 'cut') controller.error(new TypeError('network error'))
      else await new Promise(() => {})
    },
  })
  return new Response(body)
}

export const envelope = (data: unknown, status = 200, message = '') => Response.json({ status: status < 400, message, data }, { status })

/** Storage in memory, as a browser's. */
export function buildStorage(kept = new Map<string, string>()): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
}

export function buildShelf(): Shelf {
  const storage = buildStorage()
  return createShelf(() => storage)
}

export interface Asked {
  path: string
  method: string
  authorization: string | null
  lang: string | null
  body: unknown
  signal: AbortSignal | null
}

/** Plays the chat host: identities `token-1`, `token-2` …, and what `answer` says to all other calls. */
export function buildServer(answer: (asked: Asked) => Response | Promise<Response>) {
  const asked: Asked[] = []
  let identities = 0
  return {
    asked,
    async fetch(path: string, init: RequestInit): Promise<Response> {
      const headers = new Headers(init.headers)
      const one: Asked = {
        path: path.replace('/api/chat', ''),
        method: init.method ?? 'GET',
        authorization: headers.get('authorization'),
        lang: headers.get('accept-language'),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        signal: init.signal ?? null,
      }
      asked.push(one)
      one.signal?.throwIfAborted()
      if (one.path === '/v1/identity/login')
        return envelope({ token: `token-${++identities}`, expiresAt: '2027-01-01T00:00:00.000Z', identity: {} })
      return await answer(one)
    },
  }
}
