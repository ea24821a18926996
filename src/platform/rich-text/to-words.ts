import type { RichNode } from './document.ts'

/** What a node says besides its content; of a formula, its source. */
const SAID: Readonly<Record<string, { before?: readonly string[]; after?: string }>> = {
  callout: { before: ['title'] },
  step: { before: ['title'] },
  reveal: { before: ['title'] },
  compareSide: { before: ['title'] },
  timelineItem: { before: ['time', 'title'] },
  blockquote: { after: 'source' },
  image: { after: 'caption' },
  video: { after: 'title' },
  audio: { after: 'title' },
  embed: { after: 'title' },
  file: { after: 'name' },
  blockMath: { after: 'latex' },
  inlineMath: { after: 'latex' },
}
/** Nodes within a line: no space before them. */
const INLINE: ReadonlySet<string> = new Set(['text', 'inlineMath'])

/** Returns the words of a document, blocks and cells separated by a space, for search and descriptions. */
export function toWords(content: unknown): string {
  const words: string[] = []
  // Named boundary: a value from a jsonb column.
  const queue: RichNode[] = [content as RichNode]
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (!INLINE.has(node.type)) words.push(' ')
    if (typeof node.text === 'string') words.push(node.text)
    const { before, after } = SAID[node.type] ?? {}
    for (const name of before ?? []) words.push(saidIn(node, name), ' ')
    if (after) queue.unshift({ type: 'text', text: INLINE.has(node.type) ? saidIn(node, after) : ` ${saidIn(node, after)}` })
    if (Array.isArray(node.content)) queue.unshift(...node.content)
  }
  return words.join('').replace(/\s+/g, ' ').trim()
}

function saidIn({ attrs }: RichNode, name: string): string {
  const value = attrs?.[name]
  return typeof value === 'string' ? value : ''
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
