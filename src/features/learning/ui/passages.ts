/** A marked passage: its words, and those before it, by which it is found again. */
export interface Passage {
  quote: string
  before: string
}

const BEFORE = 60
const MAX_QUOTE = 1000

/** Returns the passage that a selection marks within an element; undefined if it marks none, or reaches beyond. */
export function passageOf(root: Element, selection: Selection | null): Passage | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!root.contains(range.commonAncestorContainer)) return undefined
  const selected = range.toString()
  const quote = selected.trim()
  if (quote === '' || quote.length > MAX_QUOTE) return undefined
  const before = document.createRange()
  before.selectNodeContents(root)
  before.setEnd(range.startContainer, range.startOffset)
  // Notes are kept without the spaces around them: those in front of the words stand before them.
  const spaces = selected.slice(0, selected.length - selected.trimStart().length)
  return { quote, before: (before.toString() + spaces).slice(-BEFORE) }
}

/** Returns the passages to show: those of kept notes, and of those that wait to be sent. What the server refused is in the list alone. */
export function shownPassages(kept: readonly Passage[], queued: readonly (Passage & { refused?: unknown })[]): Passage[] {
  return [...kept, ...queued.filter(({ refused }) => refused === undefined)]
}

/** Returns the ranges of these passages in an element: after the same words as then, else the first place with the words. What is no longer there has none. */
export function findPassages(root: Element, passages: readonly Passage[]): Range[] {
  const nodes: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) nodes.push(node)
  const whole = nodes.map(({ data }) => data).join('')
  return passages.flatMap(({ quote, before }) => {
    const found = quote === '' ? -1 : whole.indexOf(before + quote)
    const start = found >= 0 ? found + before.length : quote === '' ? -1 : whole.indexOf(quote)
    return start < 0 ? [] : (rangeAt(nodes, start, start + quote.length) ?? [])
  })
}

function rangeAt(nodes: readonly Text[], start: number, end: number): Range | undefined {
  const range = document.createRange()
  let at = 0
  let hasStart = false
  for (const node of nodes) {
    const next = at + node.data.length
    if (!hasStart && start < next) {
      range.setStart(node, start - at)
      hasStart = true
    }
    if (hasStart && end <= next) {
      range.setEnd(node, end - at)
      return range
    }
    at = next
  }
  return undefined
}
