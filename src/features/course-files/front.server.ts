import { parse, stringify } from 'yaml'
import type { FileNote } from './course.ts'

const FRONT = /^\uFEFF?---[ \t]*\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/
const MAX_FRONT = 20_000

/** Front matter and what stands below it. */
export interface FrontFile {
  front: Record<string, unknown>
  body: string
}

/** Returns the text of a file with front matter; `body` stands as it is between one empty line and one line end. */
export function toFrontFile({ front, body }: FrontFile): string {
  const keys = stringify(front, {
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: MAX_FRONT,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  })
  return `---\n${Object.keys(front).length > 0 ? keys : ''}---\n${body === '' ? '' : `\n${body}\n`}`
}

/** Returns front matter and body of a file's text; without front matter all of it is the body. Aliases multiply: none is followed. */
export function fromFrontFile(path: string, text: string, notes: FileNote[]): FrontFile {
  const lines = text.replaceAll('\r\n', '\n')
  const [whole = '', header] = FRONT.exec(lines) ?? []
  const body = lines.slice(whole.length).replace(/^\uFEFF/, '')
  const inner = (whole === '' ? body : body.replace(/^\n/, '')).replace(/\n$/, '')
  if (header === undefined || header.trim() === '') return { front: {}, body: inner }
  try {
    const value: unknown = header.length > MAX_FRONT ? undefined : parse(header, { maxAliasCount: 0, schema: 'core' })
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { front: { ...value }, body: inner }
  } catch {
    // Said below.
  }
  notes.push({ path, code: 'FrontBroken' })
  return { front: {}, body: inner }
}
