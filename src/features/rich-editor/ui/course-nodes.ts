import { type Attributes, type Editor, type JSONContent, mergeAttributes, Node } from '@tiptap/core'
import type { DOMOutputSpec } from '@tiptap/pm/model'

interface PartOptions {
  name: string
  tag: string
  className: string
  /** Attributes that are texts, each shown in a line of its own before the content. */
  texts: readonly string[]
  isBlock?: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A block with a title of its own and blocks within, as `platform/rich-text/course-blocks.ts` writes it. It is always open while it is written. */
function createPart({ name, tag, className, texts, isBlock = false }: PartOptions) {
  const box = className.replace(/-(side|item)$/, '')
  return Node.create({
    name,
    ...(isBlock && { group: 'block' }),
    content: 'block+',
    isolating: true,
    defining: true,
    addAttributes: (): Attributes =>
      Object.fromEntries(
        texts.map(text => [
          text,
          {
            default: '',
            parseHTML: (element: HTMLElement) =>
              element.getAttribute(`data-${text}`) ??
              textOf(element.querySelector(`:scope > .${box}-${text}, :scope > summary`)?.textContent),
            renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${text}`]: attributes[text] }),
          },
        ]),
      ),
    parseHTML: () =>
      [tag, ...(className === 'reveal' ? ['details'] : [])].map(each => ({
        tag: `${each}.${className}`,
        priority: 60,
        contentElement: (element: globalThis.Node) =>
          (element instanceof HTMLElement && element.querySelector<HTMLElement>(`.${box}-text`)) || (element as HTMLElement),
      })),
    renderHTML: ({ node, HTMLAttributes }): DOMOutputSpec => [
      tag,
      mergeAttributes(HTMLAttributes, { class: className }),
      ...texts.map(text => ['p', { class: `${box}-${text}`, contenteditable: 'false' }, textOf(node.attrs[text])] as const),
      ['div', { class: `${box}-text` }, 0],
    ],
  })
}

/** A list of such parts. */
const createList = (name: string, tag: string, content: string) =>
  Node.create({
    name,
    group: 'block',
    content: `${content}+`,
    parseHTML: () => [{ tag: `${tag}.${name}`, priority: 60 }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes, { class: name }), 0],
  })

/** Steps, a text behind its title, a comparison and a timeline. */
export const courseBlocks = [
  createList('steps', 'ol', 'step'),
  createPart({ name: 'step', tag: 'li', className: 'step', texts: ['title'] }),
  createPart({ name: 'reveal', tag: 'div', className: 'reveal', texts: ['title'], isBlock: true }),
  createList('compare', 'div', 'compareSide'),
  createPart({ name: 'compareSide', tag: 'div', className: 'compare-side', texts: ['title'] }),
  createList('timeline', 'ol', 'timelineItem'),
  createPart({ name: 'timelineItem', tag: 'li', className: 'timeline-item', texts: ['time', 'title'] }),
]

const part = (type: string) => ({ type, content: [{ type: 'paragraph' }] })

/** What each of these blocks begins with. */
export const COURSE_BLOCKS = {
  steps: { type: 'steps', content: [part('step'), part('step')] },
  reveal: part('reveal'),
  compare: { type: 'compare', content: [part('compareSide'), part('compareSide')] },
  timeline: { type: 'timeline', content: [part('timelineItem'), part('timelineItem')] },
} satisfies Record<string, JSONContent>
export type CourseBlock = keyof typeof COURSE_BLOCKS

/** Parts with a title, and what is set of each. */
export const PART_FIELDS = {
  step: ['title'],
  reveal: ['title'],
  compareSide: ['title'],
  timelineItem: ['time', 'title'],
} as const
export type PartName = keyof typeof PART_FIELDS

export function isPart(name: string): name is PartName {
  return Object.hasOwn(PART_FIELDS, name)
}

/** Puts a new part behind the one at this position, and the cursor into it. */
export function addPartAfter(editor: Editor, at: number, name: PartName): void {
  const node = editor.state.doc.nodeAt(at)
  if (!node) return
  const next = at + node.nodeSize
  editor
    .chain()
    .insertContentAt(next, part(name))
    .setTextSelection(next + 2)
    .focus()
    .run()
}

/** Removes the part at this position; the last one of a list goes with its list. */
export function removePart(editor: Editor, at: number): void {
  const place = editor.state.doc.resolve(at)
  const isLast = place.depth > 0 && place.parent.childCount === 1 && Object.hasOwn(COURSE_BLOCKS, place.parent.type.name)
  editor
    .chain()
    .focus()
    .setNodeSelection(isLast ? place.before() : at)
    .deleteSelection()
    .run()
}
