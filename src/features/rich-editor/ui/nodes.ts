import { type Attributes, mergeAttributes, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { DOMOutputSpec } from '@tiptap/pm/model'
import { shownAddress, storedAddress } from '#kit/picture-forms.ts'
import { CALLOUT_KINDS, calloutKindOf } from '#platform/rich-text/blocks.ts'
import { findEmbed } from '#platform/rich-text/embeds.ts'

/** Attributes of texts that stand in the clipboard's HTML as `data-…`; empty by default. */
function textAttributes(...names: string[]): Attributes {
  return Object.fromEntries(
    names.map(name => [
      name,
      {
        default: '',
        parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
        renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
      },
    ]),
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const sideAttribute = { default: null, parseHTML: (element: HTMLElement) => Number(element.getAttribute('width')) || null }

/** A picture with its alternative text and caption. One of another site is shown through our own host, as readers get it. */
const Picture = Image.extend({
  addAttributes() {
    return {
      src: { default: null, parseHTML: element => element.getAttribute('data-src') ?? storedAddress(element.getAttribute('src') ?? '') },
      alt: { default: '', parseHTML: element => element.getAttribute('alt') ?? '' },
      ...textAttributes('caption'),
      width: sideAttribute,
      height: { ...sideAttribute, parseHTML: element => Number(element.getAttribute('height')) || null },
    }
  },
  renderHTML({ HTMLAttributes }) {
    const { src, ...rest } = HTMLAttributes
    const image: DOMOutputSpec = ['img', { ...rest, 'data-src': src, src: shownAddress(textOf(src)) }]
    const caption = textOf(rest['data-caption'])
    return caption ? ['figure', { class: 'picture' }, image, ['figcaption', {}, caption]] : image
  },
})

const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  content: 'image*',
  isolating: true,
  parseHTML: () => [{ tag: 'div.gallery' }],
  renderHTML: () => ['div', { class: 'gallery' }, 0],
})

/** A block without text of its own: shown as a card that is selected as a whole. */
function createCard(name: string, names: string[], look: (attributes: Record<string, unknown>) => DOMOutputSpec[]) {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => textAttributes(...names),
    parseHTML: () => [{ tag: `[data-block="${name}"]` }],
    renderHTML: ({ node, HTMLAttributes }) => [
      'div',
      mergeAttributes(HTMLAttributes, { 'data-block': name, class: 'border-line rounded-xl border p-3' }),
      ...look(node.attrs),
    ],
  })
}

const line = (...texts: unknown[]): DOMOutputSpec => ['p', {}, texts.map(textOf).filter(Boolean).join(' · ')]
const player = (tag: string, src: unknown): DOMOutputSpec => [tag, { src: textOf(src), controls: 'true', preload: 'none', class: 'w-full' }]

const Video = createCard('video', ['src', 'title'], ({ src, title }) => [player('video', src), line(title)])
const Audio = createCard('audio', ['src', 'title'], ({ src, title }) => [player('audio', src), line(title)])
const File = createCard('file', ['src', 'name'], ({ src, name }) => [line(`↓ ${textOf(name) || textOf(src)}`)])
const Embed = createCard('embed', ['src', 'title'], ({ src, title }) => [line(`▶ ${findEmbed(src)?.provider ?? ''}`, title, src)])

const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: CALLOUT_KINDS[0],
      parseHTML: element => calloutKindOf(element.getAttribute('data-kind')),
      renderHTML: attributes => ({ 'data-kind': attributes['kind'] }),
    },
    ...textAttributes('title'),
  }),
  parseHTML: () => [
    {
      tag: 'aside.callout',
      contentElement: element =>
        (element instanceof HTMLElement && element.querySelector<HTMLElement>('.callout-text')) || (element as HTMLElement),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'aside',
    mergeAttributes(HTMLAttributes, { class: 'callout' }),
    ['p', { class: 'callout-title', contenteditable: 'false' }, textOf(node.attrs['title'])],
    ['div', { class: 'callout-text' }, 0],
  ],
})

/** A quotation with its source. */
const Quote = Blockquote.extend({
  addAttributes: () => textAttributes('source'),
  renderHTML: ({ node, HTMLAttributes }) => [
    'blockquote',
    HTMLAttributes,
    ['div', {}, 0],
    ...(textOf(node.attrs['source']) ? [['footer', { contenteditable: 'false' }, `— ${textOf(node.attrs['source'])}`] as const] : []),
  ],
})

const spans = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute('colspan')) || 1) },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute('rowspan')) || 1) },
}

/** The blocks of a text besides Tiptap's own: those of `platform/rich-text/document.ts`. Widths of columns are the page's, not the writer's. */
export const blocks = [
  Picture,
  Gallery,
  Video,
  Audio,
  File,
  Embed,
  Callout,
  Quote,
  Table.configure({ resizable: false, renderWrapper: true }),
  TableRow,
  TableHeader.extend({ addAttributes: () => spans }),
  TableCell.extend({ addAttributes: () => spans }),
]
