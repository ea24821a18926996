import { type ByLang, isByLang } from '#features/brands/section-words.ts'
import { LANGS, type Lang } from '#kit/lang.ts'

/** Words in every language of the product. */
type Words = Readonly<{ [lang in Lang]: string }>

/** Returns words as they are in each language; those that are the same in all stand in each. */
export function toWords(value: unknown): Words {
  const words: ByLang = isByLang(value) ? value : Object.fromEntries(LANGS.map(lang => [lang, value]))
  // Named boundary: an entry for each language.
  return Object.fromEntries(LANGS.map(lang => [lang, typeof words[lang] === 'string' ? words[lang] : ''])) as Words
}

/** Returns words as they are stored: once where all languages have the same, undefined where none has any. */
export function fromWords(words: Words): string | Words | undefined {
  const [first = '', ...rest] = LANGS.map(lang => words[lang])
  if (rest.some(one => one !== first)) return { ...words }
  return first === '' ? undefined : first
}
