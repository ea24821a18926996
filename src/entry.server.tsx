import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext } from '#page/nonce.ts'
import { findPageArgs } from '#page/page.server.ts'

/** After this long the stream of a page whose deferred data does not come is ended. */
export const streamTimeout = 5000

/** Renders a page of the app as React Router's documentation shows it: the shell first, deferred data as it comes. */
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

/** Told once of each failure of a loader or an action that is no response of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  findPageArgs(context)?.ctx.log.error({ err: error }, 'a page failed')
}
