import type { Level, Mode } from '#features/classes/class.ts'
import type { Lang } from '#kit/lang.ts'
import { skillTexts } from '../texts.ts'
import type { Period } from './periods.ts'
import { CITIES, IDEAS, type Idea, MONTH_OF, OTHER_WORDS, PHRASES, SMALL } from './words.ts'

/** A question as the rules read it. */
export interface Question {
  ideas: ReadonlySet<Idea>
  /** What is left besides ideas, small words, place and time: what it is about. */
  topic: string
  /** Number of words of the topic; a name in quotes counts as one. */
  topicWords: number
  /** Number of all words. */
  words: number
  /** The first word that means something, and the last. */
  first: string
  last: string
  /** Begins like a question that is answered by yes or no. */
  isYesOrNo: boolean
  city: string | undefined
  starts: Period | undefined
  level: Level | undefined
  mode: Mode | undefined
}

const MOST_LETTERS = 600
/** A name that stands in quotes: none of its words says what is wanted. */
const QUOTED = /[“"«]([^“”"«»]{2,120})[”"»]/

const WORD_IDEAS: ReadonlyMap<string, readonly Idea[]> = (() => {
  const found = new Map<string, Idea[]>()
  // Named boundary: the keys of IDEAS are its ideas.
  for (const [idea, words] of Object.entries(IDEAS))
    for (const word of words.split(' ')) found.set(word, [...(found.get(word) ?? []), idea as Idea])
  return found
})()
const LONG_WORDS = [...WORD_IDEAS.keys()].filter(word => word.length >= 5)

/** Returns what a question is about; undefined where it has no word. The language is that of the page: people write both. */
export function readQuestion(query: string, lang: Lang): Question | undefined {
  const asked = query.slice(0, MOST_LETTERS).normalize('NFKC')
  const quoted = QUOTED.exec(asked)?.[1]?.trim()
  const plain = asked
    .replace(QUOTED, ' ')
    .toLowerCase()
    .replace(/[’']s\b/g, ' is')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .trim()
  if (!/\p{L}/u.test(plain)) return undefined
  const { text, starts } = takePeriod(PHRASES.reduce((one, [pattern, word]) => one.replace(pattern, word), plain))
  const letters = lettersOf(lang)
  const tokens = text
    .split(/\s+/)
    .filter(Boolean)
    .map(token => letters.get(token) ?? token)
  const ideas = new Set<Idea>()
  const rest: string[] = []
  let city: string | undefined
  for (const [at, token] of tokens.entries()) {
    const place = CITIES[token]
    if (place !== undefined && city === undefined) city = place
    else {
      const found = ideasOf(token)
      for (const idea of found) ideas.add(idea)
      if (found.length === 0 && !SMALL.has(token)) rest.push(token)
      else if (isOfTopic(found, at)) rest.push(token)
    }
  }
  return {
    ideas,
    topic: quoted ?? rest.join(' '),
    topicWords: quoted ? 1 : rest.length,
    words: tokens.length,
    first: tokens.find(token => !SMALL.has(token)) ?? '',
    last: tokens.at(-1) ?? '',
    isYesOrNo: /^(apakah|apa|is|are|does|do|can|bisa|bisakah|boleh|bolehkah)\b/.test(text),
    city,
    starts,
    level: ideas.has('beginner') ? 'Pemula' : ideas.has('intermediate') ? 'Menengah' : ideas.has('advanced') ? 'Mahir' : undefined,
    mode: ideas.has('online') ? 'online' : ideas.has('offline') ? 'offline' : ideas.has('hybrid') ? 'hybrid' : undefined,
  }
}

/** Letters that stand for a word: the same letter is another word in another language. */
function lettersOf(lang: Lang): ReadonlyMap<string, string> {
  return new Map(
    skillTexts(lang)
      .letters.split(' ')
      .map(pair => [pair.slice(0, 1), pair.slice(2)] as const),
  )
}

/** Words that say what something is about even though they say what is wanted of it. */
function isOfTopic(found: readonly Idea[], at: number): boolean {
  return found.includes('job') || (at > 0 && (found.includes('make') || found.includes('practice')))
}

/** Returns the ideas of a word: as it is written, without Indonesian endings, or as the misspelling of one. */
function ideasOf(token: string): readonly Idea[] {
  const exact = WORD_IDEAS.get(token)
  if (exact) return exact
  if (SMALL.has(token) || OTHER_WORDS.has(token)) return []
  const [, stem, ending] = /^(.{4,}?)(nyakah|nya|ku|mu|kah|lah|an)$/.exec(token) ?? []
  const ofStem = stem ? WORD_IDEAS.get(stem) : undefined
  if (ofStem && ending !== 'an') return ending === 'ku' ? [...ofStem, 'my'] : ofStem
  const near = nearest(token)
  if (near) return WORD_IDEAS.get(near) ?? []
  const nearStem = stem && ending !== 'an' ? nearest(stem) : undefined
  const ofNear = nearStem ? (WORD_IDEAS.get(nearStem) ?? []) : []
  return ending === 'ku' && ofNear.length > 0 ? [...ofNear, 'my'] : ofNear
}

const nearby = new Map<string, string | undefined>()
const MOST_KEPT = 2000

/** Returns the word of an idea that a token is a misspelling of: one letter off, of nine letters and more two, never the first. */
function nearest(token: string): string | undefined {
  if (token.length < 5) return undefined
  if (nearby.has(token)) return nearby.get(token)
  const most = token.length >= 9 ? 2 : 1
  const found = LONG_WORDS.find(
    word => word[0] === token[0] && Math.abs(word.length - token.length) <= most && stepsBetween(word, token) <= most,
  )
  if (nearby.size >= MOST_KEPT) nearby.clear()
  nearby.set(token, found)
  return found
}

/** Letters put in, left out, exchanged, or swapped with their neighbour. */
function stepsBetween(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwapped ? (before[j - 2] ?? 0) + 1 : change
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? 0
}

const TIMES: readonly (readonly [RegExp, Period])[] = [
  [/\b(?:akhir (?:pekan|minggu)|weekend)(?: ini)?\b/, 'weekend'],
  [/\b(?:minggu|pekan|mgg|mggu) (?:ini|skrg|sekarang)\b|\bthis week\b/, 'this-week'],
  [/\b(?:minggu|pekan|mgg|mggu) (?:depan|dpn)\b|\bnext week\b/, 'next-week'],
  [/\b(?:bulan|bln) (?:ini|skrg|sekarang)\b|\bthis month\b/, 'this-month'],
  [/\b(?:bulan|bln) (?:depan|dpn)\b|\bnext month\b/, 'next-month'],
  [/\b(?:hari ini|hr ini|today|tonight|malam ini)\b/, 'today'],
  [/\b(?:besok|bsk|tomorrow)\b/, 'tomorrow'],
]

/** Takes the words of a time out of a text. */
function takePeriod(text: string): { text: string; starts: Period | undefined } {
  for (const [pattern, period] of TIMES) if (pattern.test(text)) return { text: text.replace(pattern, ' ').trim(), starts: period }
  const named = /\b(?:bulan|bln|in|during|di) (\p{L}+)\b/u.exec(text)
  const month = MONTH_OF.get(named?.[1] ?? '')
  if (named && month !== undefined) return { text: text.replace(named[0], ' ').trim(), starts: month }
  for (const word of text.split(' ')) {
    const number = word.length > 3 || word === 'mei' ? MONTH_OF.get(word) : undefined
    if (number !== undefined) return { text: text.replace(word, ' ').trim(), starts: number }
  }
  return { text, starts: undefined }
}
