import { sql } from 'kysely'
import type pg from 'pg'
import { type Ctx, createCtx } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { isPublished } from '#platform/db/published.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import { announceEvent, isUnannounced, publicationOf } from './events.server.ts'
import type { WebhookEvent } from './webhook.ts'

/** How far back the job looks for due publications: after downtime they are announced late, but they are. */
const DUE_HOURS = 24
/** Maximum of announcements in one run over all tenants; the next run does the rest. */
const DUE_PER_RUN = 500

/** A table with `tenant_id`, `id` and `published_at`, the event of a row's publication, and the columns that its payload holds, in this order. */
export interface PublicationKind<Column extends string = string> {
  event: WebhookEvent
  table: 'posts' | 'classes'
  columns: readonly Column[]
}

/** A row to announce: at least the columns of its kind. */
type PublishedRow<Column extends string> = { id: string; publishedAt: Date } & Record<Column, string>

/** Announces to the tenant's webhooks that a row is public. `happenedAt`: since when, if not now. */
export async function announcePublication<Column extends string>(
  ctx: Ctx,
  { event, columns }: PublicationKind<Column>,
  row: PublishedRow<Column>,
  happenedAt = ctx.now,
): Promise<void> {
  const { id, publishedAt } = row
  const data = { id, ...Object.fromEntries(columns.map(name => [name, row[name]])), publishedAt: publishedAt.toISOString() }
  await announceEvent(ctx, event, data, { happenedAt, occasion: publicationOf(id, publishedAt) })
}

/**
 * Announces rows whose publication came due within the last day to webhooks that were not told yet, in a transaction for each tenant. A tenant that fails is
 * logged and found again by the next run.
 */
export async function announceDue<Column extends string>(
  { pool, log }: { pool: pg.Pool; log: Log },
  kind: PublicationKind<Column>,
  now: Date,
): Promise<void> {
  for (const [id, found] of Map.groupBy(await findDue(pool, kind, now), row => row.tenant_id)) {
    const tenantId = toTenantId(id)
    try {
      await withScope(pool, { tenantId }, async db => {
        const ctx = createCtx({ db, tenantId, log, now })
        for (const row of found) await announcePublication(ctx, kind, row, row.publishedAt)
      })
    } catch (error) {
      log.error({ err: error, tenantId }, 'what came due could not be announced; the next run tries again')
    }
  }
}

/** Searches every tenant for rows to announce. */
async function findDue<Column extends string>(pool: pg.Pool, { event, table, columns }: PublicationKind<Column>, now: Date) {
  const since = new Date(now.getTime() - DUE_HOURS * 3_600_000)
  const { rows } = await withScope(pool, { system: 'due-content' }, db =>
    sql<PublishedRow<Column> & { tenant_id: string }>`
      select tenant_id, id, ${sql.join(columns.map(name => sql.ref(name)))}, published_at as "publishedAt" from ${sql.table(table)}
      where published_at > ${since} and ${isPublished({ now })} and ${isUnannounced(event, table)}
      order by row_number() over (partition by tenant_id order by published_at, id), published_at, id limit ${DUE_PER_RUN}`.execute(db),
  )
  return rows
}
