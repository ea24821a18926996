import type { Block } from './sources/source-text.ts'

/** About so many characters a passage has at most: a paragraph or two. */
const PASSAGE_CHARACTERS = 700
/** Parts that are shorter stand together. */
const TOGETHER_CHARACTERS = 450
/** A last part that is shorter goes with the one before. */
const SHORT_CHARACTERS = 80

/**
 * Returns the parts of a text as passages have them: what is short stands together with what follows, under the headings of both; what is long is cut at the
 * end of a line or sentence, each part under the heading again.
 */
export function splitBlocks(blocks: readonly Block[]): Omit<Block, 'isWhole'>[] {
  const joined: { heading: string; text: string; last: string }[] = []
  for (const { heading, text, isWhole } of blocks) {
    const before = joined.at(-1)
    if (before && before.text.length + text.length <= TOGETHER_CHARACTERS) {
      const isSame = heading === before.last
      // Within a text a heading is said once more, so that a sentence taken out of it can be understood.
      before.text += `\n${isSame || isWhole ? text : labelled(heading, text)}`
      if (heading && !isSame) before.heading = [before.heading, heading].filter(Boolean).join(' · ')
      before.last = heading
    } else joined.push({ heading, text, last: heading })
  }
  return joined.flatMap(({ heading, text }) => splitText(text).map(part => ({ heading, text: part })))
}

/** Returns a text in parts of about 700 characters, none empty, cut at lines, sentences, or, where there are none, words. */
export function splitText(text: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const piece of piecesOf(text)) {
    if (part && part.length + piece.length > PASSAGE_CHARACTERS) {
      parts.push(part.trim())
      part = ''
    }
    part += piece
  }
  if (part.trim()) parts.push(part.trim())
  const [last, before] = [parts.at(-1), parts.at(-2)]
  if (last && before && last.length < SHORT_CHARACTERS) parts.splice(-2, 2, `${before}\n${last}`)
  return parts.filter(Boolean)
}

/** Returns a text in pieces that are not cut any further, each with the space after it. */
function piecesOf(text: string): string[] {
  return sentencesOf(text).flatMap(sentence =>
    sentence.length <= PASSAGE_CHARACTERS ? [sentence] : (sentence.match(/[\s\S]{1,600}(?:\s+|$)|[\s\S]{1,600}/g) ?? []),
  )
}

/** Returns the sentences of a text, each with the space or line break after it. A number's point ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”’)]?\s+)(?=["“‘(]?[\p{Lu}\p{N}])|(?<=\n)/u).filter(one => one.trim() !== '')
}

const END = /[.!?…:;]["”’)]*$/

/** Returns a line that ends as a sentence does. */
export function ended(line: string): string {
  return END.test(line) ? line : `${line}.`
}

/** Returns a text under its label, in one line; a label that is a sentence stands before it. */
export function labelled(label: string, text: string): string {
  if (!label) return text
  return END.test(label) ? `${label} ${text}` : `${label}: ${text}`
}
