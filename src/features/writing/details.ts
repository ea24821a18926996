import { isRecord } from '#features/post-details/details.ts'
import { LANGS } from '#kit/lang.ts'

export type Details = Record<string, unknown>

/** Returns a text of an object in a further language; '' if there is none. */
export function translationOf({ translations }: Details, lang: string, name: string): string {
  const texts = isRecord(translations) ? translations[lang] : undefined
  const text = isRecord(texts) ? texts[name] : undefined
  return typeof text === 'string' ? text : ''
}

/** Returns the object with a text in a further language; an empty one is taken away. */
export function withTranslation(details: Details, lang: string, name: string, text: string): Details {
  const translations = isRecord(details['translations']) ? details['translations'] : {}
  const own = isRecord(translations[lang]) ? translations[lang] : {}
  const texts = withValue(own, name, text || undefined)
  const all = withValue(translations, lang, Object.keys(texts).length > 0 ? texts : undefined)
  return withValue(details, 'translations', Object.keys(all).length > 0 ? all : undefined)
}

/** Returns the object with a value; `undefined` takes it away. */
export function withValue(details: Details, name: string, value: unknown): Details {
  const { [name]: _, ...others } = details
  return value === undefined ? others : { ...others, [name]: value }
}

/** What is no number stays a text, so that the server says what is wrong with it. */
export function toNumber(text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return /^\d+$/.test(trimmed) ? Number(trimmed) : trimmed
}

/**
 * Returns the object with what a picture shows, by language, under `name`. `own`: the post's own language. `isOther`: another picture was there, so that what was
 * said of it goes in every language.
 */
export function withAlt(details: Details, name: string, alt: Readonly<Record<string, string>>, own: string, isOther = false): Details {
  const texts = isOther ? { ...Object.fromEntries(LANGS.map(lang => [lang, ''])), ...alt } : alt
  return Object.entries(texts).reduce(
    (sum, [lang, text]) => (lang === own ? withValue(sum, name, text || undefined) : withTranslation(sum, lang, name, text)),
    details,
  )
}
