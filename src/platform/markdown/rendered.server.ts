import type { Rendered } from '../http/page-cache.ts'
import { toPageMarkdown } from './page-markdown.server.ts'
import type { Representation } from './representation.ts'

/**
 * Returns a rendered document as it is sent: as it stands, or as Markdown. Redirects and files have one representation only. `address`: the page's own, against
 * which its links are resolved.
 */
export function inRepresentation(rendered: Rendered, representation: Representation, address: string): Rendered {
  if (!rendered.headers['content-type']?.startsWith('text/html')) return rendered
  const headers: Record<string, string> = { ...rendered.headers, vary: 'accept' }
  if (representation === 'html') return { ...rendered, headers }
  const { 'content-security-policy': _, ...kept } = headers
  const body = Buffer.from(toPageMarkdown(Buffer.from(rendered.body).toString('utf8'), address))
  return { ...rendered, body, headers: { ...kept, 'content-type': 'text/markdown; charset=utf-8' } }
}
