import { englishForms, formsOf } from '#features/retrieval/query/stems.ts'
import { STOP_WORDS } from '#features/retrieval/query/stop-words.ts'
import { alikeOf } from '#features/retrieval/query/synonyms.ts'
import { isFigure } from './figures.ts'

/** Words of an answer that claim nothing by themselves, besides those of `STOP_WORDS`. */
const CONNECTING = new Set(
  `berikut berikutnya berdasarkan sumber menurut tersedia tersebut semoga membantu bantu silakan silahkan pertama kedua ketiga selanjutnya kemudian lalu akhirnya
  yaitu yakni adalah ialah merupakan termasuk antara lain tidak menemukan ditemukan jawaban jawabannya pertanyaan pertanyaanmu situs hal itu ini
  following based source sources according available hope helps first second third next then finally namely namun oleh sehingga
  answer question found find below above here also such including site sorry unfortunately`
    .trim()
    .split(/\s+/),
)
const LEAST_LETTERS = 3

/** Returns the words of a text that say something, in lower case; months and units are figures. */
export function contentWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  return [...new Set(words)].filter(
    word => word.length >= LEAST_LETTERS && !STOP_WORDS.has(word) && !CONNECTING.has(word) && !isFigure(word),
  )
}

/** The words of a text, for `has`. */
export interface WordIndex {
  exact: ReadonlySet<string>
  forms: ReadonlySet<string>
}

export function indexWords(text: string): WordIndex {
  const exact = new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [],
  )
  return { exact, forms: new Set([...exact].flatMap(formsFor)) }
}

/** True if a text has a word: itself, in another form, or one of about the same meaning, also in the other language. */
export function hasWord({ exact, forms }: WordIndex, word: string): boolean {
  if (exact.has(word)) return true
  if (formsFor(word).some(form => forms.has(form))) return true
  return alikeOf(word).some(alike => alike.split(' ').every(part => exact.has(part) || forms.has(part)))
}

/** Forms that are too short fit anything. */
const formsFor = (word: string) => [...new Set([...formsOf(word), ...englishForms(word)])].filter(form => form === word || form.length >= 4)

/** Returns the part of these words that a text has; 1 where there are none. */
export function overlap(words: readonly string[], index: WordIndex): number {
  return words.length === 0 ? 1 : words.filter(word => hasWord(index, word)).length / words.length
}
