import { DEFAULT_LANG, LANGS, type Lang } from '#kit/lang.ts'
import { fillPlaces } from '#kit/text.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import type { words } from './texts/id.ts'
import { starterContent } from './texts.ts'

export type ContentWords = typeof words

/** A text in every language of the interface, as records have it. */
type Translated<T> = T & { lang: Lang; translations: Record<string, T> }

/** Returns what `pick` takes of the words, in the organisation's name: in the default language, and in the others as `translations`. */
export function inAllLanguages<T extends object>(organisation: string, pick: (words: ContentWords) => T): Translated<T> {
  const inLang = (lang: Lang) => pick(inTheName(starterContent(lang), organisation))
  const others = LANGS.filter(lang => lang !== DEFAULT_LANG)
  return { ...inLang(DEFAULT_LANG), lang: DEFAULT_LANG, translations: Object.fromEntries(others.map(lang => [lang, inLang(lang)])) }
}

/** Returns texts with their light markup under `body` as the rich text `content`. */
export function withContent<T extends { body: string }>({ body, ...texts }: T): Omit<T, 'body'> & { content: RichDocument } {
  return { ...texts, content: fromMarkup(body) }
}

function inTheName<T>(value: T, name: string): T {
  // Named boundary: a string stays a string, a list a list, and a group keeps its keys.
  if (typeof value === 'string') return fillPlaces(value, { name }) as T
  if (Array.isArray(value)) return value.map(one => inTheName<unknown>(one, name)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inTheName<unknown>(one, name)])) as T
}
