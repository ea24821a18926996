import { findCredentials, findViewer } from '#features/api-clients/viewer.server.ts'
import { getLinkedInvoice, getOwnInvoice } from '#features/checkout/own.server.ts'
import { checkoutReason } from '#features/checkout/texts.ts'
import { keepPrivateFile, MAX_PROOF_BYTES } from '#features/media/private-file.server.ts'
import type { Invoice } from '#features/payments/invoice.ts'
import { sendProof } from '#features/payments/transfers.server.ts'
import type { Site } from '#features/sites/site.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput, Refused } from '#kit/errors.ts'
import { splitLang } from '#kit/lang.ts'
import { type Ctx, createCtx, type Viewer } from '#platform/context.ts'
import { withScope } from '#platform/db/scope.ts'
import { toEnvelope, toRefusal } from '#platform/http/envelope.ts'
import { boundaryOf, readField, readParts } from '#platform/http/multipart.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import type { Runtime } from '../runtime.ts'

const PATH = /^\/(checkout|pay)\/([\w-]{1,64})\/proof$/i
const FORM_BYTES = 64 * 1024
const MAX_NOTE_BYTES = 4096

type Parts = Pick<Runtime, 'config' | 'findGrant' | 'limits' | 'log' | 'pool' | 'scanner' | 'storage'>

interface Payer {
  viewer: Viewer
  invoice: Invoice
  key: string | undefined
}

/**
 * Returns what takes `POST /Checkout/{invoiceId}/Proof` and `/Pay/{key}/Proof`: the proof of a transfer, as a form with the fields `file` and `note`, of who may see the
 * page. No connection is held while the bytes flow. Undefined for other addresses.
 */
export function createPaymentProofs(parts: Parts) {
  const { config, findGrant, limits, log, pool } = parts
  const isSecure = config.publicScheme === 'https'
  return async (request: Request, { tenantId }: Site, address: string): Promise<Response | undefined> => {
    const { path, lang } = splitLang(new URL(request.url).pathname)
    const [, base, id] = PATH.exec(path) ?? []
    if (base === undefined || id === undefined || request.method !== 'POST') return undefined
    const inScope = <T>(viewer: Viewer, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
      withScope(pool, { tenantId }, db => work(createCtx({ db, tenantId, log, viewer })))
    try {
      const payer = await inScope({ kind: 'nobody' }, ctx => findPayer(ctx, base, id, request))
      await limits.consumeSubmissionQuota(address)
      await receive(payer, request)
      if (/\bjson\b/.test(request.headers.get('accept') ?? ''))
        return Response.json(toEnvelope({ sent: true }), { headers: COMMON_HEADERS })
      const back = new URL(request.url).pathname.replace(/\/proof$/i, '')
      return new Response(null, { status: 303, headers: { ...COMMON_HEADERS, location: back } })
    } catch (error) {
      const { status, body, headers } = toRefusal(error, log, lang)
      return Response.json(body, { status, headers: { ...COMMON_HEADERS, ...headers } })
    }

    async function receive({ viewer, invoice, key }: Payer, { body, headers }: Request): Promise<void> {
      const boundary = boundaryOf(headers.get('content-type'))
      if (!boundary || !body) throw new Refused(415, commonReason('FormTypeUnknown'))
      if (Number(headers.get('content-length') ?? 0) > MAX_PROOF_BYTES + FORM_BYTES) throw new Refused(413, commonReason('BodyTooLarge'))
      const sender = {
        tenantId,
        memberId: viewer.kind === 'person' ? viewer.person.memberId : null,
        inScope: <T>(work: (ctx: Ctx) => Promise<T>) => inScope(viewer, work),
      }
      let note = ''
      // The note stands before the file.
      for await (const part of readParts(body, boundary)) {
        if (part.name === 'note') note = await readField(part.content, MAX_NOTE_BYTES)
        if (part.name !== 'file') continue
        const file = { name: part.filename, type: part.type, content: part.content }
        return await keepPrivateFile({ ...parts }, sender, file, async (ctx, uploadId) => {
          const before = invoice.payment?.proofUploadId
          await sendProof(ctx, invoice.id, uploadId, note, key)
          // One that another takes the place of is gone with the night.
          if (before)
            await ctx.db
              .updateTable('uploads')
              .set({ state: 'removed' })
              .where('tenant_id', '=', tenantId)
              .where('id', '=', before)
              .execute()
        })
      }
      throw new InvalidInput(checkoutReason('FormRefused'), [{ path: 'file', reason: checkoutReason('ProofMissing') }])
    }

    async function findPayer(ctx: Ctx, way: string, of: string, { headers }: Request): Promise<Payer> {
      if (way.toLowerCase() === 'pay') return { viewer: ctx.viewer, invoice: await getLinkedInvoice(ctx, of), key: of }
      const { viewer } = await findViewer(ctx, await findCredentials(headers, isSecure, findGrant))
      return { viewer, invoice: await getOwnInvoice({ ...ctx, viewer }, of), key: undefined }
    }
  }
}
