import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

interface Kept {
  status: number
  headers: [string, string][]
  body: string
}

const MINUTE_MS = 60_000
/** Forms whose answers are kept, and how long such an answer may be, in characters: most lead on, and have none. */
const MOST = 2000
const LONGEST = 50_000

/** Remembers for a minute what a form was answered, so that it counts once however often its button was pressed. */
export interface Repeats {
  /** The answer to a form that came before, letter by letter, from the same browser; else that of `work`. */
  once(request: { path: string; body: string; cookie: string }, work: () => Promise<Response>): Promise<Response>
}

export function createRepeats(): Repeats {
  const answers = new LRUCache<string, Promise<Kept>>({ max: MOST, ttl: MINUTE_MS })
  return {
    async once({ path, body, cookie }, work) {
      // The page's own id is in the body: the same page opened anew is another form.
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

/** Whether something was done. A form that failed did nothing, and may well get another answer in a moment. */
const isWorthKeeping = ({ status, body }: Kept) => status < 400 && body.length <= LONGEST

async function toKept(answer: Response): Promise<Kept> {
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() }
}
