import { z } from 'zod'
import { pageField, pageSizeField } from '#platform/http/query-fields.ts'
import { EVENTS, MAX_URL_CHARACTERS } from './webhook.ts'

export const DELIVERIES_PER_CALL = 20

const fields = {
  url: z.string().trim().min(1).max(MAX_URL_CHARACTERS),
  events: z
    .array(z.enum(EVENTS))
    .min(1)
    .max(EVENTS.length)
    .transform(events => [...new Set(events)]),
  description: z.string().trim().max(200),
}

export const webhookInput = z.object({ ...fields, description: fields.description.default('') })
export const webhookChange = z.object({
  id: z.uuid(),
  ...z.object(fields).partial().shape,
  /** false: nothing is sent until it is switched on again. */
  active: z.boolean().optional(),
  /** Creates a new signing secret; the old one signs as well for a day. */
  rotateSecret: z.boolean().default(false),
})
export const webhookName = z.object({ id: z.uuid() })
export const deliveryName = z.object({ id: z.uuid() })
export const deliveryQuery = z.object({ webhookId: z.uuid(), page: pageField, pageSize: pageSizeField(DELIVERIES_PER_CALL) })

export type WebhookInput = z.output<typeof webhookInput>
export type WebhookChange = z.output<typeof webhookChange>
