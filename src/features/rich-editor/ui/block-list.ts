import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import type { Shape } from '#kit/texts.ts'
import type { CalloutKind } from '#platform/rich-text/blocks.ts'
import type { words } from '../texts/id.ts'
import { COURSE_BLOCKS, type CourseBlock } from './course-nodes.ts'

export type RichWords = Shape<typeof words>

/** Blocks that ask for something first: an address, a formula. */
export const ASKED = ['image', 'gallery', 'video', 'audio', 'file', 'embed', 'blockMath', 'inlineMath'] as const
export type AskedBlock = (typeof ASKED)[number]

/** Blocks that appear at once. */
type PlainBlock =
  | CourseBlock
  | 'h2'
  | 'h3'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'table'
  | CalloutKind
  | 'codeBlock'
  | 'horizontalRule'

export type BlockName = PlainBlock | AskedBlock

/** All blocks, in the order of both menus. */
export const BLOCKS: readonly BlockName[] = [
  'h2',
  'h3',
  'bulletList',
  'orderedList',
  'image',
  'gallery',
  'table',
  'info',
  'tip',
  'warning',
  'steps',
  'reveal',
  'compare',
  'timeline',
  'blockquote',
  'codeBlock',
  'blockMath',
  'inlineMath',
  'video',
  'audio',
  'file',
  'embed',
  'horizontalRule',
]

export function isAsked(name: BlockName): name is AskedBlock {
  return (ASKED as readonly string[]).includes(name)
}

/** Blocks that show files: these come from the library. */
const PICKED = ['image', 'gallery', 'video', 'audio', 'file'] as const
export type PickedBlock = (typeof PICKED)[number]

export function isPicked(name: BlockName): name is PickedBlock {
  return (PICKED as readonly string[]).includes(name)
}

/** Makes the block at the cursor, or changes the block there to it. */
export function insertBlock(editor: Editor, name: PlainBlock, t: RichWords): void {
  const chain = editor.chain().focus()
  const made: Record<PlainBlock, () => typeof chain> = {
    h2: () => chain.toggleHeading({ level: 2 }),
    h3: () => chain.toggleHeading({ level: 3 }),
    bulletList: () => chain.toggleBulletList(),
    orderedList: () => chain.toggleOrderedList(),
    blockquote: () => chain.toggleBlockquote(),
    table: () => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    info: () => chain.wrapIn('callout', calloutOf('info', t)),
    tip: () => chain.wrapIn('callout', calloutOf('tip', t)),
    warning: () => chain.wrapIn('callout', calloutOf('warning', t)),
    steps: () => insertParts(editor, 'steps'),
    reveal: () => insertParts(editor, 'reveal'),
    compare: () => insertParts(editor, 'compare'),
    timeline: () => insertParts(editor, 'timeline'),
    codeBlock: () => chain.toggleCodeBlock(),
    horizontalRule: () => chain.setHorizontalRule(),
  }
  made[name]().run()
  addLineAfter(editor)
}

/** Adds an empty line if the text ends with a block that the cursor can't leave otherwise. */
export function addLineAfter(editor: Editor): void {
  const { doc, schema, tr } = editor.state
  const last = doc.lastChild?.type
  if (last?.isTextblock && last.name !== 'codeBlock') return
  editor.view.dispatch(tr.insert(doc.content.size, schema.nodeFromJSON({ type: 'paragraph' })))
}

/** Leads to the text after the block that was just put in, with a line for it: what is typed next would replace a block that is selected. */
export function goOnAfter(editor: Editor): void {
  addLineAfter(editor)
  const { doc, selection, tr } = editor.state
  const next = Selection.findFrom(doc.resolve(selection.to), 1, true)
  if (next) editor.view.dispatch(tr.setSelection(next))
}

/** Puts in a block of parts, and the cursor into its first one. */
function insertParts(editor: Editor, name: CourseBlock) {
  const { $from } = editor.state.selection
  // In place of an empty line, else behind the block at the cursor.
  const isEmptyLine = $from.parent.isTextblock && $from.parent.childCount === 0
  const at = $from.depth === 0 ? $from.pos : isEmptyLine ? $from.before() : $from.after()
  const inFirst = name === 'reveal' ? 2 : 3
  return editor
    .chain()
    .focus()
    .insertContentAt(isEmptyLine && $from.depth > 0 ? { from: at, to: $from.after() } : at, COURSE_BLOCKS[name])
    .setTextSelection(at + inFirst)
}

/** Its title is the writer's to change: readers get it in the text's language, not in theirs. */
const calloutOf = (kind: CalloutKind, t: RichWords) => ({ kind, title: t.calloutTitles[kind] })
