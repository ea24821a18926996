import type { ZodType } from 'zod'
import type { Passage, Source } from '#features/retrieval/passage.ts'
import type { Lang } from '#kit/lang.ts'

export interface ModelMessage {
  role: 'user' | 'assistant'
  text: string
}

/** What a tool found: Markdown that cites `sources` as `[1]`, `[2]`, …, numbered within this answer alone. */
export interface ModelToolAnswer {
  text: string
  sources: Source[]
}

/** Something that a model may call while it answers. It only reads, with the asker's rights, in a transaction of its own. What it throws ends no answer: the model is told that it failed. */
export interface ModelTool {
  name: string
  description: string
  input: ZodType
  run(input: unknown, signal: AbortSignal): Promise<ModelToolAnswer>
}

/** One question to a tenant's model. */
export interface ModelQuestion {
  /** The id of the identity whose budget pays. */
  who: string
  /** The language in which it answers. */
  lang: Lang
  /** What the model is and how it answers; ours alone, never of content or people. */
  instructions: string
  /** The conversation, oldest first; the last one is the question. */
  messages: ModelMessage[]
  /** What it may cite, as [1], [2], … */
  passages: Passage[]
  tools: ModelTool[]
  /** Words that never leave, wherever they stand: the asker's name and address. */
  hidden: string[]
  /** `facts`: what no source says is left out. `talk`: so are only figures, names and addresses that no source has; for a tutor, who asks and encourages. */
  grounding: 'facts' | 'talk'
  signal: AbortSignal
}

/** Why an answer ended. `done`: whole. `cut`: the model stopped in the middle. `slow`: it took too long. `stopped`: the asker went away. `limited`: it refused for now. `budget`: nothing more may be spent today. `off`: there is no model. `ungrounded`: nothing of it stood in a source. `failed`: anything else. */
export type ModelEnd = 'done' | 'cut' | 'slow' | 'stopped' | 'limited' | 'budget' | 'off' | 'ungrounded' | 'failed'

/** What was used; of calls that never told, their worst case. `microRupiah`: millionths of a rupiah. */
export interface ModelUsage {
  input: number
  output: number
  microRupiah: number
}

/**
 * What comes of a model, in order; an `end` is always last. Texts are whole sentences that were checked, as Markdown whose only links are `[n](/path)` to
 * sources; `sources` are those that were cited, with their numbers.
 */
export type ModelPart =
  | { kind: 'text'; text: string }
  | { kind: 'end'; reason: ModelEnd; sources: { number: number; source: Source }[]; usage: ModelUsage }
