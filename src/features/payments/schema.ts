import { z } from 'zod'
import { toPhone } from '#kit/phone.ts'
import { INVOICE_KINDS, MOST_LINES, MOST_QUANTITY, MOST_TOTAL } from './invoice.ts'

/** Without control characters, which no name or note needs. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'ControlCharacter')
const note = (most: number) => z.string().trim().min(1).max(most)
const rupiah = z.int().min(0).max(MOST_TOTAL)

const orderLine = z.strictObject({
  kind: z.string().regex(/^[a-z-]{2,30}$/),
  subjectId: z.uuid(),
  recipientId: z.uuid().optional(),
  name: words(300).min(1),
  quantity: z.int().min(1).max(MOST_QUANTITY),
  price: rupiah,
  details: z.record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean(), z.null()])).optional(),
})

/** What features order: prices are theirs, but nothing that no invoice may say passes. */
export const invoiceOrder = z.strictObject({
  kind: z.enum(INVOICE_KINDS),
  memberId: z.uuid().nullable(),
  buyer: z.strictObject({
    name: words(200),
    email: z.email().max(254).optional(),
    phone: z
      .string()
      .max(30)
      .refine(text => toPhone(text) !== undefined, 'Phone')
      .transform(text => toPhone(text) ?? '')
      .optional(),
  }),
  lines: z.array(orderLine).min(1).max(MOST_LINES),
  coupon: z.string().trim().max(60).optional(),
  replacesId: z.uuid().optional(),
  endsBy: z.date().optional(),
  lang: z.string().max(10).optional(),
})

const moment = z.iso.datetime({ offset: true }).transform(text => new Date(text))

/** What a coupon is: a percentage in basis points or a sum, one of them. */
export const couponFields = z.strictObject({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/),
  name: words(120).default(''),
  percentBp: z.int().min(1).max(10_000).nullable().default(null),
  amount: z.int().min(1).max(MOST_TOTAL).nullable().default(null),
  maxDiscount: z.int().min(1).max(MOST_TOTAL).nullable().default(null),
  useLimit: z.int().min(1).max(1_000_000).nullable().default(null),
  startsAt: moment.nullable().default(null),
  endsAt: moment.nullable().default(null),
  subjectIds: z
    .array(z.uuid())
    .max(200)
    .transform(ids => [...new Set(ids)])
    .default([]),
})
export type CouponFields = z.output<typeof couponFields>
export type CouponInput = z.input<typeof couponFields>

export const REFUND_SEATS = ['keep', 'take'] as const
export const REFUND_WAYS = ['gateway', 'hand'] as const

/** A refund that staff order: of a part or all of what is left. */
export const refundInput = z.strictObject({
  paymentId: z.uuid(),
  amount: z
    .int()
    .min(1)
    .max(MOST_TOTAL + 999),
  reason: note(500),
  seat: z.enum(REFUND_SEATS),
  way: z.enum(REFUND_WAYS),
})
export type RefundInput = z.output<typeof refundInput>

export const caseSettlement = z.strictObject({ id: z.uuid(), note: note(1000) })
export const caseRefund = z.strictObject({ id: z.uuid(), reason: note(500), way: z.enum(REFUND_WAYS) })
export const proofNote = z.string().trim().max(500)
