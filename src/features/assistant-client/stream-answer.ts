import { type ChatLine, parseChatLine, parseCutLine } from './chat-line.ts'
import { ChatFailure } from './failure.ts'
import { createLineReader } from './line-reader.ts'

/** A phone that lost its network is not always told so: without a byte for so long, the reply counts as cut. */
const SILENCE_MS = 90_000

/**
 * Calls `onLine` for each line of a reply as it comes; what is left at the end is flushed. Throws `Response stream error` without a body, and ChatFailure
 * `cut` where the network breaks off or the reply ends within one of our lines: what can be read has been given.
 */
export async function streamAnswer(
  response: Pick<Response, 'body'>,
  onLine: (line: ChatLine) => void,
  silenceMs = SILENCE_MS,
): Promise<void> {
  if (!response.body) throw new Error('Response stream error')
  const lines = createLineReader()
  const reader = response.body.getReader()
  const give = (texts: string[]) => texts.forEach(text => onLine(parseChatLine(text)))
  /** Returns whether the reply ended within one of our lines. */
  const flush = (): boolean => {
    const rest = lines.end()
    const cut = parseCutLine(rest[0] ?? '')
    if (!cut) give(rest)
    else if (cut.text !== '') onLine(cut)
    return cut !== undefined
  }
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), silenceMs)
      if (done) break
      give(lines.push(value))
    }
  } catch (cause) {
    flush()
    if (cause instanceof Error && cause.name === 'AbortError') throw cause
    reader.cancel().catch(() => {})
    throw new ChatFailure('cut', { cause })
  }
  if (flush()) throw new ChatFailure('cut')
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Silence')), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
