import { type ByLang, isByLang } from '#features/brands/section-words.ts'
import { LANGS, type Lang } from '#kit/lang.ts'

/** Returns words as they are in each language; those that are the same in all stand in each. */
export function toWords(value: unknown): Record<Lang, string> {
  const words: ByLang = isByLang(value) ? value : Object.fromEntries(LANGS.map(lang => [lang, value]))
  // Named boundary: an entry for each language.
  return Object.fromEntries(LANGS.map(lang => [lang, typeof words[lang] === 'string' ? words[lang] : ''])) as Record<Lang, string>
}

/** Returns words as they are stored: once where all languages have the same, undefined where none has any. */
export function fromWords(words: Readonly<Record<Lang, string>>): string | Record<Lang, string> | undefined {
  const [first = '', ...rest] = LANGS.map(lang => words[lang])
  if (rest.some(one => one !== first)) return { ...words }
  return first === '' ? undefined : first
}
