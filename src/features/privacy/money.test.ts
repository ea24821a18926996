import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { removeOld } from '#features/retention/remove-rows.server.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { eraseMember } from './erase.server.ts'
import { collectOwnData } from './own-data.server.ts'
import { arrive, DAY, type Guest, later } from './testing.ts'

/* Orders, gifts and payouts of a person: what tax law wants stays, without them. */
const database = openTestDatabase()
const tools = { pool: database.pool, log: pino({ level: 'silent' }) }
const TEN_YEARS = new Date(Date.UTC(2036, 7, 17, 3)).getTime() - TEST_NOW.getTime()

let tenant: TenantId
let buyer: Guest
let number = 0

async function insert(table: string, row: Record<string, unknown>): Promise<string> {
  const id = newId()
  const all: Record<string, unknown> = { tenant_id: tenant, id, ...row }
  if (all['id'] === null) delete all['id']
  const names = Object.keys(all)
  await database.pool.query(
    `insert into ${table} (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()})`,
    Object.values(all),
  )
  return id
}
const rows = async (table: string) => (await database.pool.query(`select * from ${table} where tenant_id = $1`, [tenant])).rows
const ledger = async () =>
  (
    await database.pool.query(
      `select to_jsonb(m) as one from ledger_movements m where tenant_id = $1 union all select to_jsonb(e) from ledger_entries e where tenant_id = $1
       union all select to_jsonb(b) from ledger_balances b where tenant_id = $1`,
      [tenant],
    )
  ).rows

/** A paid gift by transfer, with everything that may name its buyer. */
async function buildOrder(more: Record<string, unknown> = {}, name = 'Zubaidah Rahasia') {
  const invoiceId = await insert('invoices', {
    year: 2026,
    sequence: ++number,
    number: `INV/2026/${number}`,
    kind: 'gift',
    status: 'paid',
    member_id: buyer.id,
    buyer_name: name,
    buyer_email: 'zubaidah.lain@contoh.id',
    buyer_phone: '6281299998888',
    subtotal: 100_000,
    total: 100_000,
    created_at: TEST_NOW,
    expires_at: TEST_NOW,
    paid_at: TEST_NOW,
    ...more,
  })
  const upload = await insert('uploads', {
    uploaded_by: null,
    state: 'kept',
    kind: 'image',
    content_type: 'image/png',
    name: 'bukti',
    url_name: 'bukti.png',
    size_bytes: 1,
    sent_bytes: 1,
    sha256: Buffer.alloc(32),
    created_at: TEST_NOW,
    kept_at: TEST_NOW,
  })
  const orderId = `ord-${newId()}`
  const paymentId = await insert('payments', {
    invoice_id: invoiceId,
    gateway: 'transfer',
    method: 'transfer',
    order_id: orderId,
    state: 'paid',
    amount: 100_000 + number,
    unique_code: number,
    instructions: { holder: name },
    last_answer: { customer: name },
    proof_upload_id: upload,
    proof_note: `dari rekening ${name}`,
    created_at: TEST_NOW,
    expires_at: TEST_NOW,
    paid_at: TEST_NOW,
  })
  await insert('invoice_lines', {
    id: null,
    invoice_id: invoiceId,
    position: 0,
    kind: 'gift',
    subject_id: newId(),
    recipient_id: buyer.id,
    name: 'Donasi',
    quantity: 1,
    price: 100_000,
  })
  await insert('invoice_links', {
    invoice_id: invoiceId,
    key_sha256: Buffer.from(invoiceId),
    purpose: 'giver',
    created_at: TEST_NOW,
    expires_at: TEST_NOW,
  })
  await insert('gateway_notifications', {
    gateway: 'midtrans',
    topic: 'payment',
    order_id: orderId,
    is_genuine: true,
    body: `{"n":"${name}"}`,
    received_at: TEST_NOW,
  })
  await insert('refunds', {
    payment_id: paymentId,
    invoice_id: invoiceId,
    amount: 1000,
    reason: `diminta ${name}`,
    seat: 'keep',
    way: 'hand',
    state: 'done',
    created_at: TEST_NOW,
  })
  await insert('money_cases', {
    kind: 'paid-twice',
    key: orderId,
    payment_id: paymentId,
    details: { from: name },
    opened_at: TEST_NOW,
    settled_at: TEST_NOW,
    settlement: `sudah bicara dengan ${name}`,
  })
  await insert('donations', {
    name,
    amount: 100_000,
    message: `dari ${name}`,
    created_at: TEST_NOW,
    approved_at: TEST_NOW,
    paid_at: TEST_NOW,
    invoice_id: invoiceId,
  })
  const movementId = newId()
  await database.pool.query(
    `with m as (insert into ledger_movements (tenant_id, id, kind, key, invoice_id, payment_id, entry_count, posted_at) values ($1, $2, 'gift-paid', $3, $4, $5, 2, $6))
     insert into ledger_entries (tenant_id, movement_id, position, account, amount) values ($1, $2, 0, 'clearing:transfer', 100000), ($1, $2, 1, 'donations', -100000)`,
    [tenant, movementId, `gift-paid:${paymentId}`, invoiceId, paymentId, TEST_NOW],
  )
  return { invoiceId, paymentId, upload }
}

