import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountsPool } from '#features/accounts/engine/accounts-pool.ts'
import { createRateLimits } from '#features/accounts/engine/rate-limits.server.ts'
import { orderClass } from '#features/checkout/orders.server.ts'
import { makeCheckoutQueues, openOf, takeTransfers } from '#features/checkout/testing.ts'
import { buildOpenClass } from '#features/enrolments/testing.ts'
import { chooseMethod } from '#features/payments/choose-method.server.ts'
import { announceInvoice } from '#features/payments/end-invoice.server.ts'
import { makeInvoiceLink } from '#features/payments/links.server.ts'
import { arrive, type Guest } from '#features/privacy/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { parseConfig } from '#platform/config/config.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import { Changes } from '#platform/db/changes.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createPaymentEvents } from './events.ts'
import { createPaymentProofs } from './proofs.ts'

const database = openTestDatabase()
const log = pino({ level: 'silent' })
const changes = new Changes(database.url, () => {})
const accounts = createAccountsPool(database.url, 2, () => {})
const folder = await mkdtemp(join(tmpdir(), 'sanggar-proofs-'))
const storage = await openStorage(folder, { kind: 'disk' })
const parts = {
  changes,
  config: parseConfig({}),
  findGrant: async () => undefined,
  pool: database.pool,
  log,
  storage,
  scanner: undefined,
  limits: createRateLimits(accounts),
}
const events = createPaymentEvents(parts)
const proofs = createPaymentProofs(parts)

let mine: TenantId
let other: TenantId
let siti: Guest
let budi: Guest
let invoiceId: string
let key: string

beforeAll(async () => {
  await changes.start()
  await makeCheckoutQueues(database.url)
  mine = await database.createTenant()
  other = await database.createTenant()
  const person = { bornOn: '1990-01-01', roles: ['student'], consent: 'self', now: new Date() } as const
  siti = await arrive(database, mine, person)
  budi = await arrive(database, mine, person)
  await database.asTenant(mine, takeTransfers)
  const viewer = await siti.viewer(new Date())
  await database.asTenant(
    mine,
    async ctx => {
      const own: Ctx = { ...ctx, viewer }
      const { slug } = await buildOpenClass(ctx, { price_rupiah: 150_000 })
      const { settings } = buildSite({ of: mine })
      const invoice = await orderClass(own, settings, { slug })
      invoiceId = invoice.id
      await chooseMethod(own, invoiceId, 'transfer')
      await openOf(ctx, invoiceId, { accounts: [] })
      key = await makeInvoiceLink(ctx, invoiceId, 'guardian')
    },
    { now: new Date() },
  )
})
afterAll(async () => {
  await Promise.all([changes.stop(), accounts.end()])
  await rm(folder, { recursive: true, force: true })
})

const HOST = 'http://uji.localhost:3000'
const cookieOf = (who: Guest | null): Record<string, string> =>
  who ? { cookie: `sanggar_access=${who.token}`, 'sec-fetch-site': 'same-origin' } : {}
const readOf =
  (of: TenantId) =>
  <T>(work: (ctx: Ctx) => Promise<T>) =>
    withScope(database.pool, { tenantId: of }, db => work(createCtx({ db, tenantId: of, log })))

