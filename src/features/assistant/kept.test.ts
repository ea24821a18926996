import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseMember } from '#features/privacy/erase.server.ts'
import { collectOwnData } from '#features/privacy/own-data.server.ts'
import { ADULT, arrive, DAY, type Guest, later, PUPIL } from '#features/privacy/testing.ts'
import { removeOld } from '#features/retention/remove-rows.server.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { beginConversation, exchangeStatement, saveMessages } from './conversations.server.ts'
import { takeOfDay } from './day-limit.server.ts'
import { endOf } from './give.ts'
import { identityOf, issueToken } from './identities.server.ts'
import { AnswerKeeper } from './keep-answer.server.ts'

const database = openTestDatabase()
const tools = { pool: database.pool, log: pino({ level: 'silent' }) }

let mine: TenantId
let theirs: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})
beforeEach(async () => {
  await database.pool.query('delete from assistant_identities')
  await database.pool.query(`delete from site_settings where key = 'assistant'`)
})

/** Asks something as a member, or as nobody. */
async function talk(of: TenantId, guest?: Guest, query = 'Rahasia kecil?', now = later(0)): Promise<string> {
  const viewer = await guest?.viewer(now)
  return await database.asTenant(
    of,
    async ctx => {
      const { identity } = await issueToken(ctx, viewer?.kind === 'person' ? viewer.person : undefined, undefined)
      const begun = await beginConversation(ctx, identity.id, { query })
      await exchangeStatement(ctx, begun, {
        id: newId(),
        query,
        answer: 'Jawaban',
        end: endOf({}),
        firstLineMs: 12,
        createdAt: now,
      }).execute(ctx.db)
      return begun.id
    },
    { now },
  )
}

const queries = async () =>
  (await database.pool.query<{ query: string }>('select query from assistant_messages order by query')).rows.map(row => row.query)
const count = async (table: string) => Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)

describe('what is kept of conversations', () => {
  it('goes after 180 days, of children and of nobody after 30, to the second, in every tenant', async () => {
    const adult = await arrive(database, mine, { bornOn: ADULT, roles: ['student'], consent: 'self' })
    const child = await arrive(database, mine, { bornOn: PUPIL, roles: ['student'], consent: 'parent' })
    const other = await arrive(database, theirs, { roles: ['student'], consent: 'self' })
    for (const [of, guest, query] of [
      [mine, adult, 'dewasa'],
      [mine, child, 'anak'],
      [mine, undefined, 'tanpa nama'],
      [theirs, other, 'di sana'],
    ] as const)
      await talk(of, guest, query)
    await removeOld(tools, later(30 * DAY - 1000))
    expect(await queries()).toEqual(['anak', 'dewasa', 'di sana', 'tanpa nama'])
    await removeOld(tools, later(30 * DAY))
    expect(await queries()).toEqual(['dewasa', 'di sana'])
    expect(await count('assistant_conversations')).toBe(2)
    await removeOld(tools, later(180 * DAY - 1000))
    expect(await queries()).toEqual(['dewasa', 'di sana'])
    await removeOld(tools, later(180 * DAY))
    for (const table of ['assistant_messages', 'assistant_conversations', 'assistant_tokens', 'assistant_identities'])
      expect([table, await count(table)]).toEqual([table, 0])
  })

  it('goes earlier where the tenant says so, and never later', async () => {
    const set = async (of: TenantId, days: unknown) =>
      await database.pool.query(
        `insert into site_settings (tenant_id, key, value) values ($1, 'assistant', jsonb_build_object('keepDays', $2::jsonb)) on conflict (tenant_id, key) do update set value = excluded.value`,
        [of, JSON.stringify(days)],
      )
    const [one, two] = [
      await arrive(database, mine, { roles: ['student'], consent: 'self' }),
      await arrive(database, theirs, { roles: ['student'], consent: 'self' }),
    ]
    await talk(mine, one, 'satu')
    await talk(theirs, two, 'dua')
    await set(mine, 7)
    await set(theirs, 'seribu')
    await removeOld(tools, later(7 * DAY))
    expect(await queries()).toEqual(['dua'])
    await set(theirs, 4000)
    await removeOld(tools, later(180 * DAY))
    expect(await queries()).toEqual([])
  })

  it('keeps a conversation that goes on, without its old messages', async () => {
    const guest = await arrive(database, mine, { roles: ['student'], consent: 'self' })
    const id = await talk(mine, guest, 'lama')
    await database.asTenant(
      mine,
      async ctx => {
        await takeOfDay(ctx, (await identityOf(ctx, guest.id)).id, false)
        await saveMessages(ctx, [
          { id: newId(), conversationId: id, query: 'baru', answer: '', end: endOf({}), firstLineMs: null, createdAt: later(100 * DAY) },
        ])
      },
      {
        now: later(100 * DAY),
      },
    )
    await removeOld(tools, later(200 * DAY))
    expect([await queries(), await count('assistant_conversations')]).toEqual([['baru'], 1])
  })

  it('is in the person’s download, and goes with their erasure', async () => {
    const guest = await arrive(database, mine, { roles: ['student'], consent: 'self' })
    const other = await arrive(database, mine, { roles: ['student'], consent: 'self' })
    await talk(mine, guest, 'milikku')
    await talk(mine, other, 'milik orang')
    await talk(mine, undefined, 'milik siapa')
    const data = await guest.does(collectOwnData)
    expect(data.tables['assistant_messages']).toMatchObject([{ query: 'milikku', answer: 'Jawaban', state: 'answered' }])
    expect(data.tables['assistant_conversations']).toMatchObject([{ title: 'milikku' }])
    expect([data.tables['assistant_identities'], data.tables['assistant_tokens']]).toMatchObject([[{}], [{}]])
    await database.asTenant(mine, ctx => eraseMember(ctx, { id: guest.id, name: guest.name }))
    expect(await queries()).toEqual(['milik orang', 'milik siapa'])
    expect(await count('assistant_identities')).toBe(2)
  })

  it('is no answer that comes after its conversation was deleted', async () => {
    const id = await talk(mine)
    await database.pool.query('delete from assistant_conversations where id = $1', [id])
    await database.asTenant(mine, ctx =>
      saveMessages(ctx, [
        { id: newId(), conversationId: id, query: 'terlambat', answer: 'x', end: endOf({}), firstLineMs: null, createdAt: later(0) },
      ]),
    )
    expect(await queries()).toEqual([])
  })

  it('is what can be kept, where one of those that end together can’t', async () => {
    const id = await talk(mine, undefined, 'lama')
    const keeper = new AnswerKeeper(database.pool)
    const asked = ['satu', 'dua', 'x'.repeat(4001), 'tiga']
    const kept = asked.map(query =>
      keeper.keep(mine, { id: newId(), conversationId: id, query, answer: 'a', end: endOf({}), firstLineMs: 1, createdAt: later(1) }),
    )
    expect((await Promise.allSettled(kept)).map(one => one.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await queries()).toEqual(['dua', 'lama', 'satu', 'tiga'])
  })
})
