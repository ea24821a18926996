import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'

/** A tenant's settings of its model, with the sealed key. */
export interface ModelRow {
  isEnabled: boolean
  /** The part before `/chat/completions`; empty: no model. */
  address: string
  model: string
  sealedKey: string | null
  /** Rupiah per million tokens. */
  inputPrice: number
  outputPrice: number
  /** Rupiah per day. */
  dayBudget: number
  personBudget: number
  topics: string[]
  topicWords: string
  triedAt: Date | null
  isTriedWell: boolean | null
}

/** Returns the tenant's settings of its model; undefined if nothing was ever set. For this feature alone: it holds the sealed key. One statement. */
export async function findRow(ctx: Pick<Ctx, 'db' | 'tenantId'>): Promise<ModelRow | undefined> {
  // Amounts have an upper bound in the table, so that they are exact as numbers.
  const { rows } = await sql<ModelRow>`
    select is_enabled as "isEnabled", address, model, sealed_key as "sealedKey", input_price::float8 as "inputPrice",
      output_price::float8 as "outputPrice", day_budget::float8 as "dayBudget", person_budget::float8 as "personBudget", topics,
      topic_words as "topicWords", tried_at as "triedAt", is_tried_well as "isTriedWell"
    from language_model_settings where tenant_id = ${ctx.tenantId}`.execute(ctx.db)
  return rows[0]
}
