import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { announceDue } from '#features/webhooks/due-events.server.ts'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { createPost, updatePost } from './commands.server.ts'
import { POST_PUBLICATION } from './publication.ts'
import { postInput } from './schema.ts'
import { buildPost } from './testing.ts'

const database = openTestDatabase()
const tools = { pool: database.pool, log: pino({ level: 'silent' }) }
const WRITER: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

let tenantId: TenantId

beforeEach(async () => {
  tenantId = await database.createTenant()
  await listen(tenantId)
})

async function listen(of: TenantId, events = ['post.published'], since = at(-60)) {
  const row = { id: newId(), url: 'https://contoh.id/', events, sealed_secret: 'x', created_at: since, listens_since: since }
  await database.asTenant(of, ctx =>
    ctx.db
      .insertInto('webhooks')
      .values({ tenant_id: of, ...row })
      .execute(),
  )
}

const does = <T>(work: Parameters<typeof database.asTenant<T>>[1], now = TEST_NOW, of = tenantId) =>
  database.asTenant(of, work, { now, viewer: WRITER })
const write = (slug: string, publishedAt: Date | null) =>
  does(ctx =>
    createPost(
      ctx,
      postInput.parse({
        kindSlug: 'news',
        slug,
        title: slug,
        authorName: 'Rani',
        content: { type: 'doc', content: [] },
        publishedAt: publishedAt?.toISOString() ?? null,
      }),
    ),
  )

async function told(of = tenantId): Promise<{ slug: string; timestamp: string }[]> {
  const { rows } = await database.pool.query<{ body: string }>(
    'select body from webhook_deliveries where tenant_id = $1 order by created_at, id',
    [of],
  )
  return rows.map(({ body }) => {
    const { timestamp, data } = JSON.parse(body) as { timestamp: string; data: { slug: string } }
    return { slug: data.slug, timestamp }
  })
}

describe('the publication of a post', () => {
  it('is told when it is written published, backdated too, and not of drafts or what is scheduled', async () => {
    for (const [slug, day] of [
      ['konsep', null],
      ['nanti', at(60)],
      ['kini', at(0)],
      ['dulu', at(-100_000)],
    ] as const)
      await write(slug, day)
    expect(await told()).toEqual([
      { slug: 'kini', timestamp: TEST_NOW.toISOString() },
      { slug: 'dulu', timestamp: TEST_NOW.toISOString() },
    ])
  })

  it('is told when a draft is published, not when what is published is changed, and again when it is published anew', async () => {
    await write('satu', null)
    const change = (publishedAt: Date | null | undefined, now: Date) =>
      does(
        ctx =>
          updatePost(ctx, {
            kindSlug: 'news',
            slug: 'satu',
            title: 'Baru',
            ...(publishedAt !== undefined && { publishedAt: publishedAt?.toISOString() ?? null }),
          }),
        now,
      )
    const counts: number[] = []
    const days = [undefined, at(1), undefined, at(0), null, at(5)]
    for (const [i, day] of days.entries()) {
      await change(day, at(1 + i))
      counts.push((await told()).length)
    }
    expect(counts).toEqual([0, 1, 1, 1, 1, 2])
  })

  it('is told by the job when its day comes, once, though nothing ran for hours', async () => {
    await write('nanti', at(60))
    await announceDue(tools, POST_PUBLICATION, at(59))
    expect(await told()).toEqual([])
    await announceDue(tools, POST_PUBLICATION, at(60 + 600))
    await announceDue(tools, POST_PUBLICATION, at(60 + 601))
    expect(await told()).toEqual([{ slug: 'nanti', timestamp: at(60).toISOString() }])
  })

  it('is told by the job neither again after a command told it, nor to who began to listen later', async () => {
    await write('kini', at(0))
    await announceDue(tools, POST_PUBLICATION, at(1))
    expect(await told()).toHaveLength(1)
    const late = await database.createTenant()
    await does(ctx => buildPost(ctx, { published_at: at(0) }), TEST_NOW, late)
    await listen(late, ['post.published'], at(1))
    await listen(late, ['class.published'], at(-60))
    await announceDue(tools, POST_PUBLICATION, at(2))
    expect(await told(late)).toEqual([])
  })

  it('is told tenant by tenant', async () => {
    const other = await database.createTenant()
    await listen(other)
    await does(ctx => buildPost(ctx, { published_at: at(1), slug: 'sini' }))
    await does(ctx => buildPost(ctx, { published_at: at(1), slug: 'sana' }), TEST_NOW, other)
    await announceDue(tools, POST_PUBLICATION, at(2))
    expect([(await told()).map(one => one.slug), (await told(other)).map(one => one.slug)]).toEqual([['sini'], ['sana']])
  })
})
