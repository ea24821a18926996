import { beforeAll, describe, expect, it } from 'vitest'
import { listRequests } from '#features/appointments/queries.server.ts'
import { createSession } from '#features/members/sessions.server.ts'
import { viewerOf } from '#features/members/testing.ts'
import { listOpenErasures } from '#features/privacy/erasure.server.ts'
import { listWaitingPupils } from '#features/privacy/pupils.server.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { getRegistration, listRegistrations } from '#features/schools/registration-list.server.ts'
import { listMails } from '#features/sites/mails.server.ts'
import { listVoices } from '#features/voices/moderation.server.ts'
import { claim, findDueLanes } from '#features/webhooks/claims.server.ts'
import { listDeliveries, listWebhooks } from '#features/webhooks/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { seedId } from '../../../db/seed/ids.ts'
import { tenants } from '../../../db/seed/tenants.ts'
import { openTestDemo } from './testing-demo.ts'

const database = openTestDatabase()
const { start, rows } = openTestDemo(database)
const WITH_QUEUES = ['demo', 'alkademi', 'smkcoding', 'foundation']
const PAGE = { page: 1, perPage: 50 }

beforeAll(async () => {
  await loadRegions(database.pool)
  await start()
}, 240_000)

/** Runs `work` as the first demo login of this address at the tenant. */
async function asPerson<T>(tenantId: TenantId, email: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const now = new Date()
  const [member] = await rows('select id from members where tenant_id = $1 and email = $2', [tenantId, email])
  const token = await database.asTenant(
    tenantId,
    ctx => createSession(ctx, { memberId: member.id, providerSession: null, providerTokens: null }),
    { now },
  )
  const viewer = await database.asTenant(tenantId, ctx => viewerOf(ctx, token), { now })
  return await database.asTenant(tenantId, work, { viewer, now })
}

describe.each(WITH_QUEUES)('the demo’s %s', slug => {
  const tenantId = toTenantId(seedId(slug))

  it('has something in each queue of its staff', async () => {
    await asPerson(tenantId, 'admin@sanggar.example', async ctx => {
      const voices = await listVoices(ctx, { state: 'waiting' }, PAGE)
      const gifts = slug === 'demo' || slug === 'foundation' ? ['donations'] : []
      expect(new Set(voices.items.map(voice => voice.kind))).toEqual(new Set(['book_reviews', 'aspirations', 'testimonies', ...gifts]))
      const requests = await listRequests(ctx, { state: 'waiting' }, PAGE)
      expect(new Set(requests.items.map(request => request.kind))).toEqual(new Set(['appointment', 'demo']))
      const registered = (await listRegistrations(ctx, { state: 'waiting' }, PAGE)).items
      expect(new Set(registered.map(one => one.kind))).toEqual(new Set(['school', 'team']))
      expect(await getRegistration(ctx, registered.find(one => one.kind === 'team')?.id ?? '')).toMatchObject({
        teams: [{ members: expect.arrayContaining([expect.any(String)]) }],
        contact: { email: expect.stringMatching(/\.example$/) },
      })
      expect((await listOpenErasures(ctx)).total).toBe(1)
      const mails = await listMails(ctx, {}, PAGE)
      expect(new Set(mails.items.map(mail => mail.state))).toEqual(new Set(['kept', 'failed']))
    })
  })

  it('has a pupil who waits for the school of the teacher', async () => {
    const { pupils } = await asPerson(tenantId, 'teacher@sanggar.example', listWaitingPupils)
    expect(pupils).toMatchObject([{ hasAskedSchool: true, school: expect.any(String) }])
  })

  it('binds the mentor to the mentor of that name', async () => {
    const [row] = await rows(
      `select m.name, e.name as entry from memberships k join members m on m.tenant_id = k.tenant_id and m.id = k.member_id
        join mentors e on e.tenant_id = k.tenant_id and e.id = k.mentor_id
        where k.tenant_id = $1 and m.email = 'mentor@sanggar.example'`,
      [tenantId],
    )
    expect(row).toBeDefined()
    expect(row.entry).toBe(row.name)
  })
})

describe('the demo', () => {
  it('binds no mentor to another’s name at the tenants without theirs', async () => {
    const strangers = await rows(
      `select m.name from memberships k join members m on m.tenant_id = k.tenant_id and m.id = k.member_id
        join mentors e on e.tenant_id = k.tenant_id and e.id = k.mentor_id where m.name <> e.name`,
    )
    expect(strangers).toEqual([])
  })

  it('shows comments and aspirations of visitors on every site, not the same beside each other', async () => {
    for (const table of ['book_reviews', 'aspirations']) {
      const shown = await rows(
        `select t.slug, array_agg(v.message order by v.message) as said from directory.tenants t
          left join ${table} v on v.tenant_id = t.id and v.approved_at is not null group by t.slug`,
      )
      const said = new Map(shown.map(row => [row.slug, row.said]))
      tenants.forEach(({ slug }, at) => {
        expect(said.get(slug), `${table} of ${slug}`).toHaveLength(3)
        expect(said.get(slug)).not.toEqual(said.get(tenants[at - 1]?.slug ?? ''))
      })
    }
  })

  it('has a webhook at alkademi with a delivery that arrived and one that failed, to which nothing is sent', async () => {
    const tenantId = toTenantId(seedId('alkademi'))
    await asPerson(tenantId, 'admin@sanggar.example', async ctx => {
      const [webhook, ...others] = await listWebhooks(ctx)
      expect(others).toEqual([])
      expect(webhook).toMatchObject({ switchedOffWhy: 'asked', url: expect.stringMatching(/^https:\/\/[a-z-.]+\.example\//) })
      const { items } = await listDeliveries(ctx, webhook?.id ?? '', PAGE)
      expect(items.map(delivery => [delivery.state, delivery.tries.length])).toEqual([
        ['failed', 2],
        ['delivered', 1],
      ])
    })
    const parts = { pool: database.pool, log: createLog('silent'), now: () => new Date(Date.now() + 86_400_000) }
    expect(await findDueLanes(parts)).toEqual([])
    const [{ id }] = await rows('select id from webhooks where tenant_id = $1', [tenantId])
    expect(await claim(parts, { tenantId, webhookId: id })).toBeUndefined()
  })

  it('leaves nothing for the mailer to send', async () => {
    expect(await rows('select 1 from mails where next_try_at is not null')).toEqual([])
  })
})
