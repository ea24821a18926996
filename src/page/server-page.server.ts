import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { MadeHead } from '#features/sites/head.server.ts'
import type { LinkedData } from '#features/sites/json-ld.ts'
import { headHtml, type PackedHead, packHead } from '#ui/head.ts'
import { staticHtml } from '#ui/static-html.server.tsx'
import { type PageArgs, pageLoader } from './page.server.ts'

export type ServerPageResult<T> = Omit<T, 'body' | 'head'> & { head: PackedHead; html: string | null }

/**
 * Makes the loader of a page whose body is made on the server: it answers the page's head, and its body as HTML: for a document beside it, for a click within the
 * site as data. JSON-LD is only sent with full documents, not with client navigations. Components of the body use no hooks of the router and have no handlers.
 */
export function serverPage<T extends { head: MadeHead; body: ReactNode }>(
  load: (args: PageArgs) => Promise<T> | T,
): (args: LoaderFunctionArgs) => Promise<ServerPageResult<T>> {
  return pageLoader(async args => {
    const {
      body,
      head: { linkedData, ...head },
      ...rest
    } = await load(args)
    const html = staticHtml(args.lang, body)
    const answer = { ...rest, head: packHead(head) }
    if (!args.isDocument) return { ...answer, html }
    args.parts.set('head', headHtml(head))
    args.parts.set('page', html + linkedDataScript(linkedData))
    return { ...answer, html: null }
  })
}

/** What the page is about, for machines (schema.org), behind what people read. Source: JSON-LD 1.1, section 7. */
function linkedDataScript(graph: LinkedData[]): string {
  if (graph.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
