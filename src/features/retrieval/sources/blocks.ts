import type { RichNode } from '#platform/rich-text/document.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import type { Block } from './source-text.ts'

/** Nodes whose parts are lines of their own. */
const LISTS: ReadonlySet<string> = new Set(['bulletList', 'orderedList', 'steps', 'timeline', 'table', 'compare'])
/** Not read by who asks in words. */
const SILENT: ReadonlySet<string> = new Set(['codeBlock', 'blockMath', 'horizontalRule'])

/** Returns a rich text's parts, each with the heading that it stands under. */
export function blocksOf(document: unknown): Block[] {
  // Named boundary: a value from a jsonb column.
  const { content = [] } = (document ?? {}) as Partial<RichNode>
  const blocks: Block[] = []
  let lines: string[] = []
  let heading = ''
  const close = () => {
    if (lines.length > 0) blocks.push({ heading, text: lines.join('\n') })
    lines = []
  }
  for (const node of Array.isArray(content) ? content : []) {
    if (SILENT.has(node.type)) continue
    if (node.type === 'heading') {
      close()
      heading = toWords(node)
    } else lines.push(...linesOf(node))
  }
  close()
  return blocks
}

function linesOf(node: RichNode): string[] {
  const parts = LISTS.has(node.type) && Array.isArray(node.content) ? node.content : [node]
  return parts.map(part => toWords(part)).filter(Boolean)
}

/** Returns a part without a heading for each text that says something. */
export function plainBlocks(...texts: readonly (string | null | undefined)[]): Block[] {
  return texts.flatMap(text => (text?.trim() ? [{ heading: '', text: text.trim() }] : []))
}

/** Returns a part of lines under a heading; none without lines. */
export function listBlock(heading: string, lines: readonly string[]): Block[] {
  const said = lines.map(line => line.trim()).filter(Boolean)
  return said.length > 0 ? [{ heading, text: said.join('\n') }] : []
}
