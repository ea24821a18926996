import { DOMParser, type MarkSpec, type NodeSpec, Schema, type TagParseRule } from '@tiptap/pm/model'
import { calloutKindOf } from './blocks.ts'
import { findCodeLanguage } from './code-languages.ts'
import type { MARKS, NODES, RichNode } from './document.ts'
import { findEmbed } from './embeds.ts'

const BLOCK = { group: 'block', content: 'inline*' }

/** Returns the text of the first element within that a selector finds, or ''. */
const textIn = (element: HTMLElement, selector: string) => element.querySelector(selector)?.textContent?.trim() ?? ''
const codeOf = (pre: HTMLElement) =>
  pre
    .querySelector('code')
    ?.getAttribute('class')
    ?.replace(/^.*language-/, '') ?? ''
const wholeOf = (element: Element, name: string) => Math.min(50, Math.max(1, Math.trunc(Number(element.getAttribute(name))) || 1))

function pictureOf(image: Element): { src: string | null; alt: string; caption?: string; width?: number; height?: number } {
  const [width, height] = ['width', 'height'].map(name => Number(image.getAttribute(name)))
  return {
    src: image.getAttribute('src'),
    alt: image.getAttribute('alt') ?? '',
    ...(width && height && Number.isInteger(width) && Number.isInteger(height) && { width, height }),
  }
}

/** A figure that holds one picture and its caption, as many programs write it. */
function captionedOf(figure: HTMLElement) {
  const [image, ...others] = figure.querySelectorAll('img')
  if (!image || others.length > 0 || figure.querySelector('table,blockquote,pre,figure,video,audio')) return false
  return { ...pictureOf(image), caption: textIn(figure, 'figcaption') }
}

/** A video or sound of our own, alone or in its figure. */
const playerRules = (tag: 'video' | 'audio'): TagParseRule[] => [
  {
    tag: 'figure.media',
    getAttrs(figure) {
      const src = figure.querySelector(tag)?.getAttribute('src')
      return src ? { src, title: textIn(figure, 'figcaption') } : false
    },
  },
  { tag: `${tag}[src]`, getAttrs: player => ({ src: player.getAttribute('src'), title: player.getAttribute('aria-label') ?? '' }) },
]

const mathsRule = (tag: string): TagParseRule => ({
  tag: `${tag}.math[data-latex]`,
  getAttrs: maths => ({ latex: maths.getAttribute('data-latex') }),
})

const cell = (tag: 'th' | 'td'): NodeSpec => ({
  content: 'block+',
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 } },
  isolating: true,
  parseDOM: [{ tag, getAttrs: element => ({ colspan: wholeOf(element, 'colspan'), rowspan: wholeOf(element, 'rowspan') }) }],
})

/** Before the lists and boxes that have the same elements. */
const PARTS_FIRST = 60

interface Part {
  tag: string
  /** Finds its content. */
  text: string
  /** Finds what each of its attributes says. */
  attributes: Readonly<Record<string, string>>
}

/** A block with a title of its own, and blocks within. Elements of other programs that lack the inner box are none. */
const partOf = ({ tag, text, attributes }: Part): NodeSpec => ({
  content: 'block+',
  isolating: true,
  attrs: Object.fromEntries(Object.keys(attributes).map(name => [name, { default: '' }])),
  parseDOM: [
    {
      tag,
      priority: PARTS_FIRST,
      contentElement: text,
      getAttrs: element =>
        element.querySelector(text)
          ? Object.fromEntries(Object.entries(attributes).map(([name, selector]) => [name, textIn(element, `:scope > ${selector}`)]))
          : false,
    },
  ],
})

