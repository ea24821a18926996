import { DOMParser, type MarkSpec, type NodeSpec, Schema } from '@tiptap/pm/model'
import type { MARKS, NODES, RichNode } from './document.ts'

const BLOCK = { group: 'block', content: 'inline*' }

const nodes: Record<'doc' | (typeof NODES)[number], NodeSpec> = {
  doc: { content: 'block*' },
  paragraph: { ...BLOCK, parseDOM: [{ tag: 'p' }] },
  heading: { ...BLOCK, attrs: { level: { default: 2 } }, parseDOM: [2, 3, 4].map(level => ({ tag: `h${level}`, attrs: { level } })) },
  bulletList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ul' }] },
  orderedList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ol' }] },
  listItem: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }] },
  blockquote: { group: 'block', content: 'block+', parseDOM: [{ tag: 'blockquote' }] },
  codeBlock: { group: 'block', content: 'text*', marks: '', code: true, parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }] },
  horizontalRule: { group: 'block', parseDOM: [{ tag: 'hr' }] },
  hardBreak: { group: 'inline', inline: true, parseDOM: [{ tag: 'br' }] },
  image: {
    group: 'block',
    attrs: { src: {}, alt: { default: '' } },
    parseDOM: [{ tag: 'img[src]', getAttrs: image => ({ src: image.getAttribute('src'), alt: image.getAttribute('alt') ?? '' }) }],
  },
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

/** Returns the document of sanitized elements. Recurses for each level. */
export function readDocument(body: HTMLElement): { type: 'doc'; content: RichNode[] } {
  // Named boundary: ProseMirror types its JSON as any; the schema above has the nodes and marks of ours.
  const { content = [] } = parser.parse(body).toJSON() as { content?: RichNode[] }
  return { type: 'doc', content }
}
