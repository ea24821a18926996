import type { RichDocument, RichNode } from './document.ts'

/**
 * Parses light markup to a document: empty lines separate paragraphs; `## ` starts a heading, lines that all start with `- ` or `1. ` are a list, `> ` a
 * quotation; inline `**bold**`, `*italic*` and `[text](/path)`.
 */
export function fromMarkup(text: string): RichDocument {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .filter(block => block.trim())
  return { type: 'doc', content: blocks.flatMap(block => toBlocks(block.trim())) }
}

function toBlocks(block: string): RichNode[] {
  const lines = block.split('\n').map(line => line.trim())
  const [first = '', ...rest] = lines
  const heading = /^(#{2,4}) (.+)$/.exec(first)
  if (heading) {
    const made: RichNode = { type: 'heading', attrs: { level: heading[1]?.length ?? 2 }, content: toInline(heading[2] ?? '') }
    return rest.length > 0 ? [made, ...toBlocks(rest.join('\n'))] : [made]
  }
  if (lines.every(line => line.startsWith('- '))) return [toList('bulletList', lines, /^- /)]
  if (lines.every(line => /^\d+\. /.test(line))) return [toList('orderedList', lines, /^\d+\. /)]
  if (lines.every(line => line.startsWith('>'))) {
    const words = lines.map(line => line.replace(/^>\s?/, '')).join(' ')
    return [{ type: 'blockquote', content: [toParagraph(words)] }]
  }
  // A list may follow its introduction without an empty line.
  const listAt = lines.findIndex(line => /^(- |\d+\. )/.test(line))
  if (listAt > 0) return [...toBlocks(lines.slice(0, listAt).join('\n')), ...toBlocks(lines.slice(listAt).join('\n'))]
  return [toParagraph(lines.join(' '))]
}

function toList(type: string, lines: string[], bullet: RegExp): RichNode {
  return { type, content: lines.map(line => ({ type: 'listItem', content: [toParagraph(line.replace(bullet, ''))] })) }
}

function toParagraph(text: string): RichNode {
  return { type: 'paragraph', content: toInline(text) }
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

function toInline(text: string): RichNode[] {
  const nodes: RichNode[] = []
  let at = 0
  const plain = (until: number) => {
    if (until > at) nodes.push({ type: 'text', text: text.slice(at, until) })
  }
  for (const match of text.matchAll(INLINE)) {
    plain(match.index)
    const [whole, bold, italic, label, href] = match
    if (bold) nodes.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] })
    else if (italic) nodes.push({ type: 'text', text: italic, marks: [{ type: 'italic' }] })
    else nodes.push({ type: 'text', text: label ?? '', marks: [{ type: 'link', attrs: { href: href ?? '' } }] })
    at = match.index + whole.length
  }
  plain(text.length)
  return nodes
}
