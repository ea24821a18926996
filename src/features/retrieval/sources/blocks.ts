import type { RichNode } from '#platform/rich-text/document.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { ended, labelled, sentencesOf } from '../split.ts'
import type { Block } from './source-text.ts'

/** Nodes whose parts are items. */
const LISTS: ReadonlySet<string> = new Set(['bulletList', 'orderedList', 'steps', 'timeline', 'table', 'compare'])
/** Nodes of blocks, each a text of its own. */
const HOLDERS: ReadonlySet<string> = new Set(['listItem', 'step', 'timelineItem', 'compareSide', 'callout', 'reveal'])
/** Not read by who asks in words. */
const SILENT: ReadonlySet<string> = new Set(['codeBlock', 'blockMath', 'horizontalRule'])
/** Items that are no sentences stand together in about so many characters: no more than an answer shows of a sentence. */
const ITEMS_CHARACTERS = 300

/** Returns a rich text's parts, each with the heading that it stands under. */
export function blocksOf(document: unknown): Block[] {
  // Named boundary: a value from a jsonb column.
  const { content = [] } = (document ?? {}) as Partial<RichNode>
  const blocks: Block[] = []
  let lines: string[] = []
  let heading = ''
  const close = () => {
    if (lines.length > 0) blocks.push({ heading, text: lines.join('\n'), isWhole: lines[0]?.startsWith(heading) ?? false })
    lines = []
  }
  for (const node of Array.isArray(content) ? content : []) {
    if (SILENT.has(node.type)) continue
    if (node.type === 'heading') {
      close()
      heading = toWords(node)
    } else if (LISTS.has(node.type)) {
      // What leads to a list is its label.
      const before = lines.at(-1)?.endsWith(':') ? sentencesOf(lines.pop() ?? '') : []
      const label = before.pop()?.slice(0, -1) ?? (lines.length === 0 ? heading : '')
      lines.push(...[before.join('').trim()].filter(Boolean), ...itemLines(label, (node.content ?? []).map(wordsIn)))
    } else lines.push(...[wordsIn(node)].filter(Boolean))
  }
  close()
  return blocks
}

/** Returns the words of a node; what stands in blocks of its own within it is told apart. */
function wordsIn(node: RichNode): string {
  const { type, attrs, content = [] } = node
  if (type === 'tableRow' || LISTS.has(type)) return content.map(wordsIn).filter(Boolean).join(', ')
  if (!HOLDERS.has(type)) return toWords(node)
  const title = [attrs?.['time'], attrs?.['title']].filter(one => typeof one === 'string' && one).join(' ')
  return [title, ...content.map(wordsIn)].filter(Boolean).reduce(labelled, '')
}

/** Returns a part without a heading for each text that says something. */
export function plainBlocks(...texts: readonly (string | null | undefined)[]): Block[] {
  return texts.flatMap(text => (text?.trim() ? [{ heading: '', text: text.trim() }] : []))
}

/** Returns a part of whole sentences under a heading, which is not said within them; none without sentences. */
export function sentenceBlock(heading: string, sentences: readonly string[]): Block[] {
  const said = sentences.map(one => one.trim()).filter(Boolean)
  return said.length > 0 ? [{ heading, text: said.join('\n'), isWhole: true }] : []
}

/** Returns a part of items under a heading that labels them; none without items. */
export function listBlock(heading: string, items: readonly string[]): Block[] {
  return sentenceBlock(heading, itemLines(heading, items))
}

/** Returns items as lines that can be read by themselves: sentences each in its own, others together, divided by semicolons, under their label. */
function itemLines(label: string, items: readonly string[]): string[] {
  const lines: string[] = []
  let open = ''
  const close = () => {
    if (open) lines.push(ended(open))
    open = ''
  }
  for (const item of items.map(one => one.trim()).filter(Boolean)) {
    const isSentence = ended(item) === item
    if (isSentence || open.length + item.length > ITEMS_CHARACTERS) close()
    if (isSentence) lines.push(lines.length > 0 ? item : labelled(label, item))
    else open = open ? `${open}; ${item}` : labelled(label, item)
  }
  close()
  return lines
}
