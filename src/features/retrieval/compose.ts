import { type Lang, localHref } from '#kit/lang.ts'
import type { Found, Passage, Source } from './passage.ts'
import { type Term, wordsOf } from './query/parse-query.ts'
import { allForms } from './query/stems.ts'
import { ended, labelled, sentencesOf } from './split.ts'
import { retrievalTexts } from './texts.ts'

export interface ComposedAnswer {
  /** Markdown; its only links are those of the sources, and of the site's lists where nothing was found. */
  text: string
  /** What is cited, in the order of its numbers, and what is worth a look besides. */
  sources: Source[]
}

/** So much of the best score a second source needs, to be cited besides. */
const NEAR = 0.82
/** And so much, to be named below. */
const WORTH_A_LOOK = 0.4
const MOST_SOURCES = 3
/** Of the best source, and of each other one. */
const BEST_SENTENCES = 2
const OTHER_SENTENCES = 1
const LONGEST_SENTENCE = 320
/** With fewer words a sentence says nothing by itself, such as a "No.": it is read with the next one. */
const LEAST_WORDS = 4
/** Of an answer to a frequent question so many sentences come first, whatever they say: what it says, and on which conditions. */
const LEADING_SENTENCES = 2

/**
 * Returns an answer out of the passages that were found: the sentences that have the question's words, each with a numbered link to its source. Says so where
 * nothing fits. What passages hold is put out as plain text: no link, picture or markup of theirs is left.
 */
export function composeAnswer({ passages, isEnough, terms }: Found, lang: Lang): ComposedAnswer {
  const { answer, fill } = retrievalTexts(lang)
  const [best] = passages
  if (!best || !isEnough) return declined(passages, lang)
  const named = passages.filter(one => one.score >= best.score * WORTH_A_LOOK).slice(0, MOST_SOURCES)
  const cited = named.filter(one => one.score >= best.score * NEAR)
  const wanted = wantedOf(terms)
  const [first = [], ...others] = cited.map((passage, at) =>
    pickSentences(passage, wanted, at === 0 ? BEST_SENTENCES : OTHER_SENTENCES).map(one => ended(toPlain(one))),
  )
  const sources = named.map(({ source }) => source)
  const also = others.map(([said = ''], at) => {
    const { source } = cited[at + 1] ?? best
    const title = `**${toPlain(source.title)}**`
    const shown = wordsOf(said).length < LEAST_WORDS ? title : labelled(hasTitle(said, source) ? '' : title, said)
    return `- ${shown} ${linkOf(source, at + 2, lang)}`
  })
  const lead = hasTitle(first[0] ?? '', best.source) ? '' : fill(`answer.leads.${best.source.kind}`, { title: toPlain(best.source.title) })
  return {
    text: [
      [lead, ...first, linkOf(best.source, 1, lang)].filter(Boolean).join(' '),
      ...(also.length > 0 ? [`${answer.also}\n${also.join('\n')}`] : []),
      `**${answer.sources}**\n${listOf(sources, lang)}`,
    ].join('\n\n'),
    sources,
  }
}

function hasTitle(said: string, { title }: Source): boolean {
  return ` ${wordsOf(said).join(' ')} `.includes(` ${wordsOf(title).join(' ')} `)
}

function declined(passages: readonly Passage[], lang: Lang): ComposedAnswer {
  const { answer } = retrievalTexts(lang)
  const near = passages.slice(0, MOST_SOURCES).map(({ source }) => source)
  return {
    text: [answer.nothing, ...(near.length > 0 ? [`${answer.near}\n${listOf(near, lang)}`] : []), localized(answer.elsewhere, lang)].join(
      '\n\n',
    ),
    sources: near,
  }
}

function listOf(sources: readonly Source[], lang: Lang): string {
  return sources.map((source, at) => `${at + 1}. [${toPlain(source.title)}](${hrefOf(source, lang)})`).join('\n')
}

function linkOf(source: Source, number: number, lang: Lang): string {
  return `[${number}](${hrefOf(source, lang)})`
}

