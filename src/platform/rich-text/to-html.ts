import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { IOptions } from 'sanitize-html'
import { escapeAttribute, escapeText } from '#kit/html.ts'
import { shownAddress } from '#kit/picture-forms.ts'
import { LINK_SCHEMES } from './document.ts'

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

async function render(document: object): Promise<string> {
  // Loaded on first use: the sanitizer takes 15 MB.
  const [{ renderJSONContentToString }, { default: sanitize }] = await Promise.all([
    import('@tiptap/static-renderer/json/html-string'),
    import('sanitize-html'),
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
      blockquote: wrap('blockquote'),
      codeBlock: ({ children }) => `<pre><code>${join(children)}</code></pre>`,
      horizontalRule: () => '<hr>',
      hardBreak: () => '<br>',
      image: ({ node }) => `<img src="${attribute(shown(node.attrs?.['src']))}" alt="${attribute(node.attrs?.['alt'])}" loading="lazy">`,
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

const join = (children: unknown) => (Array.isArray(children) ? children.join('') : typeof children === 'string' ? children : '')
/** A picture of another site comes through our own host. */
const shown = (src: unknown) => (typeof src === 'string' ? shownAddress(src) : src)
const attribute = (text: unknown) => escapeAttribute(typeof text === 'string' ? text : '')
const wrap =
  (tag: string) =>
  ({ children }: { children?: unknown }) =>
    `<${tag}>${join(children)}</${tag}>`

const ALLOWED: IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br', 'img', 'strong', 'em', 's', 'a'],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading'] },
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  nestingLimit: 60,
  exclusiveFilter: frame => frame.tag === 'img' && !frame.attribs['src'],
  transformTags: {
    a: (tagName, attribs) => {
      const isOutside = /^https?:/i.test(attribs['href'] ?? '')
      return { tagName, attribs: isOutside ? { ...attribs, rel: 'noopener noreferrer' } : attribs }
    },
  },
}
