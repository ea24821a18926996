import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { balanceOf } from '#features/ledger/balances.server.ts'
import { checkLedger } from '#features/ledger/invariants.server.ts'
import { post } from '#features/ledger/post.server.ts'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { listNamedRules, removeRule, saveRule } from './share-rules.server.ts'
import { earnShares, returnShares } from './shares.server.ts'
import { enrolMentor, ledgerFaults, type TestMentor } from './testing.ts'

const database = openTestDatabase()

let tenant: TenantId
let ani: Enrolled
let mira: TestMentor
let rina: TestMentor
let classId: string
let programId: string

const does = <T>(work: (ctx: Ctx) => Promise<T>) => database.asTenant(tenant, work)
const asStaff = async <T>(work: (ctx: Ctx) => Promise<T>) => database.asTenant(tenant, work, { viewer: await ani.viewer() })
const rule = (scope: string, shareBp: number, parts: { mentorId: string; weight: number }[] = []) =>
  asStaff(ctx => saveRule(ctx, { scope, subjectId: scope === 'class' ? classId : scope === 'program' ? programId : '', shareBp, parts }))
const payable = (mentor: TestMentor) => does(async ctx => 0 - (await balanceOf(ctx, 'mentor-payable', mentor.mentorId)))

beforeEach(async () => {
  tenant = await database.createTenant()
  ani = await enrol(database, tenant, 'Ani', ['admin'])
  mira = await enrolMentor(database, tenant, 'Mira')
  rina = await enrolMentor(database, tenant, 'Rina')
  ;[classId, programId] = [newId(), newId()]
  await database.pool.query(
    `insert into programs (tenant_id, id, slug, name, summary, content, is_active) values ($1, $2, $3, 'Pesilat', '', '{"type":"doc","content":[]}', true)`,
    [tenant, programId, `p-${programId.slice(-8)}`],
  )
  await database.pool.query(
    `insert into classes (tenant_id, id, batch_id, code, slug, name, summary, content, words, tags, outcomes, audience, requirements, registrar_city_codes,
       held_city_codes, level, mode, type, price_rupiah, is_premium, pass_mark, has_certificate, always_open, program_id)
     values ($1, $2, $2, $3, $4, 'Web', '', '{"type":"doc","content":[]}', '', '{}', '{}', '{}', '{}', '{}', '{}', 'Dasar', 'online', 'kelas', 300000, false, 70,
       false, true, $5)`,
    [tenant, classId, `UJI-${classId.slice(-6).toUpperCase()}`, `web-${classId.slice(-8)}`, programId],
  )
  for (const [at, mentor] of [mira, rina].entries())
    await database.pool.query('insert into class_mentors (tenant_id, class_id, mentor_id, position) values ($1, $2, $3, $4)', [
      tenant,
      classId,
      mentor.mentorId,
      at,
    ])
})

let sequence = 0

/** Inserts an invoice with these lines, paid unless it says otherwise, and returns its id. */
async function sell(
  lines: { kind?: string; quantity?: number; price: number }[],
  { discount = 0, tax = 0, isPaid = true }: { discount?: number; tax?: number; isPaid?: boolean } = {},
): Promise<string> {
  const id = newId()
  const subtotal = lines.reduce((sum, one) => sum + one.price * (one.quantity ?? 1), 0)
  sequence++
  await database.pool.query(
    `insert into invoices (tenant_id, id, year, sequence, number, kind, status, subtotal, discount, tax, total, created_at, expires_at, paid_at)
     values ($1, $2, 2026, $3, $4, 'order', $5, $6, $7, $8, $9, $10, $10, $11)`,
    [
      tenant,
      id,
      sequence,
      `INV-${sequence}`,
      isPaid ? 'paid' : 'pending',
      subtotal,
      discount,
      tax,
      subtotal - discount + tax,
      TEST_NOW,
      isPaid ? TEST_NOW : null,
    ],
  )
  for (const [at, line] of lines.entries())
    await database.pool.query(
      `insert into invoice_lines (tenant_id, invoice_id, position, kind, subject_id, name, quantity, price) values ($1, $2, $3, $4, $5, 'Web', $6, $7)`,
      [tenant, id, at, line.kind ?? 'class', classId, line.quantity ?? 1, line.price],
    )
  return id
}

