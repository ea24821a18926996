import type { LoaderFunctionArgs } from 'react-router'
import { keyOf } from '#features/media/upload.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import { appLoader } from '#page/app-page.server.ts'
import { isUuid } from '#platform/db/ids.ts'

/** Types that a browser shows as a picture or a document, and that run nothing. */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

/** The proof of a transfer, for staff alone: a route without a page. Throws as `requirePermission`, and NotFound. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async ({ ctx, page, storage }) => {
  requirePermission(ctx.viewer, 'payments.read')
  const { id = '', paymentId = '' } = page.params
  const file =
    isUuid(id) && isUuid(paymentId)
      ? await ctx.db
          .selectFrom('payments as p')
          .innerJoin('uploads as u', join => join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.proof_upload_id'))
          .select(['u.id', 'u.url_name', 'u.stored_as', 'u.content_type'])
          .where('p.tenant_id', '=', ctx.tenantId)
          .where('p.id', '=', paymentId)
          .where('p.invoice_id', '=', id)
          .where('u.state', '=', 'kept')
          .executeTakeFirst()
      : undefined
  if (!file || !storage || !SHOWN.includes(file.content_type)) throw new NotFound()
  const bytes = await storage.readWhole(keyOf(ctx.tenantId, file.id, file.url_name, file.stored_as))
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': file.content_type,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
})
