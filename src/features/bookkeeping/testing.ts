import { post } from '#features/ledger/post.server.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'

export interface BuiltLine {
  subjectId: string
  name: string
  price: number
  quantity?: number
  kind?: string
}

export interface BuiltOrder {
  invoiceId: string
  paymentId: string
  orderId: string
  total: number
  tax: number
}

interface OrderParts {
  lines: readonly BuiltLine[]
  method?: string
  gateway?: 'midtrans' | 'xendit' | 'transfer'
  tax?: number
  kind?: 'order' | 'gift'
  isPaid?: boolean
  memberId?: string | null
  buyerName?: string
}

let sequence = 0

/** Builds an invoice with a payment by one method, paid and posted unless said otherwise. */
export async function buildOrder(ctx: Ctx, parts: OrderParts): Promise<BuiltOrder> {
  const {
    lines,
    method = 'qris',
    gateway = 'midtrans',
    tax = 0,
    kind = 'order',
    isPaid = true,
    memberId = null,
    buyerName = 'Ibu Sari',
  } = parts
  const [invoiceId, paymentId] = [newId(), newId()]
  const orderId = `S-${paymentId.replaceAll('-', '')}`
  const subtotal = lines.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0)
  const total = subtotal + tax
  const number = ++sequence
  await ctx.db
    .insertInto('invoices')
    .values({
      tenant_id: ctx.tenantId,
      id: invoiceId,
      year: 2026,
      sequence: number,
      number: `INV/2026/${String(number).padStart(6, '0')}`,
      kind,
      status: isPaid ? 'paid' : 'pending',
      member_id: memberId,
      buyer_name: buyerName,
      buyer_email: 'sari@contoh.id',
      subtotal,
      tax,
      total,
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + 86_400_000),
      paid_at: isPaid ? ctx.now : null,
    })
    .execute()
  for (const [position, { subjectId, name, price, quantity = 1, kind: of = kind === 'gift' ? 'gift' : 'class' }] of lines.entries())
    await ctx.db
      .insertInto('invoice_lines')
      .values({ tenant_id: ctx.tenantId, invoice_id: invoiceId, position, kind: of, subject_id: subjectId, name, quantity, price })
      .execute()
  const isTransfer = method === 'transfer'
  const amount = total + (isTransfer ? number : 0)
  await ctx.db
    .insertInto('payments')
    .values({
      tenant_id: ctx.tenantId,
      id: paymentId,
      invoice_id: invoiceId,
      gateway: isTransfer ? 'transfer' : gateway,
      method,
      order_id: orderId,
      state: isPaid ? 'paid' : 'pending',
      amount,
      received: isPaid ? amount : null,
      unique_code: isTransfer ? number : null,
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + 86_400_000),
      paid_at: isPaid ? ctx.now : null,
    })
    .execute()
  const of = { gateway: isTransfer ? ('transfer' as const) : gateway, amount: total, paymentId, invoiceId }
  if (isPaid) await post(ctx, kind === 'gift' ? { kind: 'gift-paid', ...of } : { kind: 'sale-paid', tax, ...of })
  return { invoiceId, paymentId, orderId, total, tax }
}
