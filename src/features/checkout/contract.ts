import { createRoute, z } from '@hono/zod-openapi'
import { METHODS } from '#features/gateways/gateway.ts'
import { INVOICE_KINDS, INVOICE_STATUSES } from '#features/payments/invoice.ts'
import { PAYMENT_STATES } from '#features/payments/payment.ts'
import { answersOf, createdOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { invoiceInput, paymentInput, repayQuery } from './schema.ts'

const base = '/api/services/v1/class'
const tags = ['payment']
const security = [{ appToken: [], accessToken: [] }]

const rupiah = z.number().int().openapi({ description: 'Whole rupiah' })
const payment = z
  .object({
    orderId: z.string().openapi({ description: 'Unique over all tenants' }),
    method: z.enum([...METHODS, 'none']).openapi({ description: '`none`: nothing had to be paid' }),
    state: z.enum(PAYMENT_STATES).openapi({ description: '`opening`: the gateway is being asked; ask again in a moment' }),
    amount: rupiah.openapi({ description: 'What is to be paid, in whole rupiah: of a transfer with its unique code' }),
    uniqueCode: z.number().int().optional(),
    vaNumber: z.string().optional(),
    bank: z.string().optional(),
    billerCode: z.string().optional(),
    qrString: z.string().optional(),
    redirectUrl: z.string().optional(),
    accounts: z
      .array(z.object({ bank: z.string(), number: z.string(), holder: z.string() }))
      .readonly()
      .optional(),
    hasProof: z.boolean().optional(),
    failure: z.string().optional().openapi({ description: 'Why it could not be opened; another method may go' }),
    expiresAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    instructions: z.array(z.object({ title: z.string(), steps: z.array(z.string()) })),
  })
  .openapi('Payment')

const invoice = z
  .object({
    id: z.uuid(),
    number: z.string().openapi({ description: 'Unique within the tenant, without gaps within a year' }),
    kind: z.enum(INVOICE_KINDS),
    status: z.enum(INVOICE_STATUSES),
    currency: z.literal('IDR'),
    subtotal: rupiah,
    discount: rupiah,
    tax: rupiah,
    total: rupiah,
    refunded: rupiah,
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    items: z.array(z.object({ name: z.string(), quantity: z.number().int(), price: rupiah })),
    payUrl: z.string().openapi({ description: 'The page on which the person pays it' }),
    payment: payment.nullable().openapi({ description: 'The one it was paid with, else the open one, else the last' }),
  })
  .openapi('Invoice')

const made = createdOf(envelopeOf(invoice))
const given = answersOf(envelopeOf(invoice))
const slugExample = { slug: 'web-dasar' }

/** Calls that buy a class, and what gateways call. */
export const checkoutContract = {
  invoice: createRoute({
    method: 'post',
    path: `${base}/payment/invoice`,
    operationId: 'createClassInvoice',
    tags,
    security,
    summary: 'Orders a class for the person, and returns its invoice. 200: the open one of the same order is given again.',
    request: { body: jsonBody(invoiceInput.meta({ example: { ...slugExample, method: 'va-bca' } })) },
    responses: { 200: given[200], 201: made[201], default: made.default },
  }),
  detail: createRoute({
    method: 'post',
    path: `${base}/payment/detail`,
    operationId: 'getClassInvoice',
    tags,
    security,
    summary: 'Returns an invoice of the person’s own. `method` chooses how it is paid, or changes it: the payment before is cancelled.',
    request: { body: jsonBody(paymentInput.meta({ example: { id: '01994b2e-7c1a-7f00-8000-000000000001' } })) },
    responses: given,
  }),
  repay: createRoute({
    method: 'get',
    path: `${base}/repay`,
    operationId: 'repayClassInvoice',
    tags,
    security,
    summary: 'Orders a class again whose last invoice ended unpaid, at today’s price; an open one is given as it is.',
    request: { query: repayQuery.meta({ example: slugExample }) },
    responses: given,
  }),
  callback: createRoute({
    method: 'post',
    path: `${base}/payment/callback`,
    operationId: 'notifyPayment',
    tags,
    security: [],
    summary:
      'Takes the notifications of payment gateways, as they send them. No app token: the signature alone counts, and only that the gateway is asked follows from one.',
    request: { body: { required: true, content: { 'application/json': { schema: z.any() } } } },
    responses: {
      ...answersOf(envelopeOf(z.object({ stored: z.literal(true) }))),
      403: { description: 'The signature is wrong' },
      422: { description: 'It can’t be read, or is of a gateway that is not in use here' },
    },
  }),
  comeBack: createRoute({
    method: 'get',
    path: `${base}/payment/callback`,
    operationId: 'returnFromPayment',
    tags,
    security: [],
    summary: 'Leads a payer who comes back from a gateway to the page that asks it. What the address claims counts for nothing.',
    responses: {
      302: { description: 'To `/CallbackPayment`', content: { 'application/json': { schema: envelopeOf(z.object({ to: z.string() })) } } },
      default: given.default,
    },
  }),
} as const

/**
 * True for notifications: gateways send those of a whole shop from a few addresses, and repeat what was refused. Who forges them is counted where they are judged.
 */
export const isNotification = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'POST' && path === checkoutContract.callback.path
