import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

interface Kept {
  status: number
  headers: [string, string][]
  body: string
}

const MINUTE_MS = 60_000
/** How many responses are kept, and their maximum length in characters: most are redirects without a body. */
const MOST = 2000
const LONGEST = 50_000

/** Keeps a form's response for a minute, so that a form counts once however often its button is pressed. */
export interface Repeats {
  /** Returns the response to an identical form of the same browser; otherwise runs `work`. */
  once(request: { path: string; body: string; cookie: string }, work: () => Promise<Response>): Promise<Response>
}

export function createRepeats(): Repeats {
  const answers = new LRUCache<string, Promise<Kept>>({ max: MOST, ttl: MINUTE_MS })
  return {
    async once({ path, body, cookie }, work) {
      // The page's idempotency key is in the body: the same page opened again is another form.
      const key = createHash('sha256')
        .update(JSON.stringify([path, body, cookie]))
        .digest('base64')
      let answer = answers.get(key)
      if (!answer) {
        answer = work().then(toKept)
        answers.set(key, answer)
        const forget = () => void (answers.peek(key) === answer && answers.delete(key))
        answer.then(kept => isWorthKeeping(kept) || forget(), forget)
      }
      const { status, headers, body: text } = await answer
      return new Response(text || null, { status, headers })
    },
  }
}

/** True unless the request failed: a failed form changed nothing, and may succeed on a retry. */
const isWorthKeeping = ({ status, body }: Kept) => status < 400 && body.length <= LONGEST

async function toKept(answer: Response): Promise<Kept> {
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() }
}
