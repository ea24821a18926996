import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { announceDue } from '#features/webhooks/due-events.server.ts'
import { newId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { CLASS_PUBLICATION } from './publication.ts'
import { buildClass } from './testing.ts'

const database = openTestDatabase()
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

describe('the publication of a class', () => {
  it('is told to who listens when its day comes, once, and not of drafts', async () => {
    const [mine, other] = [await database.createTenant(), await database.createTenant()]
    const hook = { url: 'https://contoh.id/', sealed_secret: 'x', created_at: at(-60), listens_since: at(-60) }
    for (const [tenant_id, events] of [
      [mine, ['class.published']],
      [other, ['post.published']],
    ] as const) {
      await database.asTenant(tenant_id, async ctx => {
        await ctx.db
          .insertInto('webhooks')
          .values({ tenant_id, id: newId(), events: [...events], ...hook })
          .execute()
        await buildClass(ctx, { code: 'KINI', published_at: at(5) })
        await buildClass(ctx, { code: 'NANTI', published_at: at(60) })
        await buildClass(ctx, { code: 'DULU', published_at: at(-61) })
        await buildClass(ctx, { code: 'KONSEP', published_at: null })
      })
    }
    const tools = { pool: database.pool, log: pino({ level: 'silent' }) }
    for (const minute of [4, 6, 7]) await announceDue(tools, CLASS_PUBLICATION, at(minute))
    const { rows } = await database.pool.query<{ tenant_id: string; body: string }>('select tenant_id, body from webhook_deliveries')
    expect(rows.map(row => [row.tenant_id, JSON.parse(row.body)])).toEqual([
      [
        mine,
        expect.objectContaining({
          type: 'class.published',
          timestamp: at(5).toISOString(),
          data: expect.objectContaining({ code: 'KINI', publishedAt: at(5).toISOString() }),
        }),
      ],
    ])
  })
})
