import { parseAccept } from 'hono/utils/accept'

/** What a public page is sent as. */
export type Representation = 'html' | 'markdown'

const TYPES: Readonly<Record<Representation, string>> = { html: 'text/html', markdown: 'text/markdown' }

/**
 * Returns the representation of a page for an Accept header: Markdown where it is named and wanted at least as much as HTML, else HTML, which also serves whoever
 * accepts neither. No browser names Markdown. Source: RFC 9110, section 12.5.1; RFC 7763.
 */
export function chooseRepresentation(header: string | undefined | null): Representation {
  // Browsers' headers are not parsed.
  if (!header?.toLowerCase().includes(TYPES.markdown)) return 'html'
  const ranges = parseAccept(header).map(({ type, q }) => ({ type: type.toLowerCase(), q }))
  const named = ranges.find(({ type }) => type === TYPES.markdown)?.q ?? 0
  // The most specific range counts.
  const html = ['text/html', 'text/*', '*/*'].flatMap(range => ranges.find(({ type }) => type === range) ?? [])[0]?.q ?? 0
  return named > 0 && named >= html ? 'markdown' : 'html'
}
