import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext } from '#page/nonce.ts'
import { findPageArgs } from '#page/page.server.ts'

/** Milliseconds after which the stream is ended, even if deferred data has not arrived. */
export const streamTimeout = 5000

/** Renders a page of the app as in React Router's documentation: the shell first, then deferred data as it arrives. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const nonce = loadContext.get(nonceContext)
    let hasShell = false
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      onShellReady() {
        hasShell = true
        const body = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        pipe(body)
        // Named boundary: Node's stream types and the DOM's differ in what a chunk's buffer may be.
        resolve(new Response(createReadableStreamFromReadable(body) as BodyInit, { headers, status }))
      },
      onShellError: reject,
      onError(error) {
        if (hasShell) findPageArgs(loadContext)?.ctx.log.error({ err: error }, 'a part of a page failed while it was streamed')
      },
    })
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}

/**
 * Logs each error thrown by a loader or an action, unless the client has disconnected. React Router doesn't call it for thrown responses; its own refusals of a
 * request (a form sent to a page without an action) are no errors of ours.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  findPageArgs(context)?.ctx.log.error({ err: error }, 'a page failed')
}
