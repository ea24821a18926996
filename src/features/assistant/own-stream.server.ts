import type { Lang } from '#kit/lang.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Log } from '#platform/log.ts'
import type { AnswerEnd, AnswerPart } from './answer.ts'
import { endOf } from './give.ts'
import { type LineIds, toLine } from './lines.server.ts'
import { assistantTexts } from './texts.ts'

/** A reader who takes nothing, or an answer that finds no end, holds nothing for longer. */
const LIFETIME_MS = 5 * 60_000
/** What was told to stop and has not is no longer waited for. */
const STOP_MS = 1000

/** An answer that is to be streamed. */
export interface NewStream extends LineIds {
  tenantId: TenantId
  identityId: string
  lang: Lang
  /** Returns the answer's parts. It ends soon after the signal. */
  answer(signal: AbortSignal): AsyncIterator<AnswerPart>
  /** Keeps what was answered; called once. `firstLineMs` counts from `startedAt`; null: there was no text. */
  keep(answer: string, end: AnswerEnd, firstLineMs: number | null): Promise<void>
  /** When the call came, as `performance.now()` tells it. */
  startedAt: number
  /** Of the request: aborted when the reader goes. */
  signal: AbortSignal
}

/** Why an answer ends before its end. `gone`: the reader went away. `superseded`: they asked again. `over-time`: it takes too long, or the process stops. */
export type Ending = 'gone' | 'superseded' | 'over-time'

const encoder = new TextEncoder()
type Controller = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>

/** One answer that is being streamed. A part is asked for when the reader has taken the one before, so a slow reader slows the model. */
export class OwnStream {
  readonly owner: string
  readonly #stream: NewStream
  readonly #log: Log
  readonly #onEnd: () => void
  readonly #aborting = new AbortController()
  readonly #death: NodeJS.Timeout
  readonly #onGone = () => this.end('gone')
  #parts: AsyncIterator<AnswerPart> | undefined
  #controller: Controller | undefined
  #answer = ''
  #firstLineMs: number | null = null
  #hasBegun = false
  #isReading = false
  #isOver = false
  #why: Ending | undefined

  constructor(stream: NewStream, log: Log, onEnd: () => void) {
    this.owner = `${stream.tenantId} ${stream.identityId}`
    this.#stream = stream
    this.#log = log
    this.#onEnd = onEnd
    this.#death = setTimeout(() => this.end('over-time'), LIFETIME_MS)
    this.#death.unref()
    stream.signal.addEventListener('abort', this.#onGone)
  }

  body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start: controller => {
          this.#controller = controller
          if (this.#stream.signal.aborted) this.end('gone')
        },
        pull: () => this.#read(),
        cancel: this.#onGone,
      },
      { highWaterMark: 0 },
    )
  }

  /** Ends the answer before its end: its work stops, and what came is kept. */
  end(why: Ending): void {
    if (this.#isOver || this.#why) return
    this.#why = why
    this.#aborting.abort(why)
    setTimeout(() => void this.#finish(endOf({ state: 'stopped' })), STOP_MS).unref()
    // Otherwise the read that is running sees it.
    if (!this.#isReading) void this.#read()
  }

  /** Sends the next line, or ends. Once the answer is to end, it goes on to the end of its parts. */
  async #read(): Promise<void> {
    if (this.#isReading || this.#isOver) return
    this.#isReading = true
    try {
      for (;;) {
        const part = await this.#next()
        if (this.#isOver) return
        if (part.kind === 'end') return await this.#finish(part)
        if (this.#why || (part.text === '' && this.#hasBegun)) continue
        this.#take(part.text)
        return
      }
    } finally {
      this.#isReading = false
    }
  }

  async #next(): Promise<AnswerPart> {
    // What nobody has begun to read needs no work.
    if (this.#why && !this.#parts) return endOf({ state: 'stopped' })
    try {
      this.#parts ??= this.#stream.answer(this.#aborting.signal)
      const { value, done } = await this.#parts.next()
      return done ? endOf({ state: 'failed', reason: 'fault' }) : value
    } catch (error) {
      this.#log.error({ err: error }, 'an answer of the assistant failed')
      return endOf({ state: 'failed', reason: 'fault' })
    }
  }

  #take(text: string): void {
    this.#hasBegun = true
    if (text !== '') this.#firstLineMs ??= Math.round(performance.now() - this.#stream.startedAt)
    this.#answer += text
    this.#send(text)
  }

  #send(text: string): void {
    try {
      this.#controller?.enqueue(encoder.encode(toLine(this.#stream, text)))
    } catch {
      // The reader has gone already.
    }
  }

  /** What was answered is kept before the stream closes: whoever reads the conversation then finds it. */
  async #finish(end: AnswerEnd): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    clearTimeout(this.#death)
    this.#stream.signal.removeEventListener('abort', this.#onGone)
    const t = assistantTexts(this.#stream.lang).answers
    if (this.#why === 'superseded') this.#send(`\n\n${t.superseded}`)
    if (this.#why === 'over-time') this.#send(`\n\n${t.overTime}`)
    if (!this.#why && !this.#hasBegun) this.#send(t.fault)
    try {
      await this.#stream.keep(this.#answer, this.#why ? { ...end, state: 'stopped', reason: null } : end, this.#firstLineMs)
    } catch (error) {
      this.#log.error({ err: error }, 'an answer of the assistant could not be kept')
    }
    this.#onEnd()
    try {
      this.#controller?.close()
    } catch {
      // The reader has gone already.
    }
  }
}