/** Inserts a refund of an invoice, and returns its id. */
async function refund(invoiceId: string | null, amount: number, paidInvoice = invoiceId): Promise<string> {
  const [paymentId, id] = [newId(), newId()]
  await database.pool.query(
    `insert into payments (tenant_id, id, invoice_id, gateway, method, order_id, state, amount, created_at, expires_at)
     values ($1, $2, $3, 'midtrans', 'qris', $4, 'paid', $5, $6, $6)`,
    [tenant, paymentId, paidInvoice, `o-${paymentId}`, amount, TEST_NOW],
  )
  await database.pool.query(
    `insert into refunds (tenant_id, id, payment_id, invoice_id, amount, reason, seat, way, state, created_at)
     values ($1, $2, $3, $4, $5, 'x', 'keep', 'gateway', 'requested', $6)`,
    [tenant, id, paymentId, invoiceId, amount, TEST_NOW],
  )
  return id
}

describe('rules', () => {
  it('are read and changed by staff alone, and only what fits is kept', async () => {
    const input = { scope: 'tenant', subjectId: '', shareBp: 5000, parts: [] }
    for (const [viewer, status] of await outsiders(database, tenant)) {
      await expect(database.asTenant(tenant, ctx => saveRule(ctx, input), { viewer })).rejects.toMatchObject({ status })
      await expect(database.asTenant(tenant, listNamedRules, { viewer })).rejects.toMatchObject({ status })
      await expect(database.asTenant(tenant, ctx => removeRule(ctx, newId()), { viewer })).rejects.toMatchObject({ status })
    }
    const m = mira.mentorId
    for (const bad of [
      { scope: 'x' },
      { scope: 'class', subjectId: newId() },
      { shareBp: -1 },
      { shareBp: 10_001 },
      { shareBp: 50.5 },
      { shareBp: Number.NaN },
      { parts: [{ mentorId: newId(), weight: 1 }] },
      { parts: [{ mentorId: m, weight: 0 }] },
      { parts: [{ mentorId: m, weight: 1.5 }] },
      {
        parts: [
          { mentorId: m, weight: 1 },
          { mentorId: m, weight: 1 },
        ],
      },
    ])
      await expect(asStaff(ctx => saveRule(ctx, { ...input, ...bad }))).rejects.toMatchObject({ status: 422 })
    expect(await asStaff(listNamedRules)).toEqual([])
  })

  it('are one for each subject, audited, and removed', async () => {
    await rule('tenant', 5000)
    await rule('class', 6000, [{ mentorId: mira.mentorId, weight: 2 }])
    await rule('class', 7000)
    const rules = await asStaff(listNamedRules)
    expect(rules).toMatchObject([
      { scope: 'tenant', shareBp: 5000, name: '' },
      { scope: 'class', shareBp: 7000, name: 'Web', parts: [] },
    ])
    await asStaff(ctx => removeRule(ctx, rules[1]?.id ?? ''))
    await expect(asStaff(ctx => removeRule(ctx, rules[1]?.id ?? ''))).rejects.toMatchObject({ status: 404 })
    const { rows } = await database.pool.query('select act from audit_log where tenant_id = $1 order by id', [tenant])
    expect(rows.map(one => one.act)).toEqual(['share-rule.changed', 'share-rule.changed', 'share-rule.changed', 'share-rule.removed'])
  })
})

describe('a paid invoice', () => {
  it('brings nothing without a rule, unpaid, for other things, or where it is not there', async () => {
    const before = await sell([{ price: 300_000 }])
    await does(ctx => earnShares(ctx, before))
    await rule('tenant', 5000)
    await does(async ctx => await earnShares(ctx, await sell([{ price: 300_000 }], { isPaid: false })))
    await does(async ctx => await earnShares(ctx, await sell([{ kind: 'gift', price: 300_000 }])))
    await does(ctx => earnShares(ctx, newId()))
    // What was sold before the rule stays as it was shared.
    await does(ctx => earnShares(ctx, before))
    expect([await payable(mira), await payable(rina)]).toEqual([0, 0])
  })

  it('brings each mentor their part of its base, once, however often it is told', async () => {
    await rule('tenant', 5000)
    const id = await sell([{ price: 100_001 }, { kind: 'places', quantity: 3, price: 50_000 }], { discount: 50_001, tax: 22_000 })
    await Promise.all([does(ctx => earnShares(ctx, id)), does(ctx => earnShares(ctx, id))])
    await does(ctx => earnShares(ctx, id))
    // Half of 200,000, each line rounded down.
    expect((await payable(mira)) + (await payable(rina))).toBe(99_999)
    expect((await payable(mira)) - (await payable(rina))).toBeLessThanOrEqual(2)
    await rule('class', 8000, [
      { mentorId: mira.mentorId, weight: 3 },
      { mentorId: rina.mentorId, weight: 1 },
    ])
    const [m, r] = [await payable(mira), await payable(rina)]
    await does(async ctx => await earnShares(ctx, await sell([{ price: 100_000 }])))
    expect([(await payable(mira)) - m, (await payable(rina)) - r]).toEqual([60_000, 20_000])
    expect(await does(ledgerFaults)).toEqual([])
  })
})