/** The address of a source for readers of this language; its marks that Markdown would read are written as codes. */
function hrefOf({ href }: Source, lang: Lang): string {
  return localHref(lang, href).replace(/[()\s<>"\\]/g, sign => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

function localized(text: string, lang: Lang): string {
  return text.replace(/\]\((\/[^)]*)\)/g, (_, path: string) => `](${localHref(lang, path)})`)
}

/** Returns a text without anything that Markdown or HTML would make of it: signs that begin something are escaped, addresses are no links. */
export function toPlain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~#!]/g, sign => (sign === '!' ? '!' : `\\${sign}`))
    .replace(/\b(https?:\/\/|www\.)\S+/gi, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

/** Returns the sentences of a passage that say most of what is asked, in their order; the first ones where none does. A frequent question's answer begins as it was written. */
function pickSentences({ text, source }: Passage, wanted: WantedTexts, usual: number): string[] {
  const leading = source.kind === 'question' ? LEADING_SENTENCES : 0
  const most = usual === OTHER_SENTENCES ? usual : Math.max(usual, leading + 1)
  const valued = readSentences(text).map((sentence, at) => ({
    sentence,
    at,
    value: at < leading ? Number.MAX_SAFE_INTEGER - at : valueOf(sentence, wanted),
  }))
  const best = valued.toSorted((a, b) => b.value - a.value || a.at - b.at).filter(({ value }, place) => value > 0 || place < most)
  // One that says it all needs no second that says nothing of it.
  const chosen = best.slice(0, most).filter(({ value }, place) => place === 0 || value > 0 || (best[0]?.value ?? 0) === 0)
  return chosen.toSorted((a, b) => a.at - b.at).map(({ sentence }) => shortened(sentence))
}

/** Returns the sentences of a text, each question, and each that is too short to be read alone, with the next one of its line. */
function readSentences(text: string): string[] {
  const read: string[] = []
  let open = ''
  for (const sentence of sentencesOf(text)) {
    open += sentence
    const isOpen = open.trimEnd().endsWith('?') || wordsOf(open).length < LEAST_WORDS
    if (isOpen && !sentence.endsWith('\n')) continue
    read.push(open.trim())
    open = ''
  }
  return open ? [...read, open.trim()] : read
}

function shortened(sentence: string): string {
  if (sentence.length <= LONGEST_SENTENCE) return sentence
  const cut = sentence.slice(0, LONGEST_SENTENCE)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_SENTENCE / 2))}…`
}

/** Of a term's own word, of its other forms, and of one of the same meaning. */
const VALUES = [1, 0.9, 0.7] as const

/** What a word or phrase counts, and for which term. */
interface Wanted {
  text: string
  term: number
  value: number
}

/** The words that are looked for in sentences, by themselves, and the phrases. */
interface WantedTexts {
  terms: number
  words: ReadonlyMap<string, Wanted[]>
  phrases: readonly Wanted[]
}

function wantedOf(terms: readonly Term[]): WantedTexts {
  const all = terms.flatMap(({ word, forms, alike }, term) =>
    [[word], forms, alike].flatMap((texts, at) => texts.map((text): Wanted => ({ text, term, value: VALUES[at] ?? 0 }))),
  )
  return {
    terms: terms.length,
    words: Map.groupBy(
      all.filter(({ text }) => !text.includes(' ')),
      ({ text }) => text,
    ),
    phrases: all.filter(({ text }) => text.includes(' ')),
  }
}

/** What a sentence has of the terms, of each what counts most. */
function valueOf(sentence: string, { terms, words, phrases }: WantedTexts): number {
  const best: number[] = Array.from({ length: terms }, () => 0)
  const note = ({ term, value }: Wanted) => (best[term] = Math.max(best[term] ?? 0, value))
  const own = wordsOf(sentence)
  for (const word of own) for (const form of allForms(word)) words.get(form)?.forEach(note)
  if (phrases.length > 0) {
    const text = ` ${own.join(' ')} `
    for (const one of phrases) if (text.includes(` ${one.text} `)) note(one)
  }
  return best.reduce((sum, value) => sum + value, 0)
}
