import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPledge } from '#features/gifts/pledge.server.ts'
import { sumGifts } from '#features/gifts/queries.server.ts'
import { giftSettings } from '#features/gifts/testing.ts'
import { balanceOf } from '#features/ledger/balances.server.ts'
import { checkLedger } from '#features/ledger/invariants.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { SCOPES } from '#kit/scopes.ts'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { addAspiration, addReview, addTestimony, keepDiscResult } from './commands.server.ts'
import { approveVoice, kindsFor, listVoices, rejectVoice } from './moderation.server.ts'
import { countDiscResults, listAspirations, listReviews } from './queries.server.ts'

const database = openTestDatabase()
const PAGE = { page: 1, perPage: 10 }
const consent = 'Ya'
let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let writer: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  writer = await enrol(database, mine, 'Wati', ['writer'])
})
beforeEach(async () => {
  for (const table of ['book_reviews', 'aspirations', 'testimonies', 'donations', 'user_disc', 'audit_log'])
    await database.pool.query(`delete from ${table}`)
  database.announced.length = 0
})

const review = (name = 'Ana', of = mine) => database.asTenant(of, ctx => addReview(ctx, { name, message: 'Bagus', rating: 4, consent }))
const idOf = async (table: string) => (await database.pool.query<{ id: string }>(`select id from ${table}`)).rows[0]?.id ?? ''
const as = async (who: Enrolled) => ({ viewer: await who.viewer() })
const approve = async (kind: string, id: string, who = writer) => database.asTenant(mine, ctx => approveVoice(ctx, kind, id), await as(who))
const reject = async (kind: string, id: string, who = writer) => database.asTenant(mine, ctx => rejectVoice(ctx, kind, id), await as(who))
const list = async (who: Enrolled, state: 'waiting' | 'approved' | 'rejected' = 'waiting') =>
  (await database.asTenant(mine, ctx => listVoices(ctx, { state }, PAGE), await as(who))).items

describe('who may decide', () => {
  it('is who writes the site’s content, and nobody else', async () => {
    await review()
    const id = await idOf('book_reviews')
    const others: [Viewer, number][] = [
      [{ kind: 'nobody' }, 401],
      [{ kind: 'stranger', app: null }, 404],
      [{ kind: 'api-client', clientId: newId(), scopes: [] }, 403],
    ]
    for (const role of ['student', 'mentor', 'teacher', 'partner', 'lead_program'] as const)
      others.push([await (await enrol(database, mine, `Tamu ${role}`, [role])).viewer(), 403])
    for (const [viewer, status] of others) {
      await expect(database.asTenant(mine, ctx => listVoices(ctx, { state: 'waiting' }, PAGE), { viewer })).rejects.toMatchObject({
        status,
      })
      await expect(database.asTenant(mine, ctx => approveVoice(ctx, 'book_reviews', id), { viewer })).rejects.toMatchObject({ status })
      await expect(database.asTenant(mine, ctx => rejectVoice(ctx, 'book_reviews', id), { viewer })).rejects.toMatchObject({ status })
    }
    expect(await list(writer)).toHaveLength(1)
  })

  it('of money is staff alone: who writes neither sees pledges nor says that they came', async () => {
    await database.asTenant(mine, ctx => addPledge(ctx, giftSettings(), { amount: 50_000, name: 'Budi', message: null, consent }))
    const id = await idOf('donations')
    expect(kindsFor((await as(writer)).viewer)).not.toContain('donations')
    expect(await list(writer)).toEqual([])
    const scopes = [...SCOPES]
    expect(kindsFor({ kind: 'api-client', clientId: newId(), scopes })).not.toContain('donations')
    await expect(approve('donations', id)).rejects.toMatchObject({ status: 403 })
    expect(await list(admin)).toMatchObject([{ kind: 'donations', name: 'Budi', about: '50000' }])
    expect(await database.asTenant(mine, sumGifts)).toEqual({ amount: 0, count: 0 })
    await approve('donations', id, admin)
    expect(await database.asTenant(mine, sumGifts)).toEqual({ amount: 50_000, count: 1 })
  })

  it('finds nothing of another tenant, and no table that is none', async () => {
    await review('Lain', theirs)
    const id = await idOf('book_reviews')
    for (const [kind, which] of [
      ['book_reviews', id],
      ['book_reviews', newId()],
      ['book_reviews', 'x'],
      ['members', admin.id],
      ['user_disc', id],
    ] as const)
      await expect(approve(kind, which, admin)).rejects.toMatchObject({ status: 404 })
    expect(await list(admin)).toEqual([])
  })
})