describe('a stream of events', () => {
  const ask = async (path: string, who: Guest | null, of = mine, signal?: AbortSignal) =>
    await events(new Request(HOST + path, { headers: cookieOf(who), ...(signal && { signal }) }), buildSite({ of }), readOf(of))

  it('is refused to nobody, to others, at another tenant, to a foreign key, and is nothing of other addresses', async () => {
    const status = async (...asked: Parameters<typeof ask>) => (await ask(...asked))?.status
    expect(await status(`/Checkout/${invoiceId}/Events`, null)).toBe(401)
    expect(await status(`/Checkout/${invoiceId}/Events`, budi)).toBe(404)
    expect(await status(`/Checkout/satu/Events`, siti)).toBe(404)
    expect(await status(`/Pay/${key}/Events`, null, other)).toBe(404)
    expect(await status(`/Pay/${'x'.repeat(43)}/Events`, null)).toBe(404)
    expect(await status(`/Checkout/${invoiceId}`, siti)).toBeUndefined()
  })

  it.each(['session', 'link'])('tells of a change in whichever process it came about, to who may see the invoice (%s)', async way => {
    const leaving = new AbortController()
    const path = way === 'link' ? `/Pay/${key}/Events` : `/en/Checkout/${invoiceId}/Events`
    const response = await ask(path, way === 'link' ? null : siti, mine, leaving.signal)
    expect(response?.status).toBe(200)
    const reader = response?.body?.getReader()
    await reader?.read()
    await database.asTenant(mine, ctx => announceInvoice(ctx, invoiceId))
    const { value } = (await reader?.read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe('event: change\ndata: 1\n\n')
    leaving.abort()
  })
})

describe('the proof of a transfer', () => {
  const picture = async () =>
    new Blob(
      [
        new Uint8Array(
          await sharp({ create: { width: 8, height: 8, channels: 3, background: '#abc' } })
            .png()
            .toBuffer(),
        ),
      ],
      { type: 'image/png' },
    )
  async function send(
    path: string,
    who: Guest | null,
    fields: [string, string | Blob, string?][],
    headers: Record<string, string> = { accept: 'application/json' },
    of = mine,
  ) {
    const body = new FormData()
    for (const [name, value, file] of fields) {
      if (typeof value === 'string') body.append(name, value)
      else body.append(name, value, file)
    }
    const request = new Request(HOST + path, { method: 'POST', body, headers: { ...cookieOf(who), ...headers } })
    return await proofs(request, buildSite({ of }), '192.0.2.7')
  }
  const kept = async () =>
    (await database.pool.query(`select purpose, state from uploads where tenant_id = $1 order by created_at`, [mine])).rows

  it('is refused to nobody, to others, from other sites, as another kind of file, and without one; then nothing stays', async () => {
    const path = `/Checkout/${invoiceId}/Proof`
    const file: [string, Blob, string] = ['file', await picture(), 'struk.png']
    expect((await send(path, null, [file]))?.status).toBe(401)
    expect((await send(path, budi, [file]))?.status).toBe(404)
    expect((await send(path, siti, [file], { accept: 'application/json', 'sec-fetch-site': 'cross-site' }))?.status).toBe(401)
    expect((await send(`/Pay/${key}/Proof`, null, [file], {}, other))?.status).toBe(404)
    expect((await send(path, siti, [['note', 'tanpa berkas']]))?.status).toBe(422)
    expect((await send(path, siti, [['file', new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'struk.svg']]))?.status).toBe(415)
    expect((await send(path, siti, [['file', new Blob(['bukan gambar'], { type: 'image/png' }), 'struk.png']]))?.status).toBe(415)
    expect((await send(path, siti, [['file', new Blob(['teks'], { type: 'text/plain' }), 'struk.txt']]))?.status).toBe(415)
    expect(await kept()).toEqual([])
    expect((await readdir(folder, { recursive: true, withFileTypes: true })).filter(one => one.isFile())).toEqual([])
  })

  it('is kept for staff alone, once by session and again by link, and the one before goes', async () => {
    const file = async (): Promise<[string, Blob, string]> => ['file', await picture(), 'struk.png']
    const first = await send(`/Checkout/${invoiceId}/Proof`, siti, [['note', 'rekening ibu'], await file()])
    expect([first?.status, await first?.json()]).toMatchObject([200, { data: { sent: true } }])
    const second = await send(`/Pay/${key}/Proof`, null, [['note', ''], await file()], {})
    expect([second?.status, second?.headers.get('location')]).toEqual([303, `/Pay/${key}`])
    expect(await kept()).toEqual([
      { purpose: 'proof', state: 'removed' },
      { purpose: 'proof', state: 'kept' },
    ])
    const { rows } = await database.pool.query('select proof_at is not null as sent from payments where invoice_id = $1', [invoiceId])
    expect(rows).toEqual([{ sent: true }])
  })
})
