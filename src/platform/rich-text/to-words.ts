import type { RichNode } from './document.ts'

/** Returns the words of a document, blocks separated by a space, for search and descriptions. */
export function toWords(content: unknown): string {
  const words: string[] = []
  // Named boundary: a value from a jsonb column.
  const queue: RichNode[] = [content as RichNode]
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (typeof node.text === 'string') words.push(node.text)
    if (Array.isArray(node.content)) {
      queue.unshift(...node.content)
      if (node.type === 'paragraph' || node.type === 'heading') words.push(' ')
    }
  }
  return words.join('').replace(/\s+/g, ' ').trim()
}

/** Returns the texts of a document's paragraphs and headings; a list item is a paragraph. */
export function toLines(content: unknown): string[] {
  const lines: string[] = []
  // Named boundary: a value from a jsonb column.
  const queue: RichNode[] = [content as RichNode]
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (node.type === 'paragraph' || node.type === 'heading') lines.push(toWords(node))
    else if (Array.isArray(node.content)) queue.unshift(...node.content)
  }
  return lines
}
