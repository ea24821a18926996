import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { stepCountIs, experimental_streamTextLowMemory as streamText } from 'ai'
import type pg from 'pg'
import type { Site } from '#features/sites/site.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Resolve } from '#platform/http/post-outside.ts'
import type { Log } from '#platform/log.ts'
import type { ModelPlaces } from './address.ts'
import { reserve } from './budget.server.ts'
import { createGrounds, type Grounds } from './ground.ts'
import type { ModelEnd, ModelPart, ModelQuestion, ModelUsage } from './model.ts'
import { buildPrompt, lastOf, MOST_PASSAGES } from './prompt.ts'
import { createRequests, keyPurpose, MOST_OUTPUT_TOKENS, type Requests, UNUSED_BASE } from './request.server.ts'
import { createSentences, type Unit } from './sentences.ts'
import { findRow, type ModelRow } from './settings-rows.server.ts'
import { toSdkTools } from './tools.server.ts'
import { withoutPrivate } from './without-private.ts'

/** What asking a model needs of the process. */
export interface ModelParts extends ModelPlaces {
  pool: pg.Pool
  seal: Seal
  log: Log
  now?: () => Date
  resolve?: Resolve | undefined
  times?: Partial<ModelTimes>
}

export interface ModelTimes {
  /** Until the first sign of an answer, of each step. */
  firstMs: number
  betweenMs: number
  toolMs: number
  wholeMs: number
}

const TIMES: ModelTimes = { firstMs: 15_000, betweenMs: 10_000, toolMs: 5_000, wholeMs: 60_000 }
const MOST_STEPS = 4
/** No token has more letters than this, on average over an answer. */
const LETTERS_PER_TOKEN = 12

/**
 * Asks the tenant's model. Yields whole sentences that were checked against what was given, and one end; never throws. Money is set aside before each
 * request and settled after it. No transaction is open while the model writes; who stops reading, or aborts, ends the request within a moment.
 */
export async function* askModel(
  parts: ModelParts,
  { tenantId }: Pick<Site, 'tenantId'>,
  question: ModelQuestion,
): AsyncGenerator<ModelPart> {
  const usage: ModelUsage = { input: 0, output: 0, microRupiah: 0 }
  const row = question.signal.aborted ? undefined : await findSettings(parts, tenantId)
  if (!row) {
    yield { kind: 'end', reason: question.signal.aborted ? 'stopped' : 'off', sources: [], usage }
    return
  }
  const stopping = createStopping(question.signal, { ...TIMES, ...parts.times })
  const hidden = row.key ? [...question.hidden, row.key] : question.hidden
  const hide = (text: string) => withoutPrivate(text, hidden)
  const of = { pool: parts.pool, log: parts.log, tenantId, who: question.who }
  const requests = createRequests({
    ...parts,
    address: row.address,
    key: row.key,
    prices: row,
    hidden,
    firstMs: stopping.times.firstMs,
    signal: stopping.signal,
    reserve: tokens => reserve({ ...of, now: parts.now?.() ?? new Date() }, row, tokens),
  })
  const passages = question.passages.slice(0, MOST_PASSAGES).map(one => ({ ...one, text: hide(one.text) }))
  const prompt = buildPrompt({ ...question, passages }, row.topics)
  const asked = question.messages.filter(one => one.role === 'user').map(one => one.text)
  const grounds = createGrounds(passages, {
    grounding: question.grounding,
    asked: question.grounding === 'talk' ? asked.join('\n') : lastOf(question.messages),
    instructions: prompt.instructions,
    topics: row.topics,
  })
  let shown = ''
  let reason: ModelEnd = 'failed'
  try {
    const texts = streamTexts({ row, prompt, question, requests, grounds, stopping, usage, hide })
    for await (const unit of texts.units) {
      const text = grounds.check(unit)
      // A line that is left out leaves its end: what follows begins a line of its own.
      const next = text ?? (unit.text.endsWith('\n') && shown !== '' && !shown.endsWith('\n') ? '\n' : '')
      if (next === '' || (shown === '' && next.trim() === '')) continue
      shown += next
      yield { kind: 'text', text: next }
    }
    reason = texts.reason()
    if (reason === 'done' && !/[\p{L}\p{N}]/u.test(shown)) reason = 'ungrounded'
  } catch (error) {
    reason = stopping.reason() ?? requests.failure() ?? (shown === '' ? 'failed' : 'cut')
    parts.log.warn({ reason, words: wordsOf(error, row.key) }, 'a language model was asked in vain')
  } finally {
    stopping.end()
    for (const { worst } of requests.open.splice(0)) addUsage(usage, worst)
  }
  yield { kind: 'end', reason, sources: grounds.cited(), usage }
}

type Settings = ModelRow & { key: string | undefined }

/** Returns the tenant's model with its key; undefined if there is none, or the key opens no longer. */
async function findSettings({ pool, seal }: ModelParts, tenantId: Site['tenantId']): Promise<Settings | undefined> {
  const row = await withScope(pool, { tenantId }, db => findRow({ db, tenantId }))
  if (!row?.isEnabled) return undefined
  if (row.sealedKey === null) return { ...row, key: undefined }
  const key = seal.open(keyPurpose(tenantId, row.address), row.sealedKey)
  return key === undefined ? undefined : { ...row, key }
}

