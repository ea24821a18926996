import { sameAs } from '#features/dictionary/dictionary.ts'
import { SLANG } from '#features/dictionary/slang.ts'
import { DEFAULT_LANG, findLang, type Lang } from '#kit/lang.ts'
import { allForms } from './stems.ts'
import { STOP_WORDS } from './stop-words.ts'
import { alikeOf, isEntry, LONGEST_PHRASE, nearOf } from './synonyms.ts'

/** A thing that is asked for. */
export interface Term {
  /** As it was asked for, in its written form; a phrase of several words, too. */
  word: string
  /** The same in other forms. */
  forms: string[]
  /** Of a phrase: its own words that tell something. */
  parts: string[]
  /** What means about the same. */
  alike: string[]
  /** What is said where this is meant: a cause, a part, a place of it. */
  near: string[]
  /** What means about the same in the wide dictionary: of a word that the own one has not, for tenants whose texts have nothing of it. */
  wide: readonly string[]
  /** It is written as names are. */
  isName: boolean
}

export interface ParsedQuery {
  terms: Term[]
  /** The language that it seems to be asked in; undefined if nothing says so. */
  lang: Lang | undefined
}

/** Longer questions are cut: what follows is rarely what is asked. */
const MAX_CHARACTERS = 500
const MAX_WORDS = 40
export const MAX_TERMS = 10

const ENGLISH = new Set(
  'the is are was what how who where when why which do does did can could should would i you my your to of for and with there any have has a an in at be'.split(
    ' ',
  ),
)
const INDONESIAN = new Set(
  'apa apakah yang dan di ke dari untuk dengan bagaimana berapa kapan dimana siapa kenapa mengapa bisa ada saya aku kamu ini itu tidak sudah belum kalau atau pada mau ingin boleh'.split(
    ' ',
  ),
)

/** Returns the words of a text in lower case; letters that are repeated for effect once (`brapaaa`). */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(word => word.slice(0, 40).replace(/(\p{L})\1{2,}/gu, '$1'))
}

/** Returns what a question asks for: no more than ten terms, without the words that every question has. */
export function parseQuery(text: string): ParsedQuery {
  const typed = clausesOf(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS)
  const lang = langOf(typed)
  // Short forms are those of the house's language.
  const words = lang !== undefined && lang !== DEFAULT_LANG ? typed : inWrittenForms(typed)
  const names = namesIn(text)
  const telling = termsOf(words, names, word => !STOP_WORDS.has(word) && (word.length > 1 || /\p{N}/u.test(word)))
  // A question of common words alone is asked by them.
  const terms = telling.length > 0 ? telling : termsOf(words, names, word => word.length > 2)
  return { terms: terms.slice(0, MAX_TERMS), lang }
}

/** Returns the words of a text, with an empty one between its clauses: no phrase goes across them. */
function clausesOf(text: string): string[] {
  return text.split(CLAUSE_END).flatMap((clause, at) => (at === 0 ? wordsOf(clause) : ['', ...wordsOf(clause)]))
}

const CLAUSE_END = /[.,;:!?()\n]+(?!\d)/

/** Returns the words with their written forms in place of short ones, save in a phrase that is known as it is typed. */
function inWrittenForms(typed: readonly string[]): string[] {
  const words: string[] = []
  for (let at = 0; at < typed.length; ) {
    const word = typed[at] ?? ''
    const phrase = phraseAt(typed, at, () => true)?.split(' ')
    words.push(...(phrase ?? SLANG.get(word) ?? [word]))
    at += phrase?.length ?? 1
  }
  return words
}

function langOf(words: readonly string[]): Lang | undefined {
  const written = words.flatMap(word => SLANG.get(word) ?? [word])
  const english = words.filter(word => ENGLISH.has(word)).length
  const indonesian = written.filter(word => INDONESIAN.has(word)).length
  if (english === indonesian) return undefined
  return english > indonesian ? findLang('en') : DEFAULT_LANG
}

function termsOf(words: readonly string[], names: ReadonlySet<string>, isTelling: (word: string) => boolean): Term[] {
  const terms = new Map<string, Term>()
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, isTelling)
    const word = phrase ?? words[at] ?? ''
    at += phrase ? phrase.split(' ').length : 1
    if (terms.has(word) || !(phrase || isTelling(word))) continue
    // What means the same as a term that there is already adds nothing.
    const alike = alikeOf(word)
    if ([...terms.values()].some(one => one.alike.includes(word) && alike.includes(one.word))) continue
    const near = nearOf(word).slice(0, 20)
    const all = allForms(word)
    terms.set(word, {
      word,
      forms: all.filter(one => one !== word).slice(0, 8),
      parts: word.includes(' ') ? word.split(' ').filter(isTelling) : [],
      alike: alike.slice(0, 30),
      near,
      wide: alike.length + near.length > 0 ? [] : sameAs(all),
      isName: names.has(word),
    })
  }
  return [...terms.values()]
}

/** Returns the longest phrase of the synonyms that begins here. */
function phraseAt(words: readonly string[], at: number, isTelling: (word: string) => boolean): string | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    if (isEntry(phrase) && phrase.split(' ').some(isTelling)) return phrase
  }
  return undefined
}

/** Returns the words that begin with a capital within a sentence; none where all words do. */
function namesIn(text: string): Set<string> {
  const cut = text.slice(0, MAX_CHARACTERS)
  const found = [...cut.matchAll(/(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*)*/gu)].flatMap(([name]) => wordsOf(name))
  return new Set(found)
}