describe('a decision', () => {
  it('shows what is approved and hides what is rejected, at any time, and writes down who did it', async () => {
    await review()
    const id = await idOf('book_reviews')
    const shown = async () => (await database.asTenant(mine, ctx => listReviews(ctx, PAGE))).items.map(one => one.name)
    expect(await shown()).toEqual([])
    await approve('book_reviews', id)
    expect(await shown()).toEqual(['Ana'])
    expect((await list(writer, 'approved')).map(one => one.id)).toEqual([id])
    await expect(approve('book_reviews', id)).rejects.toMatchObject({ status: 409 })
    await reject('book_reviews', id)
    expect(await shown()).toEqual([])
    await expect(reject('book_reviews', id)).rejects.toMatchObject({ status: 409 })
    await approve('book_reviews', id)
    const { rows } = await database.pool.query('select act, subject, details, member_id from audit_log order by id')
    expect(rows.map(row => row.act)).toEqual(['voice.approved', 'voice.rejected', 'voice.approved'])
    expect(rows[0]).toMatchObject({ subject: id, details: { voice: 'book_reviews' }, member_id: writer.id })
    expect(JSON.stringify(rows), 'the log names no visitor').not.toContain('Ana')
    expect(database.announced).toEqual(['voices', 'voices', 'voices'])
    const { rows: kept } = await database.pool.query('select approved_at, rejected_at, decided_by from book_reviews')
    expect(kept).toEqual([{ approved_at: TEST_NOW, rejected_at: null, decided_by: writer.id }])
  })

  it('is asked for the oldest first, over all kinds', async () => {
    const at = (hours: number) => ({ now: new Date(TEST_NOW.getTime() + hours * 3_600_000) })
    await database.asTenant(mine, ctx => addTestimony(ctx, { name: 'Tiga', role: 'Alumni', message: 'x', consent }), at(3))
    await database.asTenant(
      mine,
      ctx => addAspiration(ctx, { name: 'Satu', city: 'Garut', topics: ['alat'], message: 'x', consent }),
      at(1),
    )
    await database.asTenant(mine, ctx => addReview(ctx, { name: 'Dua', message: 'x', rating: null, consent }), at(2))
    expect((await list(writer)).map(({ name, kind, about }) => [name, kind, about])).toEqual([
      ['Satu', 'aspirations', 'Garut'],
      ['Dua', 'book_reviews', ''],
      ['Tiga', 'testimonies', 'Alumni'],
    ])
    await approve('aspirations', await idOf('aspirations'))
    expect((await database.asTenant(mine, ctx => listAspirations(ctx, PAGE))).items).toMatchObject([{ name: 'Satu', topics: ['alat'] }])
  })
})

