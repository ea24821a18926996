import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'

/** Where a question is shown: everywhere, in the sections of pages, or below classes. */
export const QUESTION_PLACES = ['all', 'home', 'classes'] as const
export type QuestionPlace = (typeof QUESTION_PLACES)[number]

/** The most that a site has, one by one or as the setting `faq`. */
export const MAX_QUESTIONS = 40

/** A question that visitors often ask, as it is stored. */
export interface SiteQuestion {
  place: QuestionPlace
  question: string
  answer: string
  lang: string
  translations: Partial<Record<string, { question?: string; answer?: string }>>
}

/** A question in one language. */
export interface ReadQuestion {
  question: string
  answer: string
  lang: string
}

/** Returns the questions for a place, in order, each in the reader's language where both its texts are translated. */
export function questionsFor(questions: readonly SiteQuestion[], place: Exclude<QuestionPlace, 'all'>, lang: Lang): ReadQuestion[] {
  return questions.filter(one => one.place === 'all' || one.place === place).map(one => inLang(one, lang))
}

function inLang({ question, answer, lang: own, translations }: SiteQuestion, lang: Lang): ReadQuestion {
  const other = translations[lang]
  return other?.question && other.answer ? { question: other.question, answer: other.answer, lang } : { question, answer, lang: own }
}

/** Returns the setting `faq`, which the questions take the place of. */
export function toFaq(questions: readonly SiteQuestion[]): { question: string; answer: string }[] {
  return questions.map(({ question, answer }) => ({ question, answer }))
}

/** Returns the questions that a setting `faq` says. */
export function fromFaq(faq: readonly { question: string; answer: string }[]): SiteQuestion[] {
  return faq.map(one => ({ ...one, place: 'all', lang: DEFAULT_LANG, translations: {} }))
}
