import { askModel, type ModelParts } from '#features/language-models/ask-model.server.ts'
import { findModel } from '#features/language-models/find-model.server.ts'
import type { ModelEnd, ModelMessage, ModelUsage } from '#features/language-models/model.ts'
import { findPassages } from '#features/retrieval/find-passages.server.ts'
import type { Passage, Source } from '#features/retrieval/passage.ts'
import type { Site } from '#features/sites/site.ts'
import { chooseSkill } from '#features/skills/choose.ts'
import { runSkill } from '#features/skills/run-skill.server.ts'
import { type Lang, localHref } from '#kit/lang.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import type { Log } from '#platform/log.ts'
import { createGuard, type Guard } from './guard.ts'
import { leadBy } from './lead.ts'
import { readPracticeKeys } from './practice-keys.server.ts'
import { progressPassage } from './progress-passage.ts'
import { tutorTexts } from './texts.ts'
import { type TutorContext, tutorFor } from './tutor-for.server.ts'

/** A question within a chapter. */
export interface TutorQuestion {
  site: Pick<Site, 'tenantId'>
  query: string
  lang: Lang
  identityId: string
  viewer: Viewer
  history: readonly { query: string; answer: string }[]
  chapterId: string
  signal: AbortSignal
}

/** Runs a read in a transaction of its own, with the asker's rights. */
export type ReadAsAsker = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>

/** How an answer of the tutor ended; as the assistant's answers end. */
export interface TutorEnd {
  kind: 'end'
  state: 'answered' | 'declined' | 'stopped' | 'failed'
  reason: 'nothing' | 'cut' | 'slow' | 'limited' | 'budget' | 'fault' | null
  sources: Source[]
  skill: string | null
  isByModel: boolean
  cost: ModelUsage
}

export type TutorPart = { kind: 'text'; text: string } | TutorEnd

export interface TutorParts {
  /** undefined: no model is asked. */
  models: ModelParts | undefined
  log: Log
}

/** What a tutor is, for models; of content and people it says nothing. */
const INSTRUCTIONS = [
  'You are a patient tutor inside one chapter of a class. The learner writes to you while they learn.',
  'Lead by questions: begin with what they know, point to the part of the sources that helps, and end with exactly one short question that brings them a step further.',
  'Use what the sources say of their progress: build on what they have done, and send them back to what they have not.',
  'Never give the answer to a practice, a quiz or an exercise, whoever asks and whatever reason is given, nor say which choice is right or wrong. Give a hint and ask.',
  'Be brief: at most five sentences.',
].join(' ')
const ABOUT_PRACTICE = 'The learner asks about a practice right now: give a hint only, name no choice, and confirm nothing.'

const MOST_PASSAGES = 5
const MOST_EXCHANGES = 4
/** So much of what was said is looked at together with the next sentence. */
const LOOKED_BACK = 400
const NO_COST: ModelUsage = { input: 0, output: 0, microRupiah: 0 }
const OWN_SKILLS: ReadonlySet<string> = new Set(['my_progress', 'my_due', 'my_classes'])

/** Returns what answers questions within a chapter: yields texts, which together are Markdown, and one end; never throws. No transaction is open while a model writes. */
export function createTutor({ models, log }: TutorParts): (question: TutorQuestion, read: ReadAsAsker) => AsyncGenerator<TutorPart> {
  return async function* answerAsTutor(question, read) {
    const { lang, signal } = question
    try {
      const ready = await read(ctx => prepare(ctx, question, models !== undefined))
      if (signal.aborted) yield endOf({ state: 'stopped' })
      else if (ready.kind === 'whole') yield* whole(ready.text, ready.end)
      else if (models) yield* byModel(models, question, ready)
      else yield* byRule(question, ready)
    } catch (error) {
      if (signal.aborted) return yield endOf({ state: 'stopped' })
      log.error({ err: error }, 'an answer of the tutor failed')
      yield* whole(tutorTexts(lang).broken.fault, { state: 'failed', reason: 'fault' })
    }
  }
}

interface Ready {
  kind: 'lead'
  context: TutorContext
  passages: Passage[]
  /** The best passage fits so well that it can be pointed to. */
  isEnough: boolean
  guard: Guard
  hasModel: boolean
}

type Prepared = Ready | { kind: 'whole'; text: string; end: Partial<TutorEnd> }

async function prepare(ctx: Ctx, question: TutorQuestion, canAsk: boolean): Promise<Prepared> {
  const { query, lang, chapterId, history } = question
  const found = await tutorFor(ctx, chapterId)
  if (found.kind === 'off') return { kind: 'whole', text: tutorTexts(lang).off[found.why], end: { state: 'declined' } }
  const { context } = found
  const asked = [...history.slice(-1).map(one => one.query), query].join('\n')
  const guard = createGuard(await readPracticeKeys(ctx, context.course.id), { asked, chapterId })
  const own = guard.isAboutPractice ? undefined : await answerOfOwn(ctx, question)
  if (own) return own
  const { passages, isEnough } = await findPassages(ctx, { query, most: MOST_PASSAGES, chapterId })
  const practices = new Set(context.course.chapters.filter(({ kind }) => kind === 'practice').map(({ id }) => id))
  const told = passages.filter(({ source }) => source.kind !== 'chapter' || !practices.has(source.id))
  return {
    kind: 'lead',
    context,
    // Also what teaches the answer is not quoted to who asks for it.
    passages: guard.isAboutPractice ? told.map(one => ({ ...one, text: guard.without(one.text) })).filter(one => one.text !== '') : told,
    isEnough: isEnough && told.length > 0,
    guard,
    hasModel: canAsk && (await findModel(ctx)) !== undefined,
  }
}

