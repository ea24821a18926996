import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { findPageArgs } from '#features/tenants/page.server.ts'
import { deliverHtml } from '#platform/http/react-router.ts'
import { ServerParts } from '#ui/server-part.tsx'

/**
 * Renders a page whole, without React's stream renderer, which costs a quarter more: all data is there before the first byte, a page that is stored,
 * compressed and given an ETag is needed whole, and no page has a part that waits. React Router hands its data to the browser through a stream
 * that only the stream renderer reads; here it is read first and written after the page as the same scripts.
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
  const page = renderToString(
    <ServerParts value={findPageArgs(loadContext)?.parts ?? null}>
      <ServerRouter context={rest} url={request.url} />
    </ServerParts>,
  )
  // A page without scripts (the error screen that stands alone) takes no data.
  const scripts = handoff && rest.renderMeta?.didRenderScripts ? handoffScripts(handoff) : ''
  headers.set('content-type', 'text/html; charset=utf-8')
  deliverHtml(loadContext, `<!DOCTYPE html>${page}${scripts}`)
  return new Response(null, { status, headers })
}

function handoffScripts(data: string): string {
  const literal = JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return (
    `<script>window.__reactRouterContext.streamController.enqueue(${literal});</script>` +
    '<script>window.__reactRouterContext.streamController.close();</script>'
  )
}

/** Told once of each failure of a loader or an action that is no answer of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  findPageArgs(context)?.ctx.log.error({ err: error }, 'a page failed')
}
