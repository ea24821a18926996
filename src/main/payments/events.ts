import { findCredentials, findViewer } from '#features/api-clients/viewer.server.ts'
import { getLinkedInvoice, getOwnInvoice } from '#features/checkout/own.server.ts'
import { InvoiceStreams } from '#features/checkout/streams.server.ts'
import type { Site } from '#features/sites/site.ts'
import { isAppError } from '#kit/errors.ts'
import { splitLang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import type { Runtime } from '../runtime.ts'

const PATH = /^\/(checkout|pay)\/([\w-]{1,64})\/events$/i

/** Runs a read for the site in a transaction of its own. */
type Read = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>

/**
 * Returns what answers `/Checkout/{invoiceId}/Events` and `/Pay/{key}/Events`: a stream of server-sent events, for who may see the page. Who they are is asked in a
 * transaction that ends before the stream begins. Undefined for other addresses.
 */
export function createPaymentEvents({ changes, config, findGrant }: Pick<Runtime, 'changes' | 'config' | 'findGrant'>) {
  const streams = new InvoiceStreams()
  changes.onChange(change => streams.hear(change))
  const isSecure = config.publicScheme === 'https'
  return async (request: Request, { tenantId }: Site, read: Read): Promise<Response | undefined> => {
    const [, base, id] = PATH.exec(splitLang(new URL(request.url).pathname).path) ?? []
    if (base === undefined || id === undefined || request.method !== 'GET') return undefined
    try {
      const seen = await read(async ctx => {
        if (base.toLowerCase() === 'pay') {
          const { id: invoiceId } = await getLinkedInvoice(ctx, id)
          // All links to an invoice together: whoever makes many has no more streams.
          return { invoiceId, who: `links of ${invoiceId}` }
        }
        const tokens = await findCredentials(request.headers, isSecure, findGrant)
        ctx.viewer = (await findViewer(ctx, tokens)).viewer
        const { id: invoiceId, memberId } = await getOwnInvoice(ctx, id)
        return { invoiceId, who: memberId ?? '' }
      })
      return streams.open({ tenantId, ...seen, signal: request.signal })
    } catch (error) {
      if (!isAppError(error)) throw error
      return new Response(null, { status: error.status, headers: { ...COMMON_HEADERS, 'cache-control': 'no-store' } })
    }
  }
}
