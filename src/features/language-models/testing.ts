import { pino } from 'pino'
import { PAGE_SEAL } from '#page/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { startTestModels, type TestModels } from '../../simulator/models/testing.ts'
import { askModel, type ModelParts } from './ask-model.server.ts'
import type { ModelPart, ModelQuestion } from './model.ts'
import { keyPurpose } from './request.server.ts'

export const MODEL_KEY = 'sim-kunci-rahasia-model'

/** A simulator of models, and the parts by which tenants ask it. */
export interface TestAsking extends TestModels {
  parts: ModelParts
}

export async function startAsking(database: Pick<TestDatabase, 'pool'>, more: Partial<ModelParts> = {}): Promise<TestAsking> {
  const models = await startTestModels()
  const parts: ModelParts = {
    pool: database.pool,
    seal: PAGE_SEAL,
    log: pino({ level: 'silent' }),
    local: new Set(),
    simulator: models.place,
    ...more,
  }
  return { ...models, parts }
}

export interface TestModelSettings {
  model: string
  address: string
  key?: string | null
  dayBudget?: number
  personBudget?: number
  inputPrice?: number
  outputPrice?: number
  topics?: string[]
}

/** Sets a tenant's model, on, with a budget of Rp 10.000 a day for each. */
export async function setModel(database: Pick<TestDatabase, 'pool'>, tenantId: TenantId, settings: TestModelSettings): Promise<void> {
  const {
    model,
    address,
    key = MODEL_KEY,
    dayBudget = 10_000,
    personBudget = 10_000,
    inputPrice = 2000,
    outputPrice = 8000,
    topics = [],
  } = settings
  await database.pool.query(
    `insert into language_model_settings (tenant_id, is_enabled, address, model, sealed_key, input_price, output_price, day_budget, person_budget, topics, changed_at)
     values ($1, true, $2, $3, $4, $5, $6, $7, $8, $9, now())
     on conflict (tenant_id) do update set model = excluded.model, address = excluded.address, sealed_key = excluded.sealed_key, day_budget = excluded.day_budget,
       person_budget = excluded.person_budget, input_price = excluded.input_price, output_price = excluded.output_price, topics = excluded.topics`,
    [
      tenantId,
      address,
      model,
      key === null ? null : PAGE_SEAL.seal(keyPurpose(tenantId, address), key),
      inputPrice,
      outputPrice,
      dayBudget,
      personBudget,
      topics,
    ],
  )
}

export function buildQuestion(text: string, more: Partial<ModelQuestion> = {}): ModelQuestion {
  return {
    who: newId(),
    lang: 'id',
    instructions: 'You help visitors of a learning site.',
    messages: [{ role: 'user', text }],
    passages: [],
    tools: [],
    hidden: [],
    grounding: 'facts',
    signal: new AbortController().signal,
    ...more,
  }
}

export interface Asked {
  text: string
  end: Extract<ModelPart, { kind: 'end' }>
}

/** Asks, and returns all that came. */
export async function askWhole(parts: ModelParts, tenantId: TenantId, question: ModelQuestion): Promise<Asked> {
  let text = ''
  let end: Asked['end'] | undefined
  for await (const part of askModel(parts, { tenantId }, question)) {
    if (end) throw new Error('something came after the end')
    if (part.kind === 'text') text += part.text
    else end = part
  }
  if (!end) throw new Error('there was no end')
  return { text, end }
}
