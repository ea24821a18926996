import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

interface StoredResponse {
  status: number
  headers: [string, string][]
  body: string
}

const MINUTE_MS = 60_000
/** How many responses are stored, and their maximum length in characters: most are redirects without a body. */
const MAX_RESPONSES = 2000
const MAX_BODY_LENGTH = 50_000

/** Keeps a form's response for a minute, so that a form counts once however often its button is pressed. */
export interface RepeatedForms {
  /** Returns the response to an identical form of the same browser; otherwise runs `work`. */
  once(request: { path: string; body: string; cookie: string }, work: () => Promise<Response>): Promise<Response>
}

export function createRepeatedForms(): RepeatedForms {
  const responses = new LRUCache<string, Promise<StoredResponse>>({ max: MAX_RESPONSES, ttl: MINUTE_MS })
  return {
    async once({ path, body, cookie }, work) {
      // The page's idempotency key is in the body: the same page opened again is another form.
      const key = createHash('sha256')
        .update(JSON.stringify([path, body, cookie]))
        .digest('base64')
      let response = responses.get(key)
      if (!response) {
        response = work().then(toStored)
        responses.set(key, response)
        const forget = () => void (responses.peek(key) === response && responses.delete(key))
        response.then(stored => isStorable(stored) || forget(), forget)
      }
      const { status, headers, body: text } = await response
      return new Response(text || null, { status, headers })
    },
  }
}

/** True unless the request failed: a failed form changed nothing, and may succeed on a retry. */
const isStorable = ({ status, body }: StoredResponse) => status < 400 && body.length <= MAX_BODY_LENGTH

async function toStored(response: Response): Promise<StoredResponse> {
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}
