import { escapeAttribute, escapeText } from '#kit/html.ts'

const MAX_DEPTH = 40

interface LexicalNode {
  type?: string
  tag?: string
  text?: string
  format?: number
  url?: string
  src?: string
  alt?: string
  caption?: string
  html?: string
  markdown?: string
  code?: string
  listType?: string
  children?: LexicalNode[]
}

/** Returns HTML of a post that has none of its own: of Ghost's newer documents (Lexical), or of its older ones (Mobiledoc). '' for what is neither. */
export function documentHtml(lexical: string | undefined, mobiledoc: string | undefined): string {
  try {
    // Named boundary: what another program wrote; each field is looked at before it is used, and the result is sanitized.
    if (lexical) return lexicalHtml((JSON.parse(lexical) as { root?: LexicalNode }).root ?? {}, 0)
    if (mobiledoc) return mobiledocHtml(JSON.parse(mobiledoc) as Mobiledoc)
  } catch {
    // Not JSON: the post comes without its text, which the dry run says.
  }
  return ''
}

function lexicalHtml(node: LexicalNode, depth: number): string {
  if (depth > MAX_DEPTH) return ''
  const inner = Array.isArray(node.children) ? node.children.map(child => lexicalHtml(child, depth + 1)).join('') : ''
  const within = (tag: string) => `<${tag}>${inner}</${tag}>`
  switch (node.type) {
    case 'paragraph':
      return within('p')
    case 'heading':
    case 'extended-heading':
      return within(/^h[1-6]$/.test(node.tag ?? '') ? String(node.tag) : 'h2')
    case 'list':
      return within(node.listType === 'number' ? 'ol' : 'ul')
    case 'listitem':
      return within('li')
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote><p>${inner}</p></blockquote>`
    case 'link':
      return `<a href="${escapeAttribute(String(node.url ?? ''))}">${inner}</a>`
    case 'linebreak':
      return '<br>'
    case 'horizontalrule':
      return '<hr>'
    case 'image':
      return `<figure><img src="${escapeAttribute(String(node.src ?? ''))}" alt="${escapeAttribute(String(node.alt ?? ''))}"><figcaption>${String(node.caption ?? '')}</figcaption></figure>`
    case 'html':
      return String(node.html ?? '')
    case 'codeblock':
      return `<pre><code>${escapeText(String(node.code ?? ''))}</code></pre>`
    case 'markdown':
      return `<p>${escapeText(String(node.markdown ?? ''))}</p>`
    default:
      return typeof node.text === 'string' ? marked(node.text, Number(node.format) || 0) : inner
  }
}

/** Lexical's formats are bits: bold, italic, strike, underline, code. */
function marked(text: string, format: number): string {
  const tags = [format & 1 && 'strong', format & 2 && 'em', format & 4 && 's', format & 16 && 'code'].filter(tag => typeof tag === 'string')
  return tags.reduce((html, tag) => `<${tag}>${html}</${tag}>`, escapeText(text))
}

interface Mobiledoc {
  markups?: [string, string[]?][]
  cards?: [string, { src?: string; alt?: string; html?: string; markdown?: string; code?: string }][]
  sections?: unknown[][]
}

/** Source: Mobiledoc 0.3: 1 is a text, 3 a list, 10 a card. */
function mobiledocHtml({ markups = [], cards = [], sections = [] }: Mobiledoc): string {
  const line = (markers: unknown) => (Array.isArray(markers) ? lineHtml(markers as [number, number[], number, unknown][], markups) : '')
  return sections
    .map(([type, second, third]) => {
      if (type === 1) return `<${tagOf(second)}>${line(third)}</${tagOf(second)}>`
      if (type === 3 && Array.isArray(third)) {
        const tag = second === 'ol' ? 'ol' : 'ul'
        return `<${tag}>${third.map(item => `<li>${line(item)}</li>`).join('')}</${tag}>`
      }
      const [name, payload] = (type === 10 && cards[Number(second)]) || []
      if (!payload) return ''
      if (name === 'image')
        return `<img src="${escapeAttribute(String(payload.src ?? ''))}" alt="${escapeAttribute(String(payload.alt ?? ''))}">`
      if (name === 'code') return `<pre><code>${escapeText(String(payload.code ?? ''))}</code></pre>`
      return String(payload.html ?? '') || `<p>${escapeText(String(payload.markdown ?? ''))}</p>`
    })
    .join('')
}

const TAGS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'])
const tagOf = (tag: unknown) => (typeof tag === 'string' && TAGS.has(tag) ? tag : 'p')

/** A marker opens some markups, says its text, and closes a number of them. */
function lineHtml(markers: [number, number[], number, unknown][], markups: readonly [string, string[]?][]): string {
  const open: string[] = []
  return markers
    .map(([kind, opened, closed, value]) => {
      let html = ''
      for (const at of Array.isArray(opened) ? opened : []) {
        const [tag = 'span', attributes = []] = markups[at] ?? []
        const href = tag === 'a' ? String(attributes[attributes.indexOf('href') + 1] ?? '') : ''
        const name = /^[a-z]{1,10}$/.test(tag) ? tag : 'span'
        open.push(name)
        html += href ? `<a href="${escapeAttribute(href)}">` : `<${name}>`
      }
      html += kind === 1 ? '<br>' : escapeText(typeof value === 'string' ? value : '')
      for (let left = Math.min(Number(closed) || 0, open.length); left > 0; left--) html += `</${open.pop()}>`
      return html
    })
    .join('')
}
