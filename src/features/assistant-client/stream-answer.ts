import { type ChatLine, isCutLine, parseChatLine } from './chat-line.ts'
import { ChatFailure } from './failure.ts'
import { createLineReader } from './line-reader.ts'

/** A phone that lost its network is not always told so: without a byte for so long, the reply counts as cut. */
const SILENCE_MS = 90_000

/**
 * Calls `onLine` for each line of a reply as it comes; what is left at the end is flushed. Throws `Response stream error` without a body, and ChatFailure
 * `cut` where the network breaks off: what came until then has been given, but for half a line of JSON.
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
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), silenceMs)
      if (done) break
      give(lines.push(value))
    }
  } catch (cause) {
    give(lines.end().filter(text => !isCutLine(text)))
    if (cause instanceof Error && cause.name === 'AbortError') throw cause
    reader.cancel().catch(() => {})
    throw new ChatFailure('cut', { cause })
  }
  give(lines.end())
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
