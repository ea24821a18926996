import { expect, it } from 'vitest'
import { LIMITS } from '#features/accounts/engine/rate-limits.server.ts'
import { createSession } from '#features/members/sessions.server.ts'
import { ADULT, arrive } from '#features/privacy/testing.ts'
import { newId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { describeCalls } from './api.ts'
import { KEY, openHostedDatabase, type Row } from './testing-hosted.ts'

const database = openTestDatabase()
const { api, at, ask, client, count } = openHostedDatabase(database)

const GIFT = { amount: 50_000 }

interface Sent {
  row?: Row | Row[]
  prefer?: string
  query?: string
  bearer?: string
}
const add = (key: string, { row = GIFT, prefer = 'return=representation', query = '', bearer = KEY }: Sent = {}) =>
  ask(`/donations${query}`, {
    method: 'POST',
    body: JSON.stringify(row),
    headers: { 'content-type': 'application/json', 'idempotency-key': key, prefer, authorization: `Bearer ${bearer}` },
  })
const replayed = (answer: Response) => answer.headers.get('idempotency-replayed')

it('a pledge that is sent again with its key is taken once, and answered as the first time', async () => {
  const key = newId()
  const [first, second] = [await add(key), await add(key)]
  expect([first.status, second.status, replayed(first), replayed(second)]).toEqual([201, 201, null, 'true'])
  const rows = await first.json()
  expect(rows).toEqual([{ id: expect.any(String), ...GIFT, created_at: expect.any(String) }])
  expect(await second.json()).toEqual(rows)
  for (const name of ['content-type', 'content-range', 'preference-applied'])
    expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)])
  expect(await count('donations')).toBe(1)
})

it('so it is by the client, without an answer’s body and with where the row stands', async () => {
  const keyed = client({ apikey: KEY, Authorization: `Bearer ${KEY}`, 'Idempotency-Key': newId() })
  for (let time = 1; time <= 2; time++)
    expect(await keyed.from('testimonies').insert({ name: 'A', message: 'B' })).toMatchObject({ status: 201, data: null, error: null })
  expect(await count('testimonies')).toBe(1)
  const key = newId()
  const [first, second] = [await add(key, { prefer: 'return=headers-only' }), await add(key, { prefer: 'return=headers-only' })]
  expect([await second.text(), second.headers.get('location')]).toEqual(['', first.headers.get('location')])
  expect(second.headers.get('location')).toMatch(/^\/donations\?id=eq\./)
})

it('two at the same moment are one', async () => {
  const key = newId()
  const answers = await Promise.all([add(key), add(key), add(key)])
  expect(answers.map(answer => answer.status)).toEqual([201, 201, 201])
  expect(answers.filter(answer => replayed(answer) === 'true')).toHaveLength(2)
  expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1)
  expect(await count('donations')).toBe(1)
})

it('what is sent with a key is counted while no connection waits for it', async () => {
  const holder = await database.pool.connect()
  try {
    await holder.query('begin; lock table accounts.limits in access exclusive mode')
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    // Not queried by the holder: these figures don't change within a transaction.
    const others = async (what: string) =>
      (
        await database.pool.query(`select from pg_stat_activity where datname = current_database() and pid <> $1 and ${what}`, [
          rows[0]?.pid,
        ])
      ).rowCount
    const answer = add(newId())
    await expect.poll(() => others(`wait_event_type = 'Lock'`)).toBe(1)
    expect(await others(`state like 'idle in transaction%'`)).toBe(0)
    await holder.query('rollback')
    expect([(await answer).status, await count('donations')]).toEqual([201, 1])
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})

it.each<[string, Sent]>([
  ['another body', { row: { amount: 60_000 } }],
  ['another answer that is preferred', { prefer: 'return=minimal' }],
  ['another query', { query: '?select=id' }],
])('a key that comes again with %s is refused in the words of the protocol', async (_name, other) => {
  const key = newId()
  await add(key)
  const answer = await add(key, other)
  expect([answer.status, await answer.json()]).toEqual([
    422,
    {
      code: 'InvalidInput',
      message: 'Kunci ini sudah dipakai untuk permintaan lain',
      details: null,
      hint: expect.stringMatching(/kunci baru/),
    },
  ])
  expect(await count('donations')).toBe(1)
})

it.each(['', 'a b', 'x'.repeat(201)])('“%s” is no key', async key => {
  const answer = await add(key)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: 'BadRequest', message: expect.any(String), details: null, hint: null },
  ])
  expect(await count('donations')).toBe(0)
})

it('a key belongs to its tenant, its table and its caller', async () => {
  const key = newId()
  await add(key)
  const member = await arrive(database, at.mine, { bornOn: ADULT, roles: ['student'] })
  const bearer = await database.asTenant(
    at.mine,
    ctx => createSession(ctx, { memberId: member.id, providerSession: null, providerTokens: null }),
    { now: new Date() },
  )
  expect(replayed(await add(key, { bearer }))).toBeNull()
  expect(replayed(await add(key, { bearer }))).toBe('true')
  const headers = { apikey: KEY, Authorization: `Bearer ${KEY}`, 'Idempotency-Key': key }
  expect((await client(headers).from('aspirations').insert({ name: 'A', message: 'B' })).status).toBe(201)
  at.of = at.theirs
  expect(replayed(await add(key))).toBeNull()
  expect(await count('donations')).toBe(3)
})

it('a refusal is not kept: the key is free, and what is answered from memory counts as nothing sent', async () => {
  const key = newId()
  expect((await add(key, { row: { amount: 1 } })).status).toBe(400)
  expect([(await add(key)).status, await count('donations')]).toEqual([201, 1])
  const rows = Array.from({ length: 100 }, () => GIFT)
  const many = newId()
  for (let sent = 0; sent <= LIMITS.sentOfAddress.points; sent += 100) expect((await add(many, { row: rows })).status).toBe(201)
  expect(await count('donations')).toBe(101)
})

it('the description says so', () => {
  const { paths } = describeCalls(api, { version: '1', anonKey: KEY })
  const parameters = paths['/api/rest/v1/donations']?.['post']?.parameters ?? []
  expect(parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'prefer', in: 'header' }))
})
