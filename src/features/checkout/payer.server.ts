import { sql } from 'kysely'
import { findPaymentOrigins } from '#features/gateways/origins.server.ts'
import type { Invoice } from '#features/payments/invoice.ts'
import { findInvoice, findInvoiceByKey } from '#features/payments/queries.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { writeCookie } from '#platform/http/credentials.ts'

const COOKIE = 'sanggar_pay'
/** A payer comes back from a gateway within the time to pay. */
const SECONDS = 86_400
const purposeOf = ({ ctx }: Pick<PageArgs, 'ctx'>) => `pay link:${ctx.tenantId}`

/** Remembers the link by which somebody without an account pays: a gateway leads them back to an address that does not have it. */
export function keepPayLink(args: Pick<PageArgs, 'ctx' | 'visit' | 'seal'>, key: string): void {
  if (keptLink(args) === key) return
  const { visit, seal } = args
  visit.setCookies.push(writeCookie(COOKIE, seal.seal(purposeOf(args), key), SECONDS, visit.origin.startsWith('https:')))
}

function keptLink(args: Pick<PageArgs, 'ctx' | 'visit' | 'seal'>): string | undefined {
  const sealed = args.visit.cookie(COOKIE)
  return sealed ? args.seal.open(purposeOf(args), sealed) : undefined
}

/** An invoice of whoever looks, and where they see it. */
export interface OwnPayment {
  invoice: Invoice
  path: string
}

/**
 * Returns the invoice of an order id if it is one of whoever looks: by their session, or by the link that they came by. What else the
 * address claims counts for nothing. Undefined for everybody else's.
 */
export async function findOwnPayment(
  args: Pick<PageArgs, 'ctx' | 'visit' | 'seal'>,
  orderId: string | null,
): Promise<OwnPayment | undefined> {
  const { ctx } = args
  const asked = orderId ? await findByOrder(args, orderId) : undefined
  if (!asked) return undefined
  const { viewer } = ctx
  if (viewer.kind === 'person' && asked.memberId === viewer.person.memberId) return { invoice: asked, path: `/Checkout/${asked.id}` }
  const key = keptLink(args)
  const linked = key === undefined ? undefined : await findInvoiceByKey(ctx, key)
  if (linked?.id === asked.id) return { invoice: linked, path: `/Pay/${key}` }
  return undefined
}

async function findByOrder({ ctx }: Pick<PageArgs, 'ctx'>, orderId: string): Promise<Invoice | undefined> {
  const { rows } = await sql<{ id: string }>`select invoice_id as id from payments
    where tenant_id = ${ctx.tenantId} and order_id = ${orderId.slice(0, 60)}`.execute(ctx.db)
  return rows[0] && (await findInvoice(ctx, rows[0].id))
}

/** Widens the policy of a page on which one pays by what the tenant's gateways need: their frames, and the pages that forms lead to. One statement. */
export async function allowGateways({ ctx, visit, simulator }: Pick<PageArgs, 'ctx' | 'visit' | 'simulator'>): Promise<void> {
  visit.paymentOrigins = await findPaymentOrigins(ctx, { simulator })
}
