import type pg from 'pg'
import type { Site } from '#features/sites/site.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Resolve } from '#platform/http/post-outside.ts'
import type { Log } from '#platform/log.ts'
import type { ModelPlaces } from './address.ts'
import { reserve } from './budget.server.ts'
import { createGrounds } from './ground.ts'
import type { ModelEnd, ModelPart, ModelQuestion, ModelUsage } from './model.ts'
import { buildPrompt, lastOf, MOST_PASSAGES } from './prompt.ts'
import { createRequests, keyPurpose } from './request.server.ts'
import { findRow, type ModelRow } from './settings-rows.server.ts'
import { createStopping, type ModelTimes, TIMES } from './stopping.ts'
import { addUsage, streamTexts } from './stream-texts.server.ts'
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
    const texts = streamTexts({ model: row.model, prompt, question, requests, grounds, stopping, usage, hide })
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

/** Returns words for the log: what a request held is in the error, but not in these. */
function wordsOf(error: unknown, key: string | undefined): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
  return (key ? words.replaceAll(key, '[key]') : words).slice(0, 200)
}
