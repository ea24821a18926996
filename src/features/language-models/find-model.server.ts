import type { Ctx } from '#platform/context.ts'
import { findRow } from './settings-rows.server.ts'

/** A tenant's model as those who ask it know it. */
export interface Model {
  name: string
}

/** Returns the tenant's model; undefined if there is none, or it is switched off. It may have nothing left to spend: `askModel` says so. One statement. */
export async function findModel(ctx: Pick<Ctx, 'db' | 'tenantId'>): Promise<Model | undefined> {
  const row = await findRow(ctx)
  return row?.isEnabled ? { name: row.model } : undefined
}

/** What the tenant's assistant does not talk about, and what it says instead; empty words: the product's own sentence. Holds without a model, too. */
export interface TopicRules {
  topics: string[]
  words: string
}

/** Returns the tenant's rules on topics, and its model as `findModel` does. One statement. */
export async function findRules(ctx: Pick<Ctx, 'db' | 'tenantId'>): Promise<TopicRules & { model: Model | undefined }> {
  const row = await findRow(ctx)
  return { topics: row?.topics ?? [], words: row?.topicWords ?? '', model: row?.isEnabled ? { name: row.model } : undefined }
}