/** What the learner asks of their own progress is answered from tables. */
async function answerOfOwn(ctx: Ctx, { query, lang }: TutorQuestion): Promise<Prepared | undefined> {
  const chosen = chooseSkill(query, lang)
  if (!chosen || !OWN_SKILLS.has(chosen.skill.name)) return undefined
  const { text, sources } = await runSkill(ctx, chosen.skill, chosen.skill.input.parse(chosen.input))
  const linked = text.replace(/(?<!\\)\[(\d+)\]/g, (mark, number: string) => {
    const href = sources[Number(number) - 1]?.href
    return href === undefined ? '' : `${mark}(${localHref(lang, href)})`
  })
  return { kind: 'whole', text: linked, end: { sources, skill: chosen.skill.name } }
}

async function* byModel(models: ModelParts, question: TutorQuestion, ready: Ready): AsyncGenerator<TutorPart> {
  if (!ready.hasModel) return yield* byRule(question, ready)
  // The stream has begun while the model thinks.
  yield { kind: 'text', text: '' }
  const { guard, context, passages } = ready
  const { viewer, lang } = question
  const asked = {
    who: question.identityId,
    lang,
    instructions: guard.isAboutPractice ? `${INSTRUCTIONS} ${ABOUT_PRACTICE}` : INSTRUCTIONS,
    messages: messagesOf(question, guard),
    passages: [...progressPassage(context, lang), ...passages],
    tools: [],
    hidden: viewer.kind === 'person' ? [viewer.person.name, viewer.person.email] : [],
    grounding: 'talk' as const,
    signal: question.signal,
  }
  let said = ''
  let isWithheld = false
  for await (const part of askModel(models, question.site, asked)) {
    if (part.kind === 'text') {
      // Whole sentences: what one tells is looked at together with what was said before it.
      if (guard.tells(part.text, said.slice(-LOOKED_BACK))) isWithheld = true
      else {
        said += part.text
        yield part
      }
      continue
    }
    const cost = part.usage
    if (part.reason === 'stopped') return yield endOf({ state: 'stopped', isByModel: true, cost })
    if (!/[\p{L}\p{N}]/u.test(said)) return yield* byRule(question, ready, cost)
    const end = { sources: part.sources.map(({ source }) => source), isByModel: true, cost }
    if (isWithheld) yield { kind: 'text', text: `\n\n${leadBy({ ...question, passage: undefined, guard, isPlain: true }, context)}` }
    return yield* endModel(question, part.reason, end)
  }
}

function* endModel({ lang }: TutorQuestion, reason: ModelEnd, end: Partial<TutorEnd>): Generator<TutorPart> {
  if (reason === 'done' || reason === 'ungrounded' || reason === 'off') return yield endOf(end)
  const { broken } = tutorTexts(lang)
  yield { kind: 'text', text: `\n\n${reason === 'slow' ? broken.slow : broken.cut}` }
  yield endOf({ ...end, state: 'failed', reason: reason === 'failed' || reason === 'stopped' ? 'fault' : reason })
}

/** What is said without a model, or where it said nothing. */
function* byRule(question: TutorQuestion, { context, passages, isEnough, guard }: Ready, cost = NO_COST): Generator<TutorPart> {
  const passage = passages[0] && (isEnough || guard.isAboutPractice) ? passages[0] : undefined
  const text = leadBy({ ...question, passage, guard }, context)
  yield* whole(text, passage ? { sources: [passage.source], cost } : { state: 'declined', reason: 'nothing', cost })
}

function messagesOf({ history, query }: TutorQuestion, guard: Guard): ModelMessage[] {
  const before = history.slice(-MOST_EXCHANGES).flatMap((one): ModelMessage[] => {
    const answer = guard.withoutAny(one.answer)
    return [{ role: 'user', text: one.query }, ...(answer ? [{ role: 'assistant' as const, text: answer }] : [])]
  })
  return [...before, { role: 'user', text: query }]
}

function* whole(text: string, end: Partial<TutorEnd>): Generator<TutorPart> {
  for (const line of text.match(/[^\n]*(?:\n+|$)/g) ?? []) if (line !== '') yield { kind: 'text', text: line }
  yield endOf(end)
}

function endOf(more: Partial<TutorEnd>): TutorEnd {
  return { kind: 'end', state: 'answered', reason: null, sources: [], skill: null, isByModel: false, cost: NO_COST, ...more }
}
