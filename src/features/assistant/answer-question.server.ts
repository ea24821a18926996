import { findRules } from '#features/language-models/find-model.server.ts'
import { touchesTopic } from '#features/language-models/topics.ts'
import { composeAnswer } from '#features/retrieval/compose.ts'
import { findPassages } from '#features/retrieval/find-passages.server.ts'
import type { Found, Passage, Source } from '#features/retrieval/passage.ts'
import { chooseSkill } from '#features/skills/choose.ts'
import { runSkill } from '#features/skills/run-skill.server.ts'
import { isAppError, toWords } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { AnswerEnd, AnswerPart } from './answer.ts'
import { askTheModel } from './ask-the-model.server.ts'
import { linkMarks, listSources } from './cite.ts'
import { answerContact } from './contact.server.ts'
import { courtesyOf, isInNeed, leansOnEarlier, withTopic } from './follow-up.ts'
import { endOf } from './give.ts'
import { handOverLink } from './hand-over.server.ts'
import type { AnswerParts, Question } from './question.ts'
import { assistantTexts } from './texts.ts'

/** An answer that only has to be given. */
interface Whole {
  kind: 'whole'
  text: string
  end: AnswerEnd
}

/** An answer that only has to be given, or what a model is to be asked with; `otherwise`: what is answered without it. */
export type Prepared = Whole | { kind: 'model'; passages: Passage[]; otherwise: Whole } | { kind: 'tutor'; chapterId: string }

/** What of a question reading its answer takes. */
type ReadQuestion = Omit<Question, 'identityId' | 'signal'>

const MOST_PASSAGES = 6

/** Reads all that an answer takes, in the caller's transaction and with the viewer's rights. Throws what reading throws. */
export async function prepareAnswer(
  ctx: Ctx,
  { models, tutor }: Pick<AnswerParts, 'models' | 'tutor'>,
  question: ReadQuestion,
): Promise<Prepared> {
  const { query, chapterId } = question
  const t = assistantTexts(question.lang).answers
  const tutored = tutor && chapterId
  if (isInNeed(query)) return whole(t.inNeed)
  const known = knownAnswer(question)
  // At once, though a topic that is not talked about makes what was found needless: few questions touch one, and the others save a round trip.
  const [rules, findings] = await Promise.all([findRules(ctx), tutored || known ? NONE : findFirst(ctx, question, textsOf(question))])
  if (touchesTopic(query, rules.topics)) return whole(rules.words || t.topic, { state: 'declined', reason: 'topic' })
  if (tutored) return { kind: 'tutor', chapterId: tutored }
  if (known) return whole(known)
  const { skilled, empty, found } = findings
  if (skilled) return skilled
  const { text, sources } = composeAnswer(found, question.lang)
  const declined = { state: 'declined', reason: 'nothing' } as const
  const otherwise = found.isEnough
    ? whole(text, { sources })
    : (empty ?? whole([text, askPeople(question)].filter(Boolean).join('\n\n'), { ...declined, sources }))
  return models && rules.model ? { kind: 'model', passages: found.passages, otherwise } : otherwise
}

/** Returns what is said to a courtesy, and to who asks how the tenant is reached; undefined for anything that has to be looked for. */
function knownAnswer({ query, site, lang }: ReadQuestion): string | undefined {
  const courtesy = courtesyOf(query)
  if (courtesy === 'greeting' && site.settings.assistant.welcome) return site.settings.assistant.welcome
  return courtesy ? assistantTexts(lang).answers[courtesy] : answerContact(site, lang, query)
}

/** Returns the answer without the tenant's model and without a tutor. Throws what reading throws. */
export async function prepareWhole(ctx: Ctx, question: ReadQuestion): Promise<Whole> {
  const prepared = await prepareAnswer(ctx, { models: undefined }, question)
  if (prepared.kind !== 'whole') throw new Error('without a model and a tutor an answer is whole')
  return prepared
}

