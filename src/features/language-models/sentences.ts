/** Abbreviations that end in a period and no sentence. */
const SHORT =
  /(?:^|[\s(])(?:jl|no|dr|drs|ir|prof|dll|dsb|dst|hlm|tgl|pt|cv|s\.pd|m\.pd|s\.kom|a\.n|u\.p|mr|mrs|ms|st|vs|e\.g|i\.e|etc|rp|\p{Lu})\.$/iu
/** The number of an item. */
const ITEM = /^\s*\d{1,3}\.$/
const CITATION = /^[ \t]{0,2}[[【]\^?\d{1,3}(?:\s*[,;]\s*\^?\d{1,3})*(?:†[^\]】\n]{0,40})?[\]】](?:\([^)\n]{0,300}\))?/
const CITATION_BEGUN = /^[ \t]{0,2}(?:[[【](?:[\^\d,;†\s][^\]】\n]{0,60})?)?$|^[ \t]{0,2}[[【][\^\d,;\s]*[\]】]\([^)\n]{0,300}$/
const CLOSING = /^["'”’»)*_`]+/
const MOST_LETTERS = 1500
const MOST_CODE_LETTERS = 6000

/** A whole sentence, a line, or a block of code, with the space behind it. */
export interface Unit {
  kind: 'text' | 'code'
  text: string
}

export interface Sentences {
  /** Takes what came, and returns what is whole by now. */
  push(text: string): Unit[]
  /** Returns what is left; undefined if nothing is. It may be half a sentence. */
  rest(): Unit | undefined
}

/** Splits a text that comes in pieces, wherever they are cut, into sentences with their citations. */
export function createSentences(): Sentences {
  let waiting = ''
  return {
    push(text) {
      waiting += text
      const units: Unit[] = []
      for (let unit = firstOf(waiting); unit; unit = firstOf(waiting)) {
        units.push(unit)
        waiting = waiting.slice(unit.text.length)
      }
      return units
    },
    rest() {
      const text = waiting
      waiting = ''
      return text.trim() === '' ? undefined : { kind: text.startsWith('```') ? 'code' : 'text', text }
    },
  }
}

function firstOf(text: string): Unit | undefined {
  if (/^`{1,2}$/.test(text)) return undefined
  if (text.startsWith('```')) return codeOf(text)
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '\n') return { kind: 'text', text: text.slice(0, at + 1) }
    if (!'.!?…'.includes(letter)) continue
    const end = endOf(text, at)
    if (end === 'unknown') return tooLong(text)
    if (end !== undefined) return { kind: 'text', text: text.slice(0, end) }
  }
  return tooLong(text)
}

/** Returns where the sentence that ends at this sign does, with citations and spaces behind it; undefined if it doesn't end here. */
function endOf(text: string, at: number): number | 'unknown' | undefined {
  if (text[at] === '.' && (ITEM.test(text.slice(0, at + 1)) || SHORT.test(text.slice(Math.max(0, at - 12), at + 1)))) return undefined
  let end = at + 1
  end += CLOSING.exec(text.slice(end))?.[0].length ?? 0
  for (let cited = CITATION.exec(text.slice(end)); cited; cited = CITATION.exec(text.slice(end))) end += cited[0].length
  const after = text.slice(end, end + 400)
  if (CITATION_BEGUN.test(after)) return 'unknown'
  if (after.startsWith('\n')) return end + 1
  const space = /^[ \t]+/.exec(after)?.[0]
  return space === undefined ? undefined : end + space.length
}

function codeOf(text: string): Unit | undefined {
  const fence = /^`{3,}/.exec(text)?.[0] ?? '```'
  const close = text.indexOf(`\n${fence}`, fence.length)
  const lineEnd = close < 0 ? -1 : text.indexOf('\n', close + 1)
  if (lineEnd >= 0) return { kind: 'code', text: text.slice(0, lineEnd + 1) }
  return text.length > MOST_CODE_LETTERS ? { kind: 'code', text: `${text.slice(0, MOST_CODE_LETTERS)}` } : undefined
}

function tooLong(text: string): Unit | undefined {
  if (text.length <= MOST_LETTERS) return undefined
  const space = text.lastIndexOf(' ', MOST_LETTERS)
  return { kind: 'text', text: text.slice(0, space > 0 ? space + 1 : MOST_LETTERS) }
}
