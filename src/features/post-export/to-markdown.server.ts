import type { Blockquote, List, PhrasingContent, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { stringify } from 'yaml'
import { ARCHIVE_ORIGIN } from '#features/imports/import.ts'
import { storedAddress } from '#kit/picture-forms.ts'
import type { RichDocument, RichNode } from '#platform/rich-text/document.ts'
import { mapFiles } from '#platform/rich-text/files-in-html.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'

/** A post as an export writes it. */
export interface ExportedPost {
  title: string
  slug: string
  kind: string
  summary: string
  authorName: string
  category: string | null
  tags: string[]
  cover: string | null
  publishedAt: string | null
  lang: string
  content: RichDocument
}

/** Returns a Markdown file with front matter. What Markdown has no words for stands as HTML, which our own import reads back. */
export async function toMarkdownFile(post: ExportedPost): Promise<string> {
  const { title, slug, kind, summary, authorName, category, tags, cover, publishedAt, lang } = post
  const front = {
    title,
    slug,
    ...(publishedAt === null ? { draft: true } : { date: publishedAt }),
    kind,
    lang,
    author: authorName,
    ...(summary && { summary }),
    ...(category && { category }),
    ...(tags.length > 0 && { tags }),
    ...(cover && { cover: inFolder(cover) }),
  }
  return `---\n${stringify(front, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---\n\n${await toMarkdownText(post.content)}`
}

/** Returns a document as Markdown. `toAddress`: what pictures, recordings, files and links are called there. */
export async function toMarkdownText(content: RichDocument, toAddress: (address: string) => string = inFolder): Promise<string> {
  const children = await Promise.all(content.content.map(node => toBlock(node, toAddress)))
  // Two lists in a row would be read as one.
  const apart = children.flatMap((node, at): RootContent[] =>
    node.type === 'list' && children[at - 1]?.type === 'list' ? [{ type: 'html', value: '<!-- -->' }, node] : [node],
  )
  return toMarkdown(
    { type: 'root', children: apart },
    { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-', rule: '-', fences: true, listItemIndent: 'one' },
  )
}

/** Returns a block as Markdown has it, or as HTML where reading it back would lose something. */
async function toBlock(node: RichNode, toAddress: (address: string) => string): Promise<RootContent> {
  if (hasMarkdown(node)) return plainBlock(withLinks(node, toAddress))
  const html = await toHtml({ type: 'doc', content: [node] })
  const plain = html.replace(/\s(srcset|sizes|loading|decoding)="[^"]*"/g, '').replaceAll('\n', '&#10;')
  return { type: 'html', value: mapFiles(plain, address => toAddress(storedAddress(address))) }
}

function withLinks({ marks, content, ...node }: RichNode, toAddress: (address: string) => string): RichNode {
  return {
    ...node,
    ...(marks && {
      marks: marks.map(mark => {
        const href = mark.attrs?.['href']
        return typeof href === 'string' ? { ...mark, attrs: { ...mark.attrs, href: toAddress(href) } } : mark
      }),
    }),
    ...(content && { content: content.map(inner => withLinks(inner, toAddress)) }),
  }
}

/** Pictures of the archive lie beside the posts' folders. */
const inFolder = (address: string) =>
  address.startsWith(`${ARCHIVE_ORIGIN}/`) ? `../${address.slice(ARCHIVE_ORIGIN.length + 1)}` : address

const PLAIN = new Set([
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'text',
  'hardBreak',
])

/** Tables, pictures with a size or a caption, callouts and the like are HTML; so are texts whose spaces Markdown would change. */
function hasMarkdown(node: RichNode): boolean {
  if (!PLAIN.has(node.type) || (node.type === 'blockquote' && node.attrs?.['source'])) return false
  const inner = node.content ?? []
  if (node.type === 'codeBlock') return true
  if (inner.length === 0 && (node.type === 'paragraph' || node.type === 'heading' || node.type === 'blockquote')) return false
  const [first, last] = [inner[0], inner.at(-1)]
  const isLine = node.type === 'paragraph' || node.type === 'heading'
  if (
    isLine &&
    (/^\s/.test(first?.text ?? '') || /\s$/.test(last?.text ?? '') || last?.type === 'hardBreak' || first?.type === 'hardBreak')
  )
    return false
  if (node.type === 'heading' && inner.some(one => one.type === 'hardBreak')) return false
  if (isLine && inner.some(one => !isSafeRun(one))) return false
  return inner.every(hasMarkdown)
}

/** Marks next to spaces or punctuation, line ends and unusual spaces within a text are not kept by every reader. */
function isSafeRun({ text = '', marks = [], type }: RichNode): boolean {
  if (type !== 'text') return true
  if (/[^\S ]| {2}|[\p{Cc}\p{Cf}\\<>&`_*~[\]|]|https?:|www\.|@/u.test(text)) return false
  if (marks.length > 1 || marks.some(one => one.type !== 'link' && one.type !== 'bold' && one.type !== 'italic')) return marks.length === 0
  return marks.length === 0 || /^[\p{L}\p{N}].*[\p{L}\p{N}]$|^[\p{L}\p{N}]$/u.test(text)
}

function plainBlock(node: RichNode): RootContent {
  const inner = node.content ?? []
  const blocks = () => inner.map(plainBlock)
  switch (node.type) {
    case 'heading':
      return {
        type: 'heading',
        depth: Number(node.attrs?.['level']) === 3 ? 3 : Number(node.attrs?.['level']) === 4 ? 4 : 2,
        children: inner.flatMap(toPhrase),
      }
    case 'bulletList':
    case 'orderedList':
      return { type: 'list', ordered: node.type === 'orderedList', spread: false, children: blocks() } as List
    case 'listItem':
      return { type: 'listItem', spread: false, children: blocks() } as RootContent
    case 'blockquote':
      return { type: 'blockquote', children: blocks() } as Blockquote
    case 'codeBlock':
      return {
        type: 'code',
        lang: typeof node.attrs?.['language'] === 'string' ? node.attrs['language'] : null,
        value: inner.map(one => one.text ?? '').join(''),
      }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    default:
      return { type: 'paragraph', children: inner.flatMap(toPhrase) }
  }
}

function toPhrase({ type, text = '', marks = [] }: RichNode): PhrasingContent[] {
  if (type === 'hardBreak') return [{ type: 'break' }]
  const [mark] = marks
  const words: PhrasingContent = { type: 'text', value: text }
  if (mark?.type === 'bold') return [{ type: 'strong', children: [words] }]
  if (mark?.type === 'italic') return [{ type: 'emphasis', children: [words] }]
  const href: unknown = mark?.attrs?.['href']
  if (mark?.type === 'link') return [{ type: 'link', url: typeof href === 'string' ? href : '', children: [words] }]
  return [words]
}
