import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { announceDue } from './due-events.server.ts'
import { openTestWebhooks } from './testing.ts'

const database = openTestDatabase()
const test = openTestWebhooks(database)

it('announces what came due of all tenants in turn: one with hundreds holds up no other', async () => {
  const other = await database.createTenant()
  await test.register('https://contoh.id/')
  await test.register('https://contoh.id/', {}, other)
  const publish = (of: string, count: number, secondsLater: number) =>
    database.pool.query(
      `insert into posts (tenant_id, id, kind, slug, title, summary, content, words, author_name, published_at)
      select $1, gen_random_uuid(), 'news', 'kabar-' || i, 'Kabar', '', '{}', '', 'Rani', $2 from generate_series(1, $3) as i`,
      [of, new Date(test.clock.getTime() + secondsLater * 1000), count],
    )
  await publish(other, 500, 1)
  await publish(test.tenantId, 1, 2)
  test.secondsOn(60)
  const tools = { pool: database.pool, log: pino({ level: 'silent' }) }
  await announceDue(tools, { event: 'post.published', table: 'posts', columns: ['slug'] }, test.clock)
  const { rows } = await database.pool.query('select count(*)::int from webhook_deliveries group by tenant_id order by count')
  expect(rows).toEqual([{ count: 1 }, { count: 499 }])
})
