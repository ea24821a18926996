import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { escapeAttribute, escapeText } from '#kit/html.ts'
import { ALLOWED } from './allowed-html.ts'
import { calloutHtml, cellHtml, codeHtml, embedHtml, fileHtml, mathsHtml, pictureHtml, playerHtml, quoteHtml, tableHtml } from './blocks.ts'
import { highlighterFor } from './code.ts'
import { compareSideHtml, listHtml, revealHtml, stepHtml, timelineItemHtml } from './course-blocks.ts'
import type { RichNode } from './document.ts'
import { loadMaths, type ToMathMl } from './maths.ts'

const rendered = new LRUCache<string, string>({ maxSize: 8 * 1024 * 1024, sizeCalculation: html => html.length + 100 })

/**
 * Returns safe HTML of a stored document, rendered from its JSON and then sanitized. Unknown nodes and marks are removed; links and pictures may only use
 * http, https, mailto and paths of this site. Returns '' for anything that is not a document. Recent results are cached by the document's hash.
 */
export async function toHtml(content: unknown): Promise<string> {
  const text = JSON.stringify(content)
  if (!text || typeof content !== 'object' || content === null) return ''
  const key = hash('sha1', text)
  const known = rendered.get(key)
  if (known !== undefined) return known
  const html = await render(content)
  rendered.set(key, html)
  return html
}

/** As `toHtml`, with code as plain text and nothing cached: for HTML that is read again, not shown. */
export async function toPlainCodeHtml(content: object): Promise<string> {
  return await render(content, async () => escapeText)
}

async function render(document: object, highlighterOf = highlighterFor): Promise<string> {
  // Loaded on first use: the sanitizer takes 15 MB; formulas and code have libraries of their own.
  const [{ renderJSONContentToString }, { default: sanitize }, highlight, toMathMl] = await Promise.all([
    import('@tiptap/static-renderer/json/html-string'),
    import('sanitize-html'),
    highlighterOf(document),
    JSON.stringify(document).includes('Math"') ? loadMaths() : noMaths,
  ])
  const toString = renderJSONContentToString({
    nodeMapping: {
      doc: ({ children }) => join(children),
      text: ({ node }) => escapeText(typeof node.text === 'string' ? node.text : ''),
      paragraph: wrap('p'),
      heading: ({ node, children }) => {
        const level = Math.min(4, Math.max(2, Number(node.attrs?.['level']) || 2))
        return `<h${level}>${join(children)}</h${level}>`
      },
      bulletList: wrap('ul'),
      orderedList: wrap('ol'),
      listItem: wrap('li'),
      blockquote: ({ node, children }) => quoteHtml(node.attrs, join(children)),
      callout: ({ node, children }) => calloutHtml(node.attrs, join(children)),
      steps: ({ children }) => listHtml('steps', join(children)),
      step: ({ node, children }) => stepHtml(node.attrs, join(children)),
      reveal: ({ node, children }) => revealHtml(node.attrs, join(children)),
      compare: ({ children }) => join(children) && `<div class="compare">${join(children)}</div>`,
      compareSide: ({ node, children }) => compareSideHtml(node.attrs, join(children)),
      timeline: ({ children }) => listHtml('timeline', join(children)),
      timelineItem: ({ node, children }) => timelineItemHtml(node.attrs, join(children)),
      codeBlock: ({ node }) => codeHtml(node.attrs, plainText(node), highlight),
      horizontalRule: () => '<hr>',
      hardBreak: () => '<br>',
      image: ({ node }) => pictureHtml(node.attrs),
      gallery: ({ children }) => join(children) && `<div class="gallery">${join(children)}</div>`,
      video: ({ node }) => playerHtml('video', node.attrs),
      audio: ({ node }) => playerHtml('audio', node.attrs),
      file: ({ node }) => fileHtml(node.attrs),
      embed: ({ node }) => embedHtml(node.attrs),
      table: ({ children }) => tableHtml(join(children)),
      tableRow: wrap('tr'),
      tableHeader: ({ node, parent, children }) => cellHtml(toRichNode(node), join(children), parent && toRichNode(parent)),
      tableCell: ({ node, children }) => cellHtml(toRichNode(node), join(children), undefined),
      blockMath: ({ node }) => mathsHtml(node.attrs, true, toMathMl),
      inlineMath: ({ node }) => mathsHtml(node.attrs, false, toMathMl),
    },
    markMapping: {
      bold: wrap('strong'),
      italic: wrap('em'),
      code: wrap('code'),
      strike: wrap('s'),
      link: ({ mark, children }) => `<a href="${attribute(mark.attrs?.['href'])}">${join(children)}</a>`,
    },
    unhandledNode: () => '',
    unhandledMark: ({ children }) => join(children),
  })
  // Named boundary: a value from a jsonb column; the renderer ignores what it doesn't know.
  return sanitize(toString({ content: document } as Parameters<typeof toString>[0]), ALLOWED)
}

const noMaths: ToMathMl = () => ''
const join = (children: unknown) => (Array.isArray(children) ? children.join('') : typeof children === 'string' ? children : '')
const attribute = (text: unknown) => escapeAttribute(typeof text === 'string' ? text : '')
const wrap =
  (tag: string) =>
  ({ children }: { children?: unknown }) =>
    `<${tag}>${join(children)}</${tag}>`

/** Code has no marks; whatever else stands in it is left out. */
function plainText({ content }: { content?: { text?: unknown }[] }): string {
  return Array.isArray(content) ? content.map(({ text }) => (typeof text === 'string' ? text : '')).join('') : ''
}

/** Named boundary: the renderer's type of a node is looser than ours. */
const toRichNode = (node: object) => node as RichNode
