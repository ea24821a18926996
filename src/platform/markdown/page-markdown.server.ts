import { fromHtml } from 'hast-util-from-html'
import { type Handle, toMdast } from 'hast-util-to-mdast'
import type { Nodes as MarkdownNodes } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { stringify } from 'yaml'

type Nodes = Parameters<typeof toMdast>[0]
type Root = ReturnType<typeof fromHtml>
type Element = Extract<Nodes, { type: 'element' }>

/**
 * Returns a finished page as Markdown (GFM): front matter with title, address, language, description and dates, then what stands in its `main`. Header, footer,
 * controls and decoration are left out. Links and pictures are absolute, resolved against `address`, the page's own.
 */
export function toPageMarkdown(html: string, address: string): string {
  const tree = fromHtml(html)
  const head = findElement(tree, 'head') ?? tree
  const main = findElement(tree, 'main') ?? tree
  const title = wordsOf(findElement(head, 'title')).trim()
  const hasHeading = findElement(main, 'h1') !== undefined
  const front = frontMatter({
    title,
    url: hrefOf(head, 'canonical') ?? address,
    lang: textOf(findElement(tree, 'html')?.properties['lang']),
    description: descriptionOf(head),
    ...datesOf(tree),
  })
  const text = write(toTree(shown(main), address))
  return `${front}\n${hasHeading || !title ? '' : `# ${title}\n\n`}${text}`
}

/** Front matter is for machines: a key without a value is left out. */
function frontMatter(fields: Record<string, string | undefined>): string {
  const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
  return `---\n${stringify(present, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---\n`
}

const write = (tree: MarkdownNodes) =>
  toMarkdown(tree, { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-', rule: '-', fences: true, listItemIndent: 'one' })

const ignore: Handle = () => undefined

/** Elements that are operated, not read. */
const CONTROLS = new Set([
  'form',
  'button',
  'input',
  'select',
  'textarea',
  'dialog',
  'template',
  'script',
  'style',
  'svg',
  'noscript',
  'canvas',
])

const HANDLERS: Record<string, Handle> = {
  ...Object.fromEntries([...CONTROLS].map(name => [name, ignore])),
  details: (state, node) => state.toFlow(state.all(node)),
}

function toTree(content: Nodes, address: string): MarkdownNodes {
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address }, children: [] }
  const children = content.type === 'root' ? content.children : content.type === 'doctype' ? [] : [content]
  return toMdast({ type: 'root', children: [base, ...children] }, { document: true, handlers: HANDLERS })
}

/** Returns the tree without controls, what nobody sees, and pictures that only decorate. */
function shown<T extends Nodes>(node: T): T {
  if (!('children' in node)) return node
  const children = node.children.filter(isShown).map(shown)
  const isText = node.type === 'element' && RUNNING_TEXT.has(node.tagName)
  return { ...node, children: isText ? children : children.flatMap(apart) }
}

/** Between their elements each space counts. Elsewhere elements side by side are set apart by the layout. */
const RUNNING_TEXT = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'code', 'sup', 'sub'])

function apart(child: Nodes, at: number, all: readonly Nodes[]): Nodes[] {
  const isAfterElement = child.type === 'element' && all[at - 1]?.type === 'element'
  return isAfterElement ? [{ type: 'text', value: ' ' }, child] : [child]
}

function isShown(node: Nodes): boolean {
  if (node.type !== 'element') return node.type !== 'comment'
  const { tagName, properties } = node
  if (CONTROLS.has(tagName) || properties['hidden'] || properties['ariaHidden'] === 'true') return false
  if (tagName === 'img' && !properties['alt']) return false
  // A link without words leads where another one beside it leads: a card's picture.
  return tagName !== 'a' || wordsOf(node).trim() !== '' || Boolean(findElement(node, 'img')?.properties['alt'])
}

function findElement(node: Nodes | undefined, tagName: string): Element | undefined {
  if (!node || !('children' in node)) return undefined
  for (const child of node.children) {
    if (child.type === 'element' && child.tagName === tagName) return child
    const found = findElement(child, tagName)
    if (found) return found
  }
  return undefined
}

function wordsOf(node: Nodes | undefined): string {
  if (!node) return ''
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

const elementsOf = (node: Element | Root): Element[] => node.children.flatMap(child => (child.type === 'element' ? [child] : []))
const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

function hrefOf(head: Element | Root, rel: string): string | undefined {
  const link = elementsOf(head).find(({ tagName, properties }) => tagName === 'link' && isOneOf(properties['rel'], rel))
  return textOf(link?.properties['href'])
}

const isOneOf = (value: unknown, name: string) => Array.isArray(value) && value.includes(name)

function descriptionOf(head: Element | Root): string | undefined {
  return textOf(
    elementsOf(head).find(({ tagName, properties }) => tagName === 'meta' && properties['name'] === 'description')?.properties['content'],
  )
}

/** Returns the dates of the record that the page is about: the first of its linked data that has any. */
function datesOf(tree: Root): { published?: string; modified?: string; starts?: string } {
  for (const node of linkedDataOf(tree)) {
    const published = textOf(node['datePublished']) ?? textOf(node['datePosted'])
    const modified = textOf(node['dateModified'])
    const starts = textOf(node['startDate'])
    if (published || starts) return { ...(published && { published }), ...(modified && { modified }), ...(starts && { starts }) }
  }
  return {}
}

function linkedDataOf(node: Nodes): Record<string, unknown>[] {
  if (node.type === 'element' && node.tagName === 'script')
    return node.properties['type'] === 'application/ld+json' ? graphOf(wordsOf(node)) : []
  return 'children' in node ? node.children.flatMap(linkedDataOf) : []
}

function graphOf(json: string): Record<string, unknown>[] {
  try {
    // Named boundary: our own document writes it.
    return (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? []
  } catch {
    return []
  }
}
