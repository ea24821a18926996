import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requireFreshProof } from '#features/members/roles.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { type FieldReason, InvalidInput, NotFound } from '#kit/errors.ts'
import { formReason } from '#page/texts.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { fetchOutside, type Resolve } from '#platform/http/post-outside.ts'
import { type ModelPlaces, placeOf, toAddress } from './address.ts'
import { keyPurpose } from './request.server.ts'
import { findRow, type ModelRow } from './settings-rows.server.ts'
import { modelReason } from './texts.ts'

/** A tenant's settings of its model as staff see them: whether there is a key, and not the key. */
export interface ModelSettings extends Omit<ModelRow, 'sealedKey'> {
  hasKey: boolean
}

export interface ModelInput extends Omit<ModelRow, 'sealedKey' | 'triedAt' | 'isTriedWell'> {
  /** Empty: the stored one stays. */
  key: string
  /** There is to be none. */
  isKeyRemoved: boolean
}

export interface ModelTools extends ModelPlaces {
  seal: Seal
  resolve?: Resolve | undefined
}

/** The most that a price or a budget can be, in rupiah. */
export const MOST_MODEL_RUPIAH = 100_000_000
export const MOST_TOPICS = 50
const TRY_MS = 10_000
const TRY_BYTES = 2 * 1024 * 1024

const UNSET: ModelSettings = {
  isEnabled: false,
  address: '',
  model: '',
  hasKey: false,
  inputPrice: 0,
  outputPrice: 0,
  dayBudget: 0,
  personBudget: 0,
  topics: [],
  topicWords: '',
  triedAt: null,
  isTriedWell: null,
}

/** Returns the settings of the tenant's model. One statement. Throws as `requirePermission`. */
export async function getModelSettings(ctx: Ctx): Promise<ModelSettings> {
  requirePermission(ctx.viewer, 'site.manage')
  const row = await findRow(ctx)
  if (!row) return UNSET
  const { sealedKey, ...shown } = row
  return { ...shown, hasKey: sealedKey !== null }
}

/** What was spent on a day, in rupiah. */
export interface ModelDay {
  day: string
  rupiah: number
  inputTokens: number
  outputTokens: number
  calls: number
}

/** Returns what the last days cost, the latest first. One statement. Throws as `requirePermission`. */
export async function listModelDays(ctx: Ctx, most = 14): Promise<ModelDay[]> {
  requirePermission(ctx.viewer, 'site.manage')
  const { rows } = await sql<ModelDay>`
    select day::text as day, (micro_rupiah / 1e6)::float8 as rupiah, input_tokens::float8 as "inputTokens", output_tokens::float8 as "outputTokens", calls
    from language_model_days where tenant_id = ${ctx.tenantId} order by day desc limit ${most}`.execute(ctx.db)
  return rows
}

/** True where a change decides who is sent the questions, with which key, or what that may cost: it takes a fresh second factor. Topics and switching off take none. */
export async function needsProof(ctx: Ctx, input: ModelInput): Promise<boolean> {
  return isGuarded(await findRow(ctx), input)
}

function isGuarded(before: ModelRow = { ...UNSET, sealedKey: null }, input: ModelInput): boolean {
  const guarded = ['address', 'model', 'inputPrice', 'outputPrice', 'dayBudget', 'personBudget'] as const
  return (
    input.key !== '' || input.isKeyRemoved || (input.isEnabled && !before.isEnabled) || guarded.some(name => before[name] !== input[name])
  )
}

/**
 * Saves which model the tenant has, what it may cost and what it does not talk about. A key that is left empty stays as long as the address does: it is meant for
 * that one alone. Audited without the key. Throws as `requirePermission`, as `requireFreshProof` for what `needsProof` names, and InvalidInput.
 */