describe('a refund', () => {
  it('takes back in proportion, once, and all of it in the end; before its sale is shared, too', async () => {
    await rule('tenant', 3333)
    const id = await sell([{ price: 99_999 }], { tax: 11_000 })
    const parts = [await refund(id, 33_333), await refund(id, 44_444), await refund(id, 33_222)]
    await does(ctx => returnShares(ctx, parts[0] ?? ''))
    await does(ctx => earnShares(ctx, id))
    await does(ctx => returnShares(ctx, parts[0] ?? ''))
    // 33,329 were earned, and 30.03 % of the invoice went back; each mentor's part is rounded.
    expect(Math.abs((await payable(mira)) + (await payable(rina)) - 33_329 * (1 - 33_333 / 110_999))).toBeLessThanOrEqual(1)
    await Promise.all([does(ctx => returnShares(ctx, parts[1] ?? '')), does(ctx => returnShares(ctx, parts[2] ?? ''))])
    expect([await payable(mira), await payable(rina)]).toEqual([0, 0])
    expect(await does(ledgerFaults)).toEqual([])
  })

  it('after the mentor was paid leaves them owing it, which is no fault of the books', async () => {
    await does(ctx => post(ctx, { kind: 'share-earned', invoiceId: classId, line: 0, mentorId: mira.mentorId, amount: 60_000 }))
    await does(ctx => post(ctx, { kind: 'payout-requested', payoutId: programId, mentorId: mira.mentorId, amount: 60_000 }))
    const returned = { invoiceId: classId, cause: newId(), line: 0, mentorId: mira.mentorId, amount: 60_000 }
    await does(ctx => post(ctx, { kind: 'share-returned', ...returned }))
    expect(await payable(mira)).toBe(-60_000)
    expect(await does(ctx => checkLedger(ctx))).toEqual([])
    await does(ctx => post(ctx, { kind: 'payout-returned', payoutId: programId, mentorId: mira.mentorId, amount: 60_001 }))
    expect(await does(ctx => checkLedger(ctx))).toMatchObject([{ kind: 'below-zero', account: 'payouts-pending' }])
  })

  it('of money that came without a reason takes nothing back', async () => {
    await rule('tenant', 5000)
    const id = await sell([{ price: 100_000 }])
    await does(ctx => earnShares(ctx, id))
    await does(async ctx => await returnShares(ctx, await refund(null, 100_000, id)))
    await does(ctx => returnShares(ctx, newId()))
    expect(await payable(mira)).toBe(25_000)
  })

  it('in any pieces and any order leaves what was earned less what went back', async () => {
    await rule('tenant', 4321)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (price, cuts, isWhole) => {
          const start = (await payable(mira)) + (await payable(rina))
          const id = await sell([{ price }])
          await does(ctx => earnShares(ctx, id))
          let left = price
          for (const cut of isWhole ? [...cuts, 1] : cuts) {
            const amount = Math.min(left, Math.max(1, Math.floor(left * cut)))
            if (amount === 0) break
            left -= amount
            const refundId = await refund(id, amount)
            await does(ctx => returnShares(ctx, refundId))
            await does(ctx => returnShares(ctx, refundId))
          }
          const kept = (await payable(mira)) + (await payable(rina)) - start
          const earned = Math.floor((price * 4321) / 10_000)
          expect(Math.abs(kept - (earned * left) / price)).toBeLessThanOrEqual(2)
          if (left === 0) expect(kept).toBe(0)
        },
      ),
      { numRuns: 15 },
    )
    expect(await does(ledgerFaults)).toEqual([])
  })
})