const nodes: Record<'doc' | (typeof NODES)[number], NodeSpec> = {
  doc: { content: 'block*' },
  paragraph: { ...BLOCK, parseDOM: [{ tag: 'p' }] },
  heading: { ...BLOCK, attrs: { level: { default: 2 } }, parseDOM: [2, 3, 4].map(level => ({ tag: `h${level}`, attrs: { level } })) },
  bulletList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ul' }] },
  orderedList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ol' }] },
  listItem: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }] },
  blockquote: {
    group: 'block',
    content: 'block+',
    attrs: { source: { default: '' } },
    parseDOM: [
      {
        tag: 'figure.quote',
        contentElement: 'blockquote',
        getAttrs: figure => (figure.querySelector('blockquote') ? { source: textIn(figure, 'figcaption') } : false),
      },
      { tag: 'blockquote' },
    ],
  },
  callout: {
    group: 'block',
    content: 'block+',
    attrs: { kind: { default: 'info' }, title: { default: '' } },
    parseDOM: [
      {
        tag: 'aside.callout',
        contentElement: '.callout-text',
        getAttrs: aside =>
          aside.querySelector('.callout-text')
            ? { kind: calloutKindOf(aside.getAttribute('data-kind')), title: textIn(aside, '.callout-title') }
            : false,
      },
    ],
  },
  steps: { group: 'block', content: 'step+', parseDOM: [{ tag: 'ol.steps', priority: PARTS_FIRST }] },
  step: partOf({ tag: 'li.step', text: '.step-text', attributes: { title: '.step-title' } }),
  reveal: { group: 'block', ...partOf({ tag: 'div.reveal', text: '.reveal-text', attributes: { title: '.summary' } }) },
  compare: { group: 'block', content: 'compareSide+', parseDOM: [{ tag: 'div.compare', priority: PARTS_FIRST }] },
  compareSide: partOf({ tag: 'div.compare-side', text: '.compare-text', attributes: { title: '.compare-title' } }),
  timeline: { group: 'block', content: 'timelineItem+', parseDOM: [{ tag: 'ol.timeline', priority: PARTS_FIRST }] },
  timelineItem: partOf({
    tag: 'li.timeline-item',
    text: '.timeline-text',
    attributes: { time: '.timeline-time', title: '.timeline-title' },
  }),
  codeBlock: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    attrs: { language: { default: null } },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: pre => ({ language: findCodeLanguage(codeOf(pre)) ?? null }) }],
  },
  horizontalRule: { group: 'block', parseDOM: [{ tag: 'hr' }] },
  hardBreak: { group: 'inline', inline: true, parseDOM: [{ tag: 'br' }] },
  image: {
    group: 'block',
    attrs: { src: {}, alt: { default: '' }, caption: { default: '' }, width: { default: null }, height: { default: null } },
    parseDOM: [
      { tag: 'figure', getAttrs: captionedOf },
      { tag: 'img[src]', getAttrs: pictureOf },
    ],
  },
  gallery: {
    group: 'block',
    content: 'image*',
    parseDOM: [{ tag: 'div.gallery', getAttrs: div => (div.querySelector('img') ? {} : false) }],
  },
  video: { group: 'block', attrs: { src: {}, title: { default: '' } }, parseDOM: playerRules('video') },
  audio: { group: 'block', attrs: { src: {}, title: { default: '' } }, parseDOM: playerRules('audio') },
  file: {
    group: 'block',
    attrs: { src: {}, name: { default: '' } },
    parseDOM: [
      {
        tag: 'p.file',
        priority: 60,
        getAttrs(paragraph) {
          const src = paragraph.querySelector('a')?.getAttribute('href')
          return src?.startsWith('/') ? { src, name: textIn(paragraph, 'a') } : false
        },
      },
    ],
  },
  embed: {
    group: 'block',
    attrs: { src: {}, title: { default: '' } },
    parseDOM: [
      {
        tag: 'figure.embed',
        getAttrs(figure) {
          const embed = findEmbed(figure.querySelector('figcaption a')?.getAttribute('href'))
          return embed ? { src: embed.page, title: textIn(figure, '.summary') } : false
        },
      },
    ],
  },
  table: { group: 'block', content: 'tableRow+', isolating: true, parseDOM: [{ tag: 'table' }] },
  tableRow: { content: '(tableCell | tableHeader)+', parseDOM: [{ tag: 'tr' }] },
  tableHeader: cell('th'),
  tableCell: cell('td'),
  blockMath: { group: 'block', attrs: { latex: {} }, parseDOM: [mathsRule('div')] },
  inlineMath: { group: 'inline', inline: true, attrs: { latex: {} }, parseDOM: [mathsRule('span')] },
  text: { group: 'inline' },
}

const marks: Record<(typeof MARKS)[number], MarkSpec> = {
  link: { attrs: { href: {} }, parseDOM: [{ tag: 'a[href]', getAttrs: link => ({ href: link.getAttribute('href') }) }] },
  bold: { parseDOM: [{ tag: 'strong' }] },
  italic: { parseDOM: [{ tag: 'em' }] },
  strike: { parseDOM: [{ tag: 's' }] },
  code: { parseDOM: [{ tag: 'code' }] },
}

const parser = DOMParser.fromSchema(new Schema({ nodes, marks }))

/** Returns the document of sanitized elements, without attributes that say nothing. Recurses for each level. */
export function readDocument(body: HTMLElement): { type: 'doc'; content: RichNode[] } {
  // Named boundary: ProseMirror types its JSON as any; the schema above has the nodes and marks of ours.
  const { content = [] } = parser.parse(body).toJSON() as { content?: RichNode[] }
  return { type: 'doc', content: content.map(withoutDefaults) }
}

/** Attributes that a node may lack, as older documents do. */
const OPTIONAL = new Set(['time', 'caption', 'width', 'height', 'source', 'language', 'title'])

function withoutDefaults({ attrs, content, ...node }: RichNode): RichNode {
  const kept = Object.entries(attrs ?? {}).filter(([name, value]) => !OPTIONAL.has(name) || (value !== null && value !== ''))
  return {
    ...node,
    ...(kept.length > 0 && { attrs: Object.fromEntries(kept) }),
    ...(content && { content: content.map(withoutDefaults) }),
  }
}
