import { newId } from '#platform/db/ids.ts'
import { dayOffset } from './dates.ts'
import type { QueueTarget } from './load-queues.ts'

const LISTENING = ['post.published', 'class.published']

/**
 * Loads a webhook that is switched off, with a delivery that succeeded and one that failed, so that the studio's log has something to show. Nothing is ever
 * sent to it: its host is of a reserved domain (RFC 2606), and its secret opens for nobody.
 */
export async function loadWebhook({ db, tenantId, now }: QueueTarget): Promise<void> {
  const id = newId()
  const offAt = dayOffset(now, -1, 4)
  await db
    .insertInto('webhooks')
    .values({
      tenant_id: tenantId,
      id,
      url: 'https://pencatat.mitra-contoh.example/sanggar',
      description: 'Contoh: pencatat kabar baru, dimatikan',
      events: LISTENING,
      sealed_secret: 'demo',
      created_at: dayOffset(now, -40, 3),
      listens_since: dayOffset(now, -40, 3),
      switched_off_at: offAt,
      switched_off_why: 'asked',
    })
    .execute()
  const body = (event: string, at: Date) => JSON.stringify({ type: event, timestamp: at.toISOString(), data: { id: newId() } })
  const [deliveredAt, failedAt] = [dayOffset(now, -6, 3), dayOffset(now, -3, 5)]
  const retriedAt = new Date(failedAt.getTime() + 10_000)
  const [delivered, failed] = [newId(), newId()]
  const row = { tenant_id: tenantId, webhook_id: id }
  await db
    .insertInto('webhook_deliveries')
    .values([
      {
        ...row,
        id: delivered,
        event: 'post.published',
        occasion: 'demo-1',
        body: body('post.published', deliveredAt),
        created_at: deliveredAt,
        tries: 1,
        delivered_at: deliveredAt,
        failed_at: null,
      },
      {
        ...row,
        id: failed,
        event: 'class.published',
        occasion: 'demo-2',
        body: body('class.published', failedAt),
        created_at: failedAt,
        tries: 2,
        delivered_at: null,
        failed_at: retriedAt,
      },
    ])
    .execute()
  await db
    .insertInto('webhook_tries')
    .values([
      { tenant_id: tenantId, delivery_id: delivered, tried_at: deliveredAt, took_ms: 184, status_code: 200, failure: '', answer: 'ok' },
      {
        tenant_id: tenantId,
        delivery_id: failed,
        tried_at: failedAt,
        took_ms: 612,
        status_code: 503,
        failure: '',
        answer: 'sedang perbaikan',
      },
      { tenant_id: tenantId, delivery_id: failed, tried_at: retriedAt, took_ms: 10_000, status_code: null, failure: 'timeout', answer: '' },
    ])
    .execute()
}
