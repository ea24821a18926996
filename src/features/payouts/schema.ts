import { z } from 'zod'
import { MOST_RUPIAH } from '#features/sites/settings.ts'
import { optional, pageField, searchField } from '#platform/http/query-fields.ts'
import { BANK_CODE } from './bank-account.ts'
import { PAYOUT_STATUSES } from './payout.ts'

const MOST_IDS = 100
export const REASON_LENGTH = 500

export const payoutQuery = z.object({
  page: pageField,
  perPage: z
    .string()
    .optional()
    .transform(text => {
      const value = Number(text)
      return !text || !Number.isFinite(value) ? 10 : Math.min(50, Math.max(1, Math.trunc(value)))
    })
    .meta({ type: 'integer', minimum: 1, maximum: 50, default: 10, description: 'How many on a page, at most 50.' }),
  status: optional(z.enum(PAYOUT_STATUSES)),
  bank: optional(z.string().trim().toLowerCase().regex(BANK_CODE)),
  search: searchField,
})

export const payoutRequest = z.object({ amount: z.number().int().min(1).max(MOST_RUPIAH), bankAccountId: z.uuid() })
export const payoutApproval = z.object({
  ids: z
    .array(z.uuid())
    .min(1)
    .max(MOST_IDS)
    .transform(ids => [...new Set(ids)]),
})
export const payoutRejection = z.object({ id: z.uuid(), reason: z.string().trim().min(1).max(REASON_LENGTH) })

export type PayoutRequest = z.output<typeof payoutRequest>
export type PayoutRejection = z.output<typeof payoutRejection>
