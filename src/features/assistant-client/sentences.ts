/** A sentence's end: its mark with what closes after it, before a space or line break; or a line break. */
const END = /[.!?…][)\]"'”’*_]*(?=\s)|\n+/g
/** What stands before the point of a list's number, which ends no sentence. */
const NUMBER = /(?:^|\n)\s*\d{1,3}$/
/** The title of a list of sources, and a line of it: a numbered link and nothing else. */
const SOURCES_TITLE = /^\*\*[^*]+\*\*\s*$/
const SOURCE = /^\d{1,3}\. \[(?:\\.|[^\]\\])*\]\([^)]*\)\s*$/

export interface Sentence {
  /** As it is read out; empty where it has only marks, and where none is complete. */
  said: string
  /** Set: the list of sources by which the answer ends, with so many of them. */
  sources?: number
  /** Where the next sentence begins. */
  next: number
}

/**
 * Returns the sentence of a growing text that begins at `from`, once it is complete: screen readers are told whole sentences, as single words can't be followed.
 * `isWhole`: nothing more comes, so that the rest is a sentence, too.
 */
export function takeSentence(text: string, from: number, isWhole: boolean): Sentence {
  const rest = text.slice(from)
  const list = sourcesOf(rest, isWhole)
  if (list === 'open') return { said: '', next: from }
  if (list !== undefined) return { said: '', sources: list, next: text.length }
  const end = [...rest.matchAll(END)].find(({ index, 0: mark }) => mark !== '.' || !NUMBER.test(rest.slice(0, index)))
  const length = end ? end.index + end[0].length : isWhole ? rest.length : 0
  return { said: toSpoken(rest.slice(0, length)), next: from + length }
}

/** Returns how many sources a rest lists that is nothing but their list; `open` while it may become one. */
function sourcesOf(rest: string, isWhole: boolean): number | 'open' | undefined {
  const [title = '', ...lines] = rest.trimStart().split('\n')
  if (!SOURCES_TITLE.test(title) || lines.length === 0) return undefined
  const sources = lines.filter(line => line.trim() !== '')
  // The last line may not have come wholly.
  if (!isWhole && lines.at(-1) !== '') sources.pop()
  if (!sources.every(line => SOURCE.test(line))) return undefined
  if (!isWhole) return 'open'
  return sources.length > 0 ? sources.length : undefined
}

/** Returns Markdown as it is read out: links by their text, without marks and without the numbers of sources. */
function toSpoken(markdown: string): string {
  return markdown
    .replace(/\s*(?:\[\[?\d{1,3}\]?\]\([^)]*\)|\[\d{1,3}\](?!\())/g, '')
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+]|#{1,6}|>)\s+/gm, '')
    .replace(/-{3,}/g, '')
    .replace(/\\(?=[\\`*_[\]<>|~])/g, '')
    .replace(/[*`|]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}_])/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
