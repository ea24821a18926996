import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { createSiteCache } from '#features/sites/site-cache.ts'
import { isUntracked } from '#features/statistics/policy.ts'
import { findPageArgs, type PageArgs } from '#page/page.server.ts'
import { deliverHtml } from '#platform/http/react-router.ts'
import { type PageScripts, scriptSource, scriptsOf } from '#platform/http/security-headers.ts'
import { ServerPage } from '#ui/server-page.tsx'
import { ServerParts } from '#ui/server-part.tsx'
import { bodySlots, cutShell, type DocumentShell, fillShell, slots } from '#ui/shell/document-shell.ts'

/**
 * Renders a page whole, without React's stream renderer, which costs a quarter more: all data is there before the first byte, a page that is stored,
 * compressed and given an ETag is needed whole, and no page has a part that waits. React Router hands its data to the browser through a stream
 * that only the stream renderer reads; here it is read first and written after the page as one script that does the same.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = context
  const handoff = serverHandoffStream ? await text(serverHandoffStream) : ''
  const args = findPageArgs(loadContext)
  const shell =
    args && status === 200 && isServerPage(rest)
      ? shellOf(args, rest, request.url)
      : renderShell(rest, request.url, args ? bodySlots : null)
  let html = `<!DOCTYPE html>${fillShell(shell, args?.parts ?? new Map())}`
  const sources = [...shell.scripts.sources]
  // A page without scripts (the error screen that stands alone) takes no data.
  if (handoff && shell.hasScripts) {
    const script = handoffScript(handoff)
    html += `<script>${script}</script>`
    sources.push(scriptSource(script))
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  deliverHtml(loadContext, html, { ...shell.scripts, sources })
  return new Response(null, { status, headers })
}

interface PageShell extends DocumentShell {
  /** Whether React Router's scripts are in it, which the page's data follows. */
  hasScripts: boolean
  scripts: PageScripts
}

function renderShell(context: EntryContext, url: string, slots: ReadonlyMap<string, string> | null): PageShell {
  const html = renderToString(
    <ServerParts value={slots}>
      <ServerRouter context={context} url={url} />
    </ServerParts>,
  )
  return { ...cutShell(html), hasScripts: context.renderMeta?.didRenderScripts === true, scripts: scriptsOf(html) }
}

/** Whether the page's body is a server part and nothing else, so that its shell fits all pages of the route. */
function isServerPage({ routeModules, staticHandlerContext: { matches } }: EntryContext): boolean {
  return routeModules[matches.at(-1)?.route.id ?? '']?.default === ServerPage
}

const shells = createSiteCache<PageShell>()

/**
 * The shell of a route's documents, made once for as long as the site's settings stay; in development for each request. Readers of whom nothing may be
 * recorded, and those who act as somebody else, have shells of their own.
 */
function shellOf(args: PageArgs, context: EntryContext, url: string): PageShell {
  const { site, lang, page, parts } = args
  const make = () => renderShell(context, url, slots)
  if (import.meta.env.DEV) return make()
  const kind = `${isUntracked(args) ? ' untracked' : ''}${parts.has('acting') ? ' acting' : ''}`
  return shells(site, `${lang} ${page.route.name}${kind}`, make)
}

function handoffScript(data: string): string {
  const literal = JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `{const{streamController:c}=window.__reactRouterContext;c.enqueue(${literal});c.close()}`
}

/** Told once of each failure of a loader or an action that is no answer of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  findPageArgs(context)?.ctx.log.error({ err: error }, 'a page failed')
}
