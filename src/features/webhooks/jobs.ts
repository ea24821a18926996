import { sql } from 'kysely'
import type pg from 'pg'
import { removeRows } from '#features/retention/remove-rows.server.ts'
import { daysBefore } from '#kit/days.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { WebhookSender } from './sender.server.ts'
import { DELIVERY_DAYS } from './webhook.ts'

/** Each minute: retries that are due. New deliveries are sent immediately via change notifications. */
export const deliverDueWebhooks = (sender: WebhookSender): ScheduledJob => ({
  name: 'webhooks.due',
  cron: '* * * * *',
  run: () => sender.deliverDue(),
})

/** Each night: removes deliveries after 30 days. */
export const forgetDeliveries: ScheduledJob = {
  name: 'webhooks.old',
  cron: '35 19 * * *',
  run: tools => removeOldDeliveries(tools, new Date()),
}

/** Removes deliveries older than 30 days with their tries, whatever their state. */
export async function removeOldDeliveries(tools: { pool: pg.Pool; log: Log }, now: Date): Promise<void> {
  await removeRows(tools, 'due-webhook', 'webhook_deliveries', sql`created_at <= ${daysBefore(now, DELIVERY_DAYS)}`)
}