/** Everything of the tenant that could hold the person's name. */
async function everything(): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'
     and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`,
  )
  const { rows: found } = await database.pool.query<{ words: string }>(
    `select coalesce(string_agg(t::text, ' '), '') as words from (${tables.map(({ name }) => `select to_jsonb(x) as t from ${name} x where tenant_id = $1`).join(' union all ')}) a`,
    [tenant],
  )
  return found[0]?.words ?? ''
}

beforeEach(async () => {
  tenant = await database.createTenant()
  buyer = await arrive(database, tenant, { name: 'Zubaidah Rahasia', consent: 'self', roles: ['student'] })
})

describe('a person’s orders', () => {
  it('are in their download, also those that bear their address alone, and no other’s', async () => {
    const other = await arrive(database, tenant, { name: 'Orang Lain', consent: 'self' })
    await buildOrder({ member_id: other.id, buyer_name: 'Orang Lain' }, 'Orang Lain')
    await buildOrder()
    await buildOrder({ member_id: null, buyer_name: 'Tanpa Akun', buyer_email: buyer.email.toUpperCase() })
    const { tables } = await buyer.does(collectOwnData)
    expect(tables['invoices']?.map(one => one['buyer_name']).sort()).toEqual(['Tanpa Akun', 'Zubaidah Rahasia'])
    expect(tables['payments']).toHaveLength(2)
    expect(tables['donations']).toHaveLength(2)
    expect(tables['gateway_notifications']).toHaveLength(2)
    expect(JSON.stringify(tables)).not.toContain('Orang Lain')
  })

  it('keep number, day and sums after an erasure, and nothing of the name; the ledger is as it was', async () => {
    const { invoiceId, paymentId, upload } = await buildOrder()
    const account = await insert('bank_accounts', {
      member_id: buyer.id,
      bank: 'bca',
      sealed_number: 'terkunci',
      number_mac: Buffer.alloc(32),
      last_four: '4321',
      holder_name: 'Zubaidah Rahasia',
      created_at: TEST_NOW,
    })
    const mentor = newId()
    await insert('mentors', { id: mentor, slug: mentor, name: 'Mentor', headline: '', bio: '', expertise: [] })
    const payout = await insert('payouts', {
      mentor_id: mentor,
      member_id: buyer.id,
      bank_account_id: account,
      bank: 'bca',
      last_four: '4321',
      account_name: 'Zubaidah Rahasia',
      status: 'paid',
      amount: 50_000,
      requested_at: TEST_NOW,
    })
    const before = [await ledger(), await rows('invoices')]
    await buyer.does(ctx => eraseMember(ctx, { id: buyer.id, name: buyer.name }))
    const left = await everything()
    const traces = ['Zubaidah Rahasia', 'zubaidah.lain', '6281299998888', buyer.email, buyer.id]
    expect(traces.filter(trace => left.includes(trace))).toEqual([])
    expect(await ledger()).toEqual(before[0])
    const kept = (all: Record<string, unknown>[] = []) => {
      const one = all.find(row => row['id'] === invoiceId)
      return ['number', 'sequence', 'status', 'subtotal', 'tax', 'total', 'created_at', 'paid_at'].map(name => one?.[name])
    }
    expect(kept(await rows('invoices'))).toEqual(kept(before[1]))
    expect((await rows('payments')).find(row => row.id === paymentId)).toMatchObject({
      state: 'paid',
      proof_upload_id: null,
      proof_note: null,
    })
    expect((await rows('payouts')).find(row => row.id === payout)).toMatchObject({
      amount: 50_000,
      account_name: '',
      member_id: null,
      bank_account_id: null,
    })
    expect(await rows('bank_accounts')).toEqual([])
    expect((await rows('invoice_links')).filter(row => row.invoice_id === invoiceId)).toEqual([])
    expect((await rows('uploads')).find(row => row.id === upload)).toMatchObject({ state: 'removed' })
  })

  it('of who was erased leave the invoice of a child to the child', async () => {
    const child = await arrive(database, tenant, { name: 'Anak', consent: 'self' })
    const { invoiceId } = await buildOrder({ member_id: child.id, buyer_email: buyer.email })
    await buyer.does(ctx => eraseMember(ctx, { id: buyer.id, name: buyer.name }))
    expect((await rows('invoices')).find(row => row.id === invoiceId)).toMatchObject({
      member_id: child.id,
      buyer_name: '',
      buyer_email: null,
    })
  })
})

describe('the nightly job', () => {
  it('empties what gateways wrote after 90 days, proofs and cases after a year, names after ten, to the second; sums stay', async () => {
    const { invoiceId, upload } = await buildOrder()
    const sums = await ledger()
    const state = async () => {
      const [invoice] = (await rows('invoices')).filter(row => row.id === invoiceId)
      const [payment] = (await rows('payments')).filter(row => row.invoice_id === invoiceId)
      const [one] = (await rows('money_cases')).filter(row => row.payment_id === payment.id)
      const [heard] = (await rows('gateway_notifications')).filter(row => row.order_id === payment.order_id)
      const [file] = (await rows('uploads')).filter(row => row.id === upload)
      return [heard.body !== '', payment.proof_note !== null, file.state === 'kept', one.settlement !== null, invoice.buyer_name !== '']
    }
    const YEAR = 365 * DAY
    for (const [ms, expected] of [
      [90 * DAY - 1000, [true, true, true, true, true]],
      [90 * DAY, [false, true, true, true, true]],
      [YEAR - 1000, [false, true, true, true, true]],
      [YEAR, [false, false, false, false, true]],
      [TEN_YEARS - 1000, [false, false, false, false, true]],
      [TEN_YEARS, [false, false, false, false, false]],
    ] as const) {
      await removeOld(tools, later(ms))
      expect(await state()).toEqual(expected)
    }
    expect((await rows('invoices')).find(row => row.id === invoiceId)).toMatchObject({ member_id: null, total: 100_000 })
    expect(await rows('donations')).not.toEqual([])
    expect(await ledger()).toEqual(sums)
  })
})

it('a tenant that is removed takes its books along', async () => {
  await buildOrder()
  await database.pool.query('delete from directory.tenants where id = $1', [tenant])
  expect([await ledger(), await rows('invoices')]).toEqual([[], []])
})
