import type { Nodes } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { parseAnswer, toLinkPath } from '#features/assistant/ui/parse-answer.ts'

/**
 * Returns an answer of the assistant as Markdown for programs: read as the panel reads it, so that HTML and pictures are text, with whole addresses and no
 * links but to pages of `origin`.
 */
export function toProgramText(markdown: string, origin: string): string {
  const tree = withOwnLinks(parseAnswer(markdown), origin)
  return toMarkdown(tree, { extensions: [gfmToMarkdown()], bullet: '-', listItemIndent: 'one' }).trim()
}

function withOwnLinks<T extends Nodes>(node: T, origin: string): T {
  if (!('children' in node)) return node
  return { ...node, children: node.children.flatMap(child => partsOf(child, origin)) }
}

function partsOf(node: Nodes, origin: string): Nodes[] {
  switch (node.type) {
    case 'link': {
      const path = toLinkPath(node.url, origin)
      const { children } = withOwnLinks(node, origin)
      if (path !== undefined) return [{ ...node, url: origin + path, children }]
      // An address that is its own text would be made a link again.
      return children.some(isAddress) ? [] : children
    }
    case 'linkReference':
      return withOwnLinks(node, origin).children
    case 'image':
    case 'imageReference':
      return [{ type: 'text', value: node.alt ?? '' }]
    case 'html':
    case 'definition':
    case 'footnoteDefinition':
    case 'footnoteReference':
      return []
    default:
      return [withOwnLinks(node, origin)]
  }
}

const isAddress = (node: Nodes) => node.type === 'text' && /^(?:\w+:\/\/|www\.|mailto:)|@/i.test(node.value)
