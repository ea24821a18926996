import type { ZodType } from 'zod'
import type { Passage } from '#features/retrieval/passage.ts'

export interface ModelMessage {
  role: 'user' | 'assistant'
  text: string
}

/** Something that a model may call while it answers. It runs with the asker's rights, in a transaction of its own, and returns text. */
export interface ModelTool {
  name: string
  description: string
  input: ZodType
  run(input: unknown, signal: AbortSignal): Promise<string>
}

/** One question to a tenant's model. `who` is the identity whose budget pays. */
export interface ModelQuestion {
  who: string
  /** What the model is and how it answers; ours alone, never of content or people. */
  instructions: string
  messages: ModelMessage[]
  /** What it may cite, as [1], [2], … */
  passages: Passage[]
  tools: ModelTool[]
  signal: AbortSignal
}

/** Why an answer ended. `done`: whole. `cut`: the model stopped in the middle. `slow`: it took too long. `limited`: it refused for now. `budget`: nothing more may be spent today. `failed`: anything else. */
export type ModelEnd = 'done' | 'cut' | 'slow' | 'limited' | 'budget' | 'failed'

/** What comes of a model, in order; an `end` is always last. `rupiah` is what it cost, in millionths of a rupiah. */
export type ModelPart =
  | { kind: 'text'; text: string }
  | { kind: 'end'; reason: ModelEnd; usage: { input: number; output: number; microRupiah: number } }
