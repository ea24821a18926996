/** A sentence's end: its mark with what closes after it, before a space or line break; or a line break. */
const END = /[.!?…][)\]"'”’*_]*(?=\s)|\n+/g

/**
 * Returns the sentences of a growing text that are complete after `from`, and where the next begins. Screen readers are told whole sentences: single words,
 * as they come, can't be followed. `isWhole`: nothing more comes, so that the rest is a sentence, too.
 */
export function takeSentences(text: string, from: number, isWhole: boolean): { said: string; next: number } {
  const rest = text.slice(from)
  const last = [...rest.matchAll(END)].at(-1)
  const length = isWhole ? rest.length : last ? last.index + last[0].length : 0
  return { said: toSpoken(rest.slice(0, length)), next: from + length }
}

/** Returns Markdown as it is read out: links by their text, without marks. */
function toSpoken(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+]|#{1,6}|>)\s+/gm, '')
    .replace(/[*_`|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