interface Streaming {
  row: Settings
  prompt: ReturnType<typeof buildPrompt>
  question: ModelQuestion
  requests: Requests
  grounds: Grounds
  stopping: Stopping
  /** What is settled is added to it. */
  usage: ModelUsage
  hide(text: string): string
}

/** Streams a model's answer in units that are whole. */
function streamTexts({ row, prompt, question, requests, grounds, stopping, usage, hide }: Streaming) {
  let reason: ModelEnd = 'failed'
  async function* units(): AsyncGenerator<Unit> {
    const provider = createOpenAICompatible({ name: 'tenant', baseURL: UNUSED_BASE, includeUsage: true, fetch: requests.fetch })
    const { stream } = streamText({
      model: provider(row.model),
      instructions: prompt.instructions,
      messages: prompt.messages,
      tools: toSdkTools(question.tools, { grounds, hide, signal: stopping.signal, toolMs: stopping.times.toolMs }),
      stopWhen: stepCountIs(MOST_STEPS),
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: stopping.signal,
      // It would write errors to the console, with the request.
      onError: () => {},
    })
    const sentences = createSentences()
    let letters = 0
    let pieces = 0
    let isWhole = false
    stopping.wait('firstMs')
    for await (const part of untilStopped(stream, stopping)) {
      if (part.type === 'error') break
      if (part.type === 'finish-step') {
        await settle(part.usage)
        isWhole = part.finishReason === 'stop'
      } else if (part.type === 'tool-call') stopping.wait('toolMs', 'firstMs')
      else if (part.type === 'start-step') {
        stopping.wait('firstMs')
        letters = 0
        pieces = 0
      } else if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        stopping.wait('betweenMs')
        letters += part.text.length
        pieces += 1
        // A model that goes on beyond what it may write is stopped: what it costs was set aside for no more.
        if (pieces > MOST_OUTPUT_TOKENS || letters > MOST_OUTPUT_TOKENS * LETTERS_PER_TOKEN) break
        if (part.type === 'text-delta') yield* sentences.push(part.text)
      }
    }
    stopping.cancel()
    const rest = sentences.rest()
    // Half a sentence is no answer.
    if (rest && isWhole) yield rest
    reason = stopping.reason() ?? requests.failure() ?? (isWhole ? 'done' : letters > 0 ? 'cut' : 'failed')
  }

  /** Keeps what a step used; what is not told, or can't be, stays at its worst case. */
  async function settle({
    inputTokens: input,
    outputTokens: output,
  }: {
    inputTokens: number | undefined
    outputTokens: number | undefined
  }) {
    const reserved = isCount(input) && isCount(output) && input > 0 ? requests.open.shift() : undefined
    if (reserved && isCount(input) && isCount(output)) addUsage(usage, await reserved.settle({ input, output }))
  }

  return { units: units(), reason: () => reason }
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0 && value < 1e9

function addUsage(sum: ModelUsage, { input, output, microRupiah }: ModelUsage): void {
  sum.input += input
  sum.output += output
  sum.microRupiah += microRupiah
}

/** Yields what comes until it is stopped: a source that hangs is left, and told so. */
async function* untilStopped<T>(source: AsyncIterable<T>, { signal }: Stopping): AsyncGenerator<T> {
  const from = source[Symbol.asyncIterator]()
  const stopped = new Promise<'stopped'>(done => signal.addEventListener('abort', () => done('stopped'), { once: true }))
  try {
    while (!signal.aborted) {
      const next = await Promise.race([from.next(), stopped])
      if (next === 'stopped' || next.done) return
      yield next.value
    }
  } finally {
    void from.return?.()?.catch(() => {})
  }
}

interface Stopping {
  signal: AbortSignal
  times: ModelTimes
  /** Starts the clock anew: it is too slow when this time is over. */
  wait(...times: (keyof ModelTimes)[]): void
  /** Ends the request. */
  cancel(): void
  reason(): ModelEnd | undefined
  end(): void
}

/** Ends a request by the asker's signal, or when it takes too long. */
function createStopping(by: AbortSignal, times: ModelTimes): Stopping {
  const ending = new AbortController()
  let reason: ModelEnd | undefined
  const stop = (why: ModelEnd) => {
    if (!ending.signal.aborted) reason = why
    ending.abort()
  }
  const byAsker = () => stop('stopped')
  by.addEventListener('abort', byAsker)
  if (by.aborted) byAsker()
  const whole = setTimeout(() => stop('slow'), times.wholeMs)
  let current: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(whole)
    clearTimeout(current)
    by.removeEventListener('abort', byAsker)
    ending.abort()
  }
  return {
    signal: ending.signal,
    times,
    wait(...names) {
      clearTimeout(current)
      current = setTimeout(
        () => stop('slow'),
        names.reduce((sum, name) => sum + times[name], 0),
      )
    },
    cancel: () => ending.abort(),
    reason: () => reason,
    end,
  }
}

/** Returns words for the log: what a request held is in the error, but not in these. */
function wordsOf(error: unknown, key: string | undefined): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
  return (key ? words.replaceAll(key, '[key]') : words).slice(0, 200)
}
