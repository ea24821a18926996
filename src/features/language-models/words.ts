import { eng, ind } from 'stopword'

const STOP_WORDS: ReadonlySet<string> = new Set([...ind, ...eng])
const PREFIX = /^(?:me(?:ng|ny|m|n)?|pe(?:ng|ny|m|n|r)?|be[rl]|ter|di|ke|se)(?=\p{L}{4})/u
const SUFFIX = /(?<=\p{L}{4})(?:kan|an|i|nya|lah|kah|s|es|ing|ed)$/u

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

/** Returns the words of a text that say something, in lower case. */
export function contentWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  return [...new Set(words)].filter(word => word.length >= LEAST_LETTERS && !STOP_WORDS.has(word) && !CONNECTING.has(word))
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

/** True if a text has a word: itself, or in another form. */
export function hasWord({ exact, forms }: WordIndex, word: string): boolean {
  return exact.has(word) || formsFor(word).some(form => forms.has(form))
}

/** Returns a word and what it may be made of. */
function formsFor(word: string): string[] {
  const bare = word.replace(SUFFIX, '')
  return [...new Set([word, bare, word.replace(PREFIX, ''), bare.replace(PREFIX, '')])]
}

/** Returns the part of these words that a text has; 1 where there are none. */
export function overlap(words: readonly string[], index: WordIndex): number {
  return words.length === 0 ? 1 : words.filter(word => hasWord(index, word)).length / words.length
}