describe('a pledge in the ledger', () => {
  const inBank = () => database.asTenant(mine, ctx => balanceOf(ctx, 'bank'))
  const kinds = async () =>
    (await database.pool.query('select kind from ledger_movements order by posted_at, id')).rows.map(row => row.kind)
  const pledge = (amount: number) =>
    database.asTenant(mine, ctx => addPledge(ctx, giftSettings(), { amount, name: null, message: null, consent: null }))

  it('is recorded by hand as it is approved, and taken back by a movement of its own, as often as staff change their mind', async () => {
    const before = await inBank()
    await pledge(50_000)
    expect(await inBank()).toBe(before)
    const id = await idOf('donations')
    for (const [act, balance] of [
      [approve, before + 50_000],
      [reject, before],
      [approve, before + 50_000],
      [reject, before],
      [approve, before + 50_000],
    ] as const) {
      await act('donations', id, admin)
      expect(await inBank()).toBe(balance)
      await expect(act('donations', id, admin)).rejects.toMatchObject({ status: 409 })
      expect(await inBank()).toBe(balance)
    }
    expect((await kinds()).slice(-5)).toEqual(['gift-recorded', 'gift-unrecorded', 'gift-recorded', 'gift-unrecorded', 'gift-recorded'])
    expect(await database.asTenant(mine, ctx => balanceOf(ctx, 'donations'))).toBe(-before - 50_000)
    expect(await database.asTenant(mine, checkLedger)).toEqual([])
  })

  it('is posted nothing of where it is rejected at once', async () => {
    const before = await kinds()
    await pledge(20_000)
    await reject('donations', await idOf('donations'), admin)
    expect(await kinds()).toEqual(before)
  })

  it('is decided on by nobody where an invoice says whether it is paid', async () => {
    await pledge(30_000)
    const id = await idOf('donations')
    const invoice = newId()
    await database.pool.query(
      `insert into invoices (tenant_id, id, year, sequence, number, kind, status, subtotal, total, created_at, expires_at)
        values ($1, $2, 2026, 1, 'INV/2026/000001', 'gift', 'pending', 30000, 30000, now(), now())`,
      [mine, invoice],
    )
    await database.pool.query('update donations set invoice_id = $1, decided_at = now()', [invoice])
    const before = await inBank()
    for (const act of [approve, reject])
      await expect(act('donations', id, admin)).rejects.toMatchObject({ status: 409, code: 'GiftIsInvoiced' })
    expect(await inBank()).toBe(before)
    expect(await list(admin)).toEqual([])
  })
})

describe('a result of the reflection test', () => {
  it('is kept of nobody who is a child or may be', async () => {
    const person = await as(await enrol(database, mine, 'Sari', ['student']))
    if (person.viewer.kind !== 'person') throw new Error('no person')
    const child: Viewer = { ...person.viewer, person: { ...person.viewer.person, isChild: true } }
    const unknown: Viewer = { ...person.viewer, person: { ...person.viewer.person, roles: [] } }
    for (const viewer of [child, unknown, { kind: 'stranger', app: null } as const])
      expect(await database.asTenant(mine, ctx => keepDiscResult(ctx, 'D'), { viewer })).toBe(false)
    expect((await database.pool.query('select 1 from user_disc')).rows).toEqual([])
    expect(await database.asTenant(mine, ctx => keepDiscResult(ctx, 'D'), person)).toBe(true)
    const { rows } = await database.pool.query('select * from user_disc')
    expect(Object.keys(rows[0]).sort()).toEqual(['created_at', 'id', 'is_adult', 'tenant_id', 'type'])
  })

  it('is counted once there are enough that nobody can be told from it', async () => {
    for (let n = 0; n < 9; n++) await database.asTenant(mine, ctx => keepDiscResult(ctx, n < 6 ? 'DI' : 'S'))
    expect(await database.asTenant(mine, countDiscResults)).toEqual([])
    await database.asTenant(mine, ctx => keepDiscResult(ctx, 'D'))
    expect(await database.asTenant(mine, countDiscResults)).toEqual([
      { type: 'D', count: 7 },
      { type: 'S', count: 3 },
    ])
    expect(await database.asTenant(theirs, countDiscResults)).toEqual([])
  })
})

it('no pledge is taken where the tenant may not ask for gifts, and none on the day after its permit', async () => {
  const gift = { amount: 50_000, name: null, message: null, consent: null }
  const pledge = (settings: Parameters<typeof addPledge>[1], now: Date) =>
    database.asTenant(mine, ctx => addPledge(ctx, settings, gift), { now })
  await expect(pledge(giftSettings({ permit: '' }), TEST_NOW)).rejects.toMatchObject({ status: 403 })
  const until = giftSettings({ validUntil: '2026-08-17' })
  expect(await pledge(until, new Date('2026-08-17T16:59:59Z'))).toMatch(/^D-[0-9A-F]{8}$/)
  await expect(pledge(until, new Date('2026-08-17T17:00:00Z'))).rejects.toMatchObject({ status: 403 })
  await expect(pledge(giftSettings({ validFrom: '2026-08-18' }), TEST_NOW)).rejects.toMatchObject({ status: 403 })
})
