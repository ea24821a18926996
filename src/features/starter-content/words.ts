import type { Layout } from '#features/sites/layouts.ts'
import { DEFAULT_LANG, LANGS, type Lang } from '#kit/lang.ts'
import { fillPlaces, toSlug } from '#kit/text.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import type { words as subjects } from './subjects/texts/id.ts'
import { starterSubjects } from './subjects/texts.ts'
import type { words } from './texts/id.ts'
import { starterContent } from './texts.ts'

export type ContentWords = typeof words
type SubjectWords = (typeof subjects)['demo']
/** The words of any organisation, and those of the layout's subject. */
type AllWords = ContentWords & { subject: SubjectWords }

/** Whose words they are. */
export interface About {
  organisation: string
  layout: Layout
}

/** A text in every language of the interface, as records have it. */
type Translated<T> = T & { lang: Lang; translations: Record<string, T> }

/** Returns what `pick` takes of the words, in the organisation's name: in the default language, and in the others as `translations`. */
export function inAllLanguages<T extends object>(about: About, pick: (words: AllWords) => T): Translated<T> {
  const inLang = (lang: Lang) => pick(wordsOf(about, lang))
  const others = LANGS.filter(lang => lang !== DEFAULT_LANG)
  return { ...inLang(DEFAULT_LANG), lang: DEFAULT_LANG, translations: Object.fromEntries(others.map(lang => [lang, inLang(lang)])) }
}

/** Returns the addresses that come of the subject's names, the same in all languages. */
export function slugsOf({ layout }: Pick<About, 'layout'>) {
  const { first, alone, program, article } = starterSubjects(DEFAULT_LANG)[layout]
  return { first: toSlug(first.name), alone: toSlug(alone.name), program: toSlug(program.name), article: toSlug(article.title) }
}

/** Returns texts with their light markup under `body` as the rich text `content`. */
export function withContent<T extends { body: string }>({ body, ...texts }: T): Omit<T, 'body'> & { content: RichDocument } {
  return { ...texts, content: fromMarkup(body) }
}

function wordsOf(about: About, lang: Lang): AllWords {
  const subject = starterSubjects(lang)[about.layout]
  const slugs = slugsOf(about)
  return filled(
    { ...starterContent(lang), subject },
    {
      name: about.organisation,
      topic: subject.topic,
      first: subject.first.name,
      alone: subject.alone.name,
      program: subject.program.name,
      firstSlug: slugs.first,
      aloneSlug: slugs.alone,
    },
  )
}

function filled<T>(value: T, values: Record<string, string>): T {
  // Named boundary: a string stays a string, a list a list, and a group keeps its keys.
  if (typeof value === 'string') return fillPlaces(value, values) as T
  if (Array.isArray(value)) return value.map(one => filled<unknown>(one, values)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled<unknown>(one, values)])) as T
}