export async function saveModel(ctx: Ctx, input: ModelInput, tools: ModelTools): Promise<void> {
  requirePermission(ctx.viewer, 'site.manage')
  await sql`select from language_model_settings where tenant_id = ${ctx.tenantId} for update`.execute(ctx.db)
  const before = await findRow(ctx)
  if (isGuarded(before, input)) requireFreshProof(ctx)
  const address = input.address === '' ? '' : toAddress(input.address)
  const isMoved = before !== undefined && before.address !== address
  const problems = problemsOf(input, address, tools)
  if (before?.sealedKey && isMoved && address && !input.key && !input.isKeyRemoved)
    problems.push({ path: 'secret-key', reason: modelReason('keyAgain') })
  if (problems.length > 0 || address === undefined) throw new InvalidInput(formReason('FormRefused'), problems)
  const kept = isMoved || input.isKeyRemoved ? null : (before?.sealedKey ?? null)
  const sealed = input.key && address ? tools.seal.seal(keyPurpose(ctx.tenantId, address), input.key) : kept
  const isUntried = isMoved || sealed !== before?.sealedKey || before.model !== input.model
  await sql`insert into language_model_settings as s (tenant_id, is_enabled, address, model, sealed_key, input_price, output_price, day_budget,
      person_budget, topics, topic_words, changed_by, changed_at)
    values (${ctx.tenantId}, ${input.isEnabled}, ${address}, ${input.model}, ${sealed}, ${input.inputPrice}, ${input.outputPrice}, ${input.dayBudget},
      ${input.personBudget}, ${input.topics}, ${input.topicWords}, ${ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null}, ${ctx.now})
    on conflict (tenant_id) do update set is_enabled = excluded.is_enabled, address = excluded.address, model = excluded.model,
      sealed_key = excluded.sealed_key, input_price = excluded.input_price, output_price = excluded.output_price, day_budget = excluded.day_budget,
      person_budget = excluded.person_budget, topics = excluded.topics, topic_words = excluded.topic_words, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at, tried_at = case when ${isUntried} then null else s.tried_at end,
      is_tried_well = case when ${isUntried} then null else s.is_tried_well end`.execute(ctx.db)
  await writeAudit(ctx, {
    act: 'model.changed',
    subject: address,
    details: {
      state: input.isEnabled ? 'on' : 'off',
      model: input.model,
      prices: [input.inputPrice, input.outputPrice],
      budgets: [input.dayBudget, input.personBudget],
      topics: input.topics.length,
      ...(input.key && { key: 'set' }),
      ...(input.isKeyRemoved && { key: 'removed' }),
    },
  })
}

function problemsOf(input: ModelInput, address: string | undefined, tools: ModelTools): FieldReason[] {
  const at = (path: string, code: Parameters<typeof modelReason>[0]): FieldReason => ({ path, reason: modelReason(code) })
  const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= MOST_MODEL_RUPIAH
  const amounts = ['inputPrice', 'outputPrice', 'dayBudget', 'personBudget'] as const
  return [
    ...(address === undefined ? [at('address', 'address')] : address && !placeOf(address, tools) ? [at('address', 'addressUnsafe')] : []),
    ...(input.isEnabled && address === '' ? [at('address', 'addressMissing')] : []),
    ...((input.isEnabled && input.model === '') || !/^[\w.:/@+-]{0,200}$/.test(input.model) ? [at('model', 'model')] : []),
    ...(/^[!-~]{0,500}$/.test(input.key) ? [] : [at('secret-key', 'keyForm')]),
    ...amounts.flatMap(name => (isAmount(input[name]) ? [] : [at(name, 'amount')])),
    ...(input.topics.length > MOST_TOPICS || input.topics.some(topic => topic.length > 100) ? [at('topics', 'topics')] : []),
    ...(input.topicWords.length > 500 ? [at('topicWords', 'topicWords')] : []),
  ]
}

/**
 * Asks the model's address for its list of models, which costs nothing, and keeps what came of it. `pause` ends the transaction before. Audited. Throws as
 * `requirePermission` and `requireFreshProof`, and NotFound where there is no address, or the key opens no longer.
 */
export async function tryModel(ctx: Ctx, tools: ModelTools, pause: () => Promise<void>): Promise<'well' | 'refused' | 'away'> {
  requirePermission(ctx.viewer, 'site.manage')
  requireFreshProof(ctx)
  const row = await findRow(ctx)
  const key = row?.sealedKey ? tools.seal.open(keyPurpose(ctx.tenantId, row.address), row.sealedKey) : undefined
  const place = row && placeOf(row.address, tools)
  if (!row || !place || (row.sealedKey !== null && key === undefined)) throw new NotFound(modelReason('notSet'))
  await pause()
  const answer = await fetchOutside({
    url: `${place.base}/models`,
    headers: {
      accept: 'application/json',
      'user-agent': 'Sanggar-Assistant/1',
      ...(place.host && { host: place.host }),
      ...(key && { authorization: `Bearer ${key}` }),
    },
    timeoutMs: TRY_MS,
    maxBytes: TRY_BYTES,
    isLoopbackAllowed: place.host !== undefined,
    isTrusted: place.isTrusted,
    resolve: tools.resolve,
  })
  const isRefused = answer.kind === 'answered' && [401, 403].includes(answer.status)
  const isWell = answer.kind === 'answered' && answer.status === 200
  const result = isWell ? 'well' : isRefused ? 'refused' : 'away'
  if (!isWell)
    ctx.log.warn({ failure: answer.kind === 'failed' ? answer.failure : `HTTP ${answer.status}` }, 'a language model could not be tried')
  // Settings that were changed meanwhile have not been tried.
  await sql`update language_model_settings set tried_at = ${ctx.now}, is_tried_well = ${isWell}
    where tenant_id = ${ctx.tenantId} and address = ${row.address} and sealed_key is not distinct from ${row.sealedKey}`.execute(ctx.db)
  await writeAudit(ctx, { act: 'model.tried', subject: row.address, details: { state: result } })
  return result
}
