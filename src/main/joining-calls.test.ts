import { beforeAll, expect, it } from 'vitest'
import { buildOpenClass, setBatch } from '#features/enrolments/testing.ts'
import { arrive, type Guest } from '#features/privacy/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { ask, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })
const BASE = '/api/services/v1/class'
const ADULT = '1990-01-01'

let mine: TenantId
let theirs: TenantId
let token: string
let siti: Guest
let child: Guest

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  token = await tokenOf(mine, [])
  const now = new Date()
  siti = await arrive(database, mine, { bornOn: ADULT, roles: ['student'], consent: 'self', now })
  child = await arrive(database, mine, { bornOn: '2014-01-01', roles: ['student'], consent: 'self', now })
})

const make = (own: object = {}, of = mine) => database.asTenant(of, ctx => buildOpenClass(ctx, own), { now: new Date() })

async function send(act: 'join' | 'leave', json: object, who: Guest | null = siti): Promise<[status: number, data: unknown]> {
  const { status, body } = await ask(`${BASE}/${act}`, {
    of: mine,
    token,
    method: 'POST',
    json,
    headers: who ? { authorization: who.token } : {},
  })
  return [status, body.data]
}

it('joining by call is refused with the status and the reason of the contract', async () => {
  const { slug } = await make()
  const foreign = await make({}, theirs)
  expect(await send('join', { slug }, null)).toEqual([401, null])
  expect(await send('join', { slug: foreign.slug })).toEqual([404, null])
  expect(await send('join', { slug, batchId: newId() })).toEqual([404, null])
  expect(await send('join', { slug, batchId: 'satu' })).toEqual([422, null])
  expect(await send('join', { slug, other: 1 })).toEqual([422, null])
  expect(await send('join', { slug }, child)).toEqual([403, { reason: 'consent' }])
  const priced = await make({ price_rupiah: 50_000 })
  expect(await send('join', { slug: priced.slug })).toMatchObject([
    402,
    { reason: 'payment', checkoutUrl: expect.stringMatching(new RegExp(`^http://.*/Checkout/Class/${priced.slug}$`)) },
  ])
  const closed = await make()
  await database.asTenant(mine, ctx => setBatch(ctx, closed.id, { is_closed: true }))
  expect(await send('join', { slug: closed.slug })).toEqual([409, { reason: 'closed' }])
  expect(await send('leave', { slug })).toEqual([404, null])
})

it('joins once, and leaves as often as one asks', async () => {
  const { slug, id } = await make({ quota: 1 })
  expect(await send('join', { slug })).toEqual([201, { state: 'joined', batchId: id }])
  expect(await send('join', { slug })).toEqual([409, { reason: 'in' }])
  const other = await arrive(database, mine, { bornOn: ADULT, roles: ['student'], consent: 'self', now: new Date() })
  expect(await send('join', { slug }, other)).toEqual([201, { state: 'waiting-list', batchId: id }])
  await database.asTenant(mine, ctx => setBatch(ctx, id, { has_waiting_list: false }))
  const third = await arrive(database, mine, { bornOn: ADULT, roles: ['student'], consent: 'self', now: new Date() })
  expect(await send('join', { slug }, third)).toEqual([409, { reason: 'full' }])
  expect(await send('leave', { slug }, other)).toEqual([200, { state: 'left' }])
  expect(await send('leave', { slug }, other)).toEqual([200, { state: 'left' }])
})

it('says that it is busy, with a time to come back, where the class can’t be had in time', async () => {
  const { slug, id } = await make()
  const holder = await database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from class_batches where id = $1 for update', [id])
    const { status, headers } = await ask(`${BASE}/join`, {
      of: mine,
      token,
      method: 'POST',
      json: { slug },
      headers: { authorization: siti.token },
    })
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  expect(await send('join', { slug })).toEqual([201, { state: 'joined', batchId: id }])
}, 20_000)
