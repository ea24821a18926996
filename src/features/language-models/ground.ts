import { LRUCache } from 'lru-cache'
import type { Passage, Source } from '#features/retrieval/passage.ts'
import { cleanCode, cleanText } from './clean-text.ts'
import { figuresOf, supportedBy } from './figures.ts'
import type { Unit } from './sentences.ts'
import { touchesTopic } from './topics.ts'
import { contentWords, hasWord, indexWords, overlap, type WordIndex } from './words.ts'

/** The part of a sentence's words that its sources must have, in any form or as a synonym. */
const LEAST_OVERLAP = 0.6
/** The part that a source must have which a sentence does not cite. */
const LEAST_FOUND = 0.85
/** A sentence with fewer words of its own is not worth a number that it did not have. */
const LEAST_WORDS_TO_CITE = 3
const SHARED_WORDS = 6

const CITED = /[ \t]*[[【]\^?\d{1,3}(?:\s*[,;]\s*\^?\d{1,3})*(?:†[^\]】\n]{0,40})?[\]】](?:\([^)\n]{0,300}\))?/g
const NEGATION = /\b(?:tidak|bukan|belum|tanpa|jangan|dilarang|not|never|no|without|cannot)\b|n['’]t\b/i

/** What may be cited, by number from 1, and what sentences are compared with. */
export interface Grounds {
  /** Adds what a tool found. Returns the number of its first passage. */
  add(passages: readonly Passage[]): number
  /** Returns a unit as it may be shown; undefined if it may not. */
  check(unit: Unit): string | undefined
  /** The sources that were cited, in the order of the numbers that they are shown by. */
  cited(): { number: number; source: Source }[]
}

interface Known extends Indexed {
  passage: Passage
}

/** What sentences are compared with. */
interface Indexed {
  words: WordIndex
  figures: ReadonlySet<string>
  text: string
}

interface Options {
  grounding: 'facts' | 'talk'
  /** What the asker wrote: an answer may repeat it. */
  asked: string
  /** What nobody is told. */
  instructions: string
  topics: readonly string[]
}

/** Returns what checks a model's sentences against what was given to it. */
export function createGrounds(passages: readonly Passage[], options: Options): Grounds {
  const known: Known[] = []
  const shown = new Map<string, { number: number; source: Source }>()
  const asked = indexWords(options.asked)
  const secret = new Set(options.instructions.split(/(?<=[.!?:])\s+|\n/).flatMap(runsOf))
  const add = (more: readonly Passage[]) => known.push(...more.map(toKnown)) - more.length + 1
  add(passages)

  const check = (unit: Unit): string | undefined => {
    if (unit.kind === 'code') return options.grounding === 'talk' ? cleanCode(unit.text) : undefined
    const { numbers, plain } = withoutCitations(unit.text)
    const text = cleanText(plain, host => known.some(one => one.text.includes(host)))
    if (!/[\p{L}\p{N}]/u.test(text)) return /^[\s|:*_#>-]*$/.test(text) ? text : undefined
    if (touchesTopic(text, options.topics)) return undefined
    const claim = { text, words: contentWords(text), names: namesOf(text), figures: figuresOf(text) }
    const named = numbers.flatMap(number => known[number - 1] ?? [])
    if (named.length > 0 && says(claim, named)) return withNumbers(text, named.map(numberOf))
    const other = known
      .filter(one => says(claim, [one], LEAST_FOUND))
      .sort((a, b) => overlap(claim.words, b.words) - overlap(claim.words, a.words))[0]
    if (other && claim.words.length + claim.figures.size >= LEAST_WORDS_TO_CITE) return withNumbers(text, [numberOf(other)])
    return mayStand(claim) ? text : undefined
  }

  const numberOf = ({ passage: { source } }: Known): { number: number; source: Source } => {
    const key = `${source.kind} ${source.id}`
    const there = shown.get(key)
    if (there) return there
    const cited = { number: shown.size + 1, source }
    shown.set(key, cited)
    return cited
  }

  /** True for what claims nothing that no source says. */
  const mayStand = ({ text, words, figures }: Claim): boolean => {
    if (runsOf(text).some(run => secret.has(run))) return false
    const unknown = [...figures].filter(one => !known.some(source => source.figures.has(one)))
    if (options.grounding === 'talk') return unknown.every(isSmall) && !/\brp\b|%|@/i.test(text)
    if (figures.size > 0) return false
    if (NEGATION.test(text)) return isHonest(text) && words.length <= 8
    // Words of several sources together could say what none of them does.
    const own = words.filter(word => !hasWord(asked, word))
    return own.length === 0 || known.some(one => own.every(word => hasWord(one.words, word)) && own.length < LEAST_WORDS_TO_CITE)
  }

  return { add, check, cited: () => [...shown.values()] }
}

interface Claim {
  text: string
  words: string[]
  /** Words with a capital letter, other than the first. */
  names: string[]
  figures: ReadonlySet<string>
}

/** The first word of a sentence, a cell or an item has a capital letter anyway. */
function namesOf(text: string): string[] {
  const inner = text.replace(/(^|[|:.!?*#>-]\s*|\n\s*)\p{Lu}/gu, '$1')
  return contentWords((inner.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []).join(' '))
}

/** Many are asked about the same: what is read of a text is read once. */
const indexes = new LRUCache<string, Indexed>({ max: 500 })

function toKnown(passage: Passage): Known {
  const text = `${passage.source.title}\n${passage.heading}\n${passage.text}`
  const known = indexes.get(text)
  if (known) return { passage, ...known }
  const made = { words: indexWords(text), figures: supportedBy(text), text: text.toLowerCase() }
  indexes.set(text, made)
  return { passage, ...made }
}

/** True if these say a sentence together: most of its words, each of its names and figures, and a denial only where they deny. */
function says({ text, words, names, figures }: Claim, sources: readonly Known[], least = LEAST_OVERLAP): boolean {
  if (words.length === 0 && figures.size === 0) return false
  if (![...figures].every(one => sources.some(source => source.figures.has(one)))) return false
  if (NEGATION.test(text) && !sources.some(source => NEGATION.test(source.text))) return false
  const isThere = (word: string) => sources.some(source => hasWord(source.words, word))
  return names.every(isThere) && words.filter(isThere).length >= words.length * least
}

/** Returns a text without its numbers of sources, and these. */
function withoutCitations(text: string): { numbers: number[]; plain: string } {
  const numbers: number[] = []
  const plain = text.replace(CITED, found => {
    const digits = found.replace(/†.*$|\(.*$/s, '').match(/\d{1,3}/g) ?? []
    numbers.push(...digits.map(Number))
    return ''
  })
  return { numbers: [...new Set(numbers)], plain }
}

/** Puts the numbers at the end of a sentence; of a table's row into its last cell. */
function withNumbers(text: string, cited: readonly { number: number; source: Source }[]): string {
  const links = [...new Set(cited)].map(({ number, source }) => linkOf(number, source)).join('')
  const [, body = '', end = ''] = /^([\s\S]*?)(\s*\|?\s*)$/.exec(text) ?? []
  return `${body} ${links}${end}`
}

/** Returns a link to a source. An address that is no path of the site is none. */
function linkOf(number: number, { href }: Source): string {
  return /^\/(?!\/)[^\s<>\\]*$/.test(href) ? `[${number}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})` : `[${number}]`
}

/** Returns each run of words of a text, by which copies are known; of a short one all of it. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < SHARED_WORDS) return words.length > 2 ? [words.join(' ')] : []
  return words.slice(SHARED_WORDS - 1).map((_, at) => words.slice(at, at + SHARED_WORDS).join(' '))
}

/** A number that counts steps or items: no price, date or time. */
const isSmall = (figure: string) => /^\d{1,2}$/.test(figure)

/** True for a sentence that says that nothing was found. */
function isHonest(text: string): boolean {
  return /\b(?:tidak|belum)\b.*\b(?:ditemukan|menemukan|menjawab|disebut|disebutkan|tahu|ada (?:informasi|jawaban))|(?:not|n['’]t|no)\b.*\b(?:find|found|know|answer|say|mention|information)/i.test(
    text,
  )
}