/** Yields the answer of a model or a tutor. No transaction is open meanwhile; a model's tools open their own. */
export async function* giveAnswer(parts: AnswerParts, question: Question, prepared: Exclude<Prepared, Whole>): AsyncGenerator<AnswerPart> {
  try {
    if (prepared.kind === 'tutor' && parts.tutor) yield* parts.tutor({ ...question, chapterId: prepared.chapterId }, parts.read)
    else if (prepared.kind === 'model' && parts.models) yield* askTheModel({ ...parts, models: parts.models }, question, prepared)
    else yield* faultOf(parts, question, new Error('an answer without what gives it'))
  } catch (error) {
    yield* faultOf(parts, question, error)
  }
}

function* faultOf({ log }: Pick<AnswerParts, 'log'>, { lang, signal }: Question, error: unknown): Generator<AnswerPart> {
  if (!signal.aborted) {
    log.error({ err: error }, 'an answer of the assistant failed')
    yield { kind: 'text', text: `\n\n${assistantTexts(lang).answers.fault}` }
  }
  yield endOf(signal.aborted ? { state: 'stopped' } : { state: 'failed', reason: 'fault' })
}

const whole = (text: string, more: Partial<AnswerEnd> = {}): Whole => ({ kind: 'whole', text, end: endOf(more) })

interface Skilled {
  answer: Whole
  /** It found nothing of what was asked for: it is said where nothing else answers. */
  isEmpty: boolean
}

async function answerBySkill(ctx: Ctx, question: ReadQuestion, query: string): Promise<Skilled | undefined> {
  const chosen = chooseSkill(query, question.lang)
  const input = chosen?.skill.input.safeParse(chosen.input)
  if (!chosen || !input?.success) return undefined
  const { name, who } = chosen.skill
  try {
    const { text, sources, isEmpty = false } = await runSkill(ctx, chosen.skill, input.data)
    const isRefused = who === 'person' && ctx.viewer.kind !== 'person'
    const declined = { state: 'declined', reason: isRefused ? 'sign-in' : 'nothing' } as const
    const end = { ...((isRefused || isEmpty) && declined), sources, skill: name }
    return { answer: whole(withSources(text, sources, question.lang), end), isEmpty: isEmpty && !isRefused }
  } catch (error) {
    // What one may not see is said in words, as everywhere.
    if (!isAppError(error)) throw error
    return { answer: whole(toWords(error, question.lang).message, { state: 'declined', reason: 'sign-in', skill: name }), isEmpty: false }
  }
}

/** Returns a skill's text with links in place of its marks, and the list of its sources. */
function withSources(text: string, sources: readonly Source[], lang: Lang): string {
  const numbered = sources.map((source, at) => ({ number: at + 1, source }))
  return linkMarks(text, sources, lang) + listSources(assistantTexts(lang).answers.sources, numbered, lang)
}

interface Findings {
  skilled?: Whole
  /** What a skill says that found nothing. */
  empty?: Whole | undefined
  found: Found
}

/** Returns the texts that an answer is looked for by: the question, and with what it leans on. */
function textsOf({ query, history, path }: ReadQuestion): string[] {
  const leaning = leansOnEarlier(query)
  const earlier = history.map(one => one.query)
  const joined = leaning === 'no' ? undefined : withTopic(query, earlier, path)
  return leaning === 'wholly' && joined ? [joined] : [query, ...(joined ? [joined] : [])]
}

/** Returns what answers the first of these texts that a skill or enough passages answer; else what was found for the first. */
async function findFirst(ctx: Ctx, question: ReadQuestion, asked: readonly string[]): Promise<Findings> {
  let first: Findings | undefined
  for (const by of asked) {
    const skilled = await answerBySkill(ctx, question, by)
    if (skilled && !skilled.isEmpty) return { skilled: skilled.answer, found: NOTHING }
    const found = await findPassages(ctx, { query: by, most: MOST_PASSAGES, chapterId: question.chapterId })
    if (found.isEnough) return { found }
    first ??= { found, empty: skilled?.answer }
  }
  return first ?? NONE
}

const NOTHING: Found = { passages: [], isEnough: false, terms: [] }
const NONE: Findings = { found: NOTHING }

function askPeople({ site, lang, query }: ReadQuestion): string {
  const link = handOverLink(site, lang, [{ query, answer: '' }])
  return link ? assistantTexts(lang).fill('answers.nothingAskPeople', { link: link.replaceAll('(', '%28').replaceAll(')', '%29') }) : ''
}
