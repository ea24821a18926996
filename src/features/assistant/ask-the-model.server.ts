import { askModel, type ModelParts } from '#features/language-models/ask-model.server.ts'
import type { ModelEnd, ModelMessage, ModelTool } from '#features/language-models/model.ts'
import type { Passage } from '#features/retrieval/passage.ts'
import { runSkill } from '#features/skills/run-skill.server.ts'
import { SKILLS } from '#features/skills/skills.ts'
import { type AnswerEnd, type AnswerPart, type AnswerReason, NO_COST } from './answer.ts'
import { listSources } from './cite.ts'
import { endOf, give } from './give.ts'
import type { AnswerParts, Question, Read } from './question.ts'
import { assistantTexts } from './texts.ts'

/** So much of the conversation a model is told. */
const MOST_EXCHANGES = 4

/** Read by models alone. */
const INSTRUCTIONS =
  'You are the assistant of a learning site. You help visitors and learners to find classes, dates, prices, events and what its texts say. Use the tools for dates, prices, open classes, registration and what concerns the person who asks; use the sources for everything else.'

interface ModelAnswer {
  passages: Passage[]
  /** What is answered without the model. */
  otherwise: { text: string; end: AnswerEnd }
}

/**
 * Yields the answer of the tenant's model; where it fails before its first word, the answer without it. The first part is empty: the stream has begun while the
 * model thinks.
 */
export async function* askTheModel(
  parts: AnswerParts & { models: ModelParts },
  question: Question,
  { passages, otherwise }: ModelAnswer,
): AsyncGenerator<AnswerPart> {
  yield { kind: 'text', text: '' }
  let hasText = false
  const asked = {
    who: question.identityId,
    lang: question.lang,
    instructions: INSTRUCTIONS,
    messages: messagesOf(question),
    passages,
    tools: toolsOf(parts.read, question),
    hidden: question.viewer.kind === 'person' ? [question.viewer.person.name, question.viewer.person.email] : [],
    grounding: 'facts' as const,
    signal: question.signal,
  }
  for await (const part of askModel(parts.models, question.site, asked)) {
    if (part.kind === 'text') {
      hasText ||= part.text.trim() !== ''
      yield part
      continue
    }
    const cost = { ...part.usage }
    if (hasText) yield* endModel(question, part.reason, part.sources, cost)
    else if (part.reason === 'stopped') yield endOf({ state: 'stopped', isByModel: true, cost })
    else yield* give({ text: otherwise.text, end: { ...otherwise.end, cost } })
    return
  }
  // Named boundary: every answer of a model has an end.
  yield* give(otherwise)
}

function* endModel(
  { lang }: Question,
  reason: ModelEnd,
  cited: readonly { number: number; source: AnswerEnd['sources'][number] }[],
  cost: typeof NO_COST,
): Generator<AnswerPart> {
  const t = assistantTexts(lang).answers
  const sources = cited.toSorted((a, b) => a.number - b.number).map(({ source }) => source)
  const made = { sources, isByModel: true, cost }
  if (reason === 'stopped') return yield endOf({ ...made, state: 'stopped' })
  const list = listSources(t.sources, cited, lang)
  if (list) yield { kind: 'text', text: list }
  const why = REASONS[reason]
  // What it said of itself, without a source, answers nothing.
  if (!why) return yield endOf({ ...made, ...(sources.length === 0 && { state: 'declined', reason: 'nothing' }) })
  yield { kind: 'text', text: `\n\n${t[why.words]}` }
  yield endOf({ ...made, state: 'failed', reason: why.reason })
}

/** What is said where a model's answer ends before its end. */
const REASONS: Partial<Record<ModelEnd, { reason: AnswerReason; words: 'cut' | 'slow' | 'busy' }>> = {
  cut: { reason: 'cut', words: 'cut' },
  failed: { reason: 'fault', words: 'cut' },
  slow: { reason: 'slow', words: 'slow' },
  limited: { reason: 'limited', words: 'busy' },
  budget: { reason: 'budget', words: 'busy' },
}

function messagesOf({ history, query }: Question): ModelMessage[] {
  const before = history
    .slice(-MOST_EXCHANGES)
    .flatMap((one): ModelMessage[] => [
      { role: 'user', text: one.query },
      ...(one.answer ? [{ role: 'assistant' as const, text: one.answer }] : []),
    ])
  return [...before, { role: 'user', text: query }]
}

/** The skills as tools, with the asker's rights; who is not signed in has none about a person. */
function toolsOf(read: Read, { viewer }: Question): ModelTool[] {
  return SKILLS.filter(skill => skill.who === 'anybody' || viewer.kind === 'person').map(skill => ({
    name: skill.name,
    description: skill.description,
    input: skill.input,
    async run(input) {
      const { text, sources } = await read(ctx => runSkill(ctx, skill, skill.input.parse(input)))
      return { text, sources }
    },
  }))
}
