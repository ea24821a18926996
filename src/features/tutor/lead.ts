import type { Source } from '#features/retrieval/passage.ts'
import { type Lang, localHref } from '#kit/lang.ts'
import { type Guard, sentencesOf } from './guard.ts'
import { tutorTexts } from './texts.ts'
import type { TutorContext } from './tutor-for.server.ts'

/** A passage that a tutor points to. */
export interface Pointed {
  source: Source
  heading: string
  text: string
}

const LONGEST_QUOTE = 280
const LOW_RESULT = 70

/**
 * Returns what a tutor says without a model: where to read, a sentence of it unless it is about a practice, and a question that leads on. `passage`: undefined where
 * the class has nothing about it; `isPlain`: nor is that said.
 */
export function leadBy(
  { query, lang, passage, guard, isPlain }: { query: string; lang: Lang; passage: Pointed | undefined; guard: Guard; isPlain?: boolean },
  context: TutorContext,
): string {
  const { lead, ask } = tutorTexts(lang)
  const question = ask[kindOf(query, guard)]
  const parts = passage
    ? [pointTo(passage, context, lang), guard.isAboutPractice ? '' : quoteOf(passage, query, lang), stateOf(passage, context, lang)]
    : [isPlain || guard.isAboutPractice ? '' : lead.nothing]
  return [guard.isAboutPractice ? lead.practice : '', ...parts, question].filter(Boolean).join('\n\n')
}

type Kind = keyof ReturnType<typeof tutorTexts>['ask']

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\b(beda|bedanya|perbedaan|membedakan|difference|differ|versus|vs)\b/i, 'difference'],
  [/\b(kenapa|knp|mengapa|why)\b/i, 'why'],
  [/\b(bagaimana|gimana|gmn|bgmn|cara|caranya|langkah|how)\b/i, 'how'],
  [/\b(apakah|benarkah|betulkah|bener(kah)?|betul|is it|am i|is this|does)\b/i, 'check'],
  [/\b(apa|apaan|pengertian|definisi|arti|maksud|jelaskan|jelasin|what|explain|define|meaning)\b/i, 'what'],
]

/** Returns what kind of question it is, by its words. */
export function kindOf(query: string, guard: Pick<Guard, 'isAboutPractice' | 'hasOptions'>): Kind {
  if (guard.isAboutPractice) return guard.hasOptions ? 'practice' : 'practiceOpen'
  return KINDS.find(([pattern]) => pattern.test(query))?.[1] ?? 'other'
}

function pointTo({ source, heading }: Pointed, { chapter }: TutorContext, lang: Lang): string {
  const { fill } = tutorTexts(lang)
  const ref = linkTo(source, 1, lang)
  if (source.kind === 'chapter' && source.id === chapter.id)
    return heading ? fill('lead.here', { heading: plain(heading), ref }) : fill('lead.hereWhole', { ref })
  return fill(source.kind === 'chapter' ? 'lead.there' : 'lead.elsewhere', { title: plain(source.title), ref })
}

/** The sentence that has most of the question's words. */
function quoteOf({ text }: Pointed, query: string, lang: Lang): string {
  const asked = new Set(query.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])
  const scored = sentencesOf(text).map(sentence => ({
    sentence: sentence.trim(),
    score: (sentence.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter(word => asked.has(word)).length,
  }))
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  if (!best?.sentence) return ''
  const short = best.sentence.length > LONGEST_QUOTE ? `${best.sentence.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, '')}…` : best.sentence
  return tutorTexts(lang).fill('lead.quote', { text: plain(short) })
}

/** What the learner has done of what is pointed to. */
function stateOf({ source }: Pointed, { chapter, course, isLearner }: TutorContext, lang: Lang): string {
  if (!isLearner || source.kind !== 'chapter' || source.id === chapter.id) return lowResult(chapter, lang)
  const one = course.chapters.find(({ id }) => id === source.id)
  if (!one) return ''
  const { lead } = tutorTexts(lang)
  return one.progress?.state === 'done' ? lowResult(one, lang) || lead.done : lead.undone
}

function lowResult({ title, progress }: TutorContext['chapter'], lang: Lang): string {
  const percent = progress?.result ?? null
  return percent === null || percent >= LOW_RESULT ? '' : tutorTexts(lang).fill('lead.low', { title: plain(title), percent })
}

function linkTo({ href }: Source, number: number, lang: Lang): string {
  return `[${number}](${localHref(lang, href).replaceAll('(', '%28').replaceAll(')', '%29').replace(/\s/g, '%20')})`
}

/** What a class says is no markup of an answer. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
}
