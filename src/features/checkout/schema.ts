import { z } from '@hono/zod-openapi'
import { METHODS } from '#features/gateways/gateway.ts'

const slug = z.string().trim().min(1).max(120)
const coupon = z.string().trim().max(60)

/** A class by its slug or code, with a coupon's code and how one wants to pay. No price: it is ours alone. */
export const invoiceInput = z.object({ slug, coupon: coupon.optional(), method: z.enum(METHODS).optional() })

export const paymentInput = z.object({ id: z.uuid(), method: z.enum(METHODS).optional() })

export const repayQuery = z.object({ slug })
