import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'

/** Stored rich text: Tiptap's JSON document with the nodes and marks below. */
export interface RichNode {
  type: string
  attrs?: Record<string, unknown> | undefined
  content?: RichNode[] | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  text?: string | undefined
}

export const NODES = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'hardBreak',
  'image',
  'gallery',
  'video',
  'audio',
  'file',
  'embed',
  'callout',
  'steps',
  'step',
  'reveal',
  'compare',
  'compareSide',
  'timeline',
  'timelineItem',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'blockMath',
  'inlineMath',
  'text',
] as const
/** Schemes that links and pictures may have, besides paths of the site. */
export const LINK_SCHEMES = ['http', 'https', 'mailto'] as const
export const MARKS = ['bold', 'italic', 'code', 'link', 'strike'] as const

const MAX_DEPTH = 12
const MAX_NODES = 5000
const MAX_TEXT = 200_000

const attrs = z.record(z.string().max(40), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])).optional()
const mark = z.object({ type: z.enum(MARKS), attrs })
const node: z.ZodType<RichNode> = z.lazy(() =>
  z.object({
    type: z.enum(NODES),
    attrs,
    content: z.array(node).max(MAX_NODES).optional(),
    marks: z.array(mark).max(5).optional(),
    text: z.string().max(MAX_TEXT).optional(),
  }),
)

/** What a client may store. Depth and size are checked first, iteratively, so that no nesting can exhaust the stack. */
export const richDocument = z
  .unknown()
  .refine(isWithinBounds, 'TextTooLarge' satisfies FieldCode)
  .pipe(
    z.object(
      { type: z.literal('doc', 'Document' satisfies FieldCode), content: z.array(node, 'Document' satisfies FieldCode) },
      'Document' satisfies FieldCode,
    ),
  )

export type RichDocument = z.output<typeof richDocument>

function isWithinBounds(value: unknown): boolean {
  let count = 0
  let length = 0
  const queue: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (typeof next.value === 'string') length += next.value.length
    if (next.depth > MAX_DEPTH * 2 || ++count > MAX_NODES * 8 || length > MAX_TEXT) return false
    if (typeof next.value !== 'object' || next.value === null) continue
    for (const child of Object.values(next.value)) queue.push({ value: child, depth: next.depth + 1 })
  }
  return true
}
