import type { Invoice } from '#features/payments/invoice.ts'
import { getInvoice } from '#features/payments/queries.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { givenPart } from './given.ts'
import { getLinkedInvoice } from './own.server.ts'

/**
 * Returns the invoice that the address of a file names: by the key of a link (`/Pay/{key}/…`), or by its id (`/Checkout/{id}/…`, `/Account/Orders/{id}.pdf`), to who
 * ordered it and to staff. Throws Unauthenticated and NotFound.
 */
export async function sentInvoice({ ctx, page }: Pick<PageArgs, 'ctx' | 'page'>): Promise<Invoice> {
  if (page.route.path.startsWith('/Pay/')) return await getLinkedInvoice(ctx, givenPart(page, 2))
  requirePerson(ctx.viewer)
  const id = page.params['invoiceId'] ?? /^(.+)\.pdf$/.exec(page.params['file'] ?? '')?.[1]
  if (id === undefined) throw new NotFound()
  return await getInvoice(ctx, id)
}
