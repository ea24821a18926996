import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GatewayFault } from '#features/gateways/gateway.ts'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { addAccount, confirmAccount, listOwnAccounts, listWaitingAccounts, removeAccount } from './accounts.server.ts'
import { BANKS } from './bank-account.ts'
import { listPayoutBanks, refreshBanks } from './banks.server.ts'
import { askWhoseAccount } from './check-account.server.ts'
import { mailAccount } from './mails.server.ts'
import { requestPayout } from './request.server.ts'
import { buildAccount, earn, enrolMentor, makePayoutQueues, proven, runAlone, scriptPayer, switchOn, type TestMentor } from './testing.ts'

const database = openTestDatabase()
const INPUT = { bank: 'bca', number: '123 456-7890', holderName: '  Mira   Lestari ' }

let tenant: TenantId
let mira: TestMentor
let ani: Enrolled

beforeAll(() => makePayoutQueues(database.url))
beforeEach(async () => {
  tenant = await database.createTenant()
  mira = await enrolMentor(database, tenant)
  ani = await enrol(database, tenant, 'Ani', ['admin'])
})

const asMira = async <T>(work: (ctx: Ctx) => Promise<T>) => database.asTenant(tenant, work, { viewer: await mira.viewer() })
const asStaff = async <T>(work: (ctx: Ctx) => Promise<T>) =>
  database.asTenant(tenant, work, { viewer: proven(await ani.viewer(), TEST_NOW) })
const add = (more: Partial<typeof INPUT> = {}) => asMira(ctx => addAccount(ctx, PAGE_SEAL, { ...INPUT, ...more }))
const rows = async () =>
  (await database.pool.query('select * from bank_accounts where tenant_id = $1 order by created_at, id', [tenant])).rows
const jobs = async (name: string) =>
  (
    await database.pool.query(`select data -> 'payload' as payload from jobs.job where name = $1 and data ->> 'tenantId' = $2`, [
      name,
      tenant,
    ])
  ).rows

describe('a bank account', () => {
  it('is added by mentors alone, and only a whole one', async () => {
    for (const [viewer, status] of await outsiders(database, tenant)) {
      if (viewer.kind === 'person' && viewer.person.role === 'mentor') continue
      await expect(database.asTenant(tenant, ctx => addAccount(ctx, PAGE_SEAL, INPUT), { viewer })).rejects.toMatchObject({ status })
      await expect(database.asTenant(tenant, ctx => removeAccount(ctx, newId()), { viewer })).rejects.toMatchObject({ status })
      await expect(database.asTenant(tenant, ctx => confirmAccount(ctx, newId()), { viewer })).rejects.toMatchObject({ status })
      await expect(database.asTenant(tenant, ctx => listOwnAccounts(ctx, BANKS), { viewer })).rejects.toMatchObject({ status })
      await expect(database.asTenant(tenant, ctx => listWaitingAccounts(ctx, BANKS), { viewer })).rejects.toMatchObject({ status })
    }
    for (const [path, bad] of [
      ['bank', { bank: 'bank-khayal' }],
      ['number', { number: '12345' }],
      ['number', { number: '1'.repeat(21) }],
      ['number', { number: '12345x7' }],
      ['holderName', { holderName: ' ' }],
      ['holderName', { holderName: 'x'.repeat(121) }],
    ] as const)
      await expect(add(bad)).rejects.toMatchObject({ status: 422, problems: [{ path }] })
    expect(await rows()).toEqual([])
  })

  it('keeps its number sealed for itself, and tells its owner by mail', async () => {
    const id = await add()
    const [row] = await rows()
    expect(row).toMatchObject({ bank: 'bca', last_four: '7890', holder_name: 'Mira Lestari', checked_at: null })
    expect(JSON.stringify(row)).not.toContain('1234567890')
    expect(PAGE_SEAL.open(`bank account:${tenant}:${id}`, row.sealed_number)).toBe('1234567890')
    expect(PAGE_SEAL.open(`bank account:${tenant}:${newId()}`, row.sealed_number)).toBeUndefined()
    expect(await jobs('payouts.account-mail')).toEqual([{ payload: { accountId: id, what: 'added' } }])
    const site = buildSite({ of: tenant })
    await database.asTenant(tenant, ctx => mailAccount(ctx, id, 'added', { findSite: async () => site, originOf: () => ORIGIN }))
    const { rows: mails } = await database.pool.query('select template, to_address, subject, text_body from mails where tenant_id = $1', [
      tenant,
    ])
    expect(mails).toMatchObject([{ template: 'payout.account', to_address: mira.email, subject: 'Rekening baru untuk pencairanmu' }])
    expect(mails[0].text_body).toContain('BCA •••• 7890')
    expect(mails[0].text_body).toContain('24 jam')
  })

  it('is there once, and five at most', async () => {
    await add()
    await expect(add()).rejects.toMatchObject({ status: 409, reason: { code: 'AccountKnown' } })
    for (const number of ['100001', '100002', '100003', '100004']) await add({ number })
    await expect(add({ number: '100005' })).rejects.toMatchObject({ status: 409, reason: { code: 'TooManyAccounts' } })
    const id = newId()
    const [one] = await rows()
    await asMira(ctx => removeAccount(ctx, one.id))
    const twice = () => asMira(ctx => addAccount(ctx, PAGE_SEAL, INPUT, id))
    expect([await twice(), await twice()]).toEqual([id, id])
  })

  it('is removed with its number, by its owner, while no payout to it is open', async () => {
    const other = await enrolMentor(database, tenant, 'Rina')
    const id = await database.asTenant(tenant, async ctx => {
      await earn(ctx, mira.mentorId, 500_000)
      return await buildAccount(ctx, mira.id)
    })
    await expect(
      database.asTenant(tenant, async ctx => await removeAccount(ctx, id), { viewer: await other.viewer() }),
    ).rejects.toMatchObject({ status: 404 })
    const { settings } = buildSite({ of: tenant })
    await asMira(ctx => requestPayout(ctx, settings, { amount: 100_000, bankAccountId: id }))
    await expect(asMira(ctx => removeAccount(ctx, id))).rejects.toMatchObject({ status: 409, reason: { code: 'AccountInUse' } })
    await database.pool.query(`update payouts set status = 'rejected' where tenant_id = $1`, [tenant])
    await asMira(ctx => removeAccount(ctx, id))
    expect((await rows())[0]).toMatchObject({ sealed_number: '', removed_at: TEST_NOW })
    expect(await asMira(ctx => listOwnAccounts(ctx, BANKS))).toEqual([])
    await expect(asMira(ctx => removeAccount(ctx, id))).rejects.toMatchObject({ status: 404 })
  })
})

describe('whose it is', () => {
  const check = (id: string, answer: () => Promise<{ state: 'found'; holder: string } | { state: 'missing' } | { state: 'unchecked' }>) => {
    const payer = scriptPayer(database)
    payer.driver.checkAccount = answer
    return runAlone(database, tenant, TEST_NOW, (ctx, trial) => askWhoseAccount(ctx, id, trial, payer.tools))
  }

  it('is confirmed by the bank’s own name, and by staff where the bank says another one, none, or nothing', async () => {
    await database.asTenant(tenant, ctx => switchOn(ctx))
    const outcomes = [
      [{ state: 'found', holder: 'MIRA LESTARI' }, 'same', true],
      [{ state: 'found', holder: 'RINA' }, 'other', false],
      [{ state: 'missing' }, 'missing', false],
      [{ state: 'unchecked' }, 'silent', false],
    ] as const
    for (const [at, [answer, kept, isConfirmed]] of outcomes.entries()) {
      const id = await add({ number: `20000${at}` })
      await check(id, async () => answer)
      const row = (await rows()).find(one => one.id === id)
      expect([row.answer, row.checked_at !== null]).toEqual([kept, isConfirmed])
    }
    expect((await asStaff(ctx => listWaitingAccounts(ctx, BANKS))).map(one => one.answer ?? '').sort()).toEqual([
      'missing',
      'other',
      'silent',
    ])
  })

  it('is asked again where the bank is away, and nobody where there is no gateway', async () => {
    const id = await add()
    await check(id, async () => ({ state: 'missing' }))
    expect((await rows())[0]).toMatchObject({ answer: 'silent', checked_at: null })
    await database.asTenant(tenant, ctx => switchOn(ctx))
    const away = check(id, async () => {
      throw new GatewayFault('away', '503')
    })
    await expect(away).rejects.toThrow('503')
  })

  it('is confirmed by staff with a second factor, never of their own, and the mentor is told', async () => {
    const id = await add()
    await expect(
      database.asTenant(tenant, async ctx => await confirmAccount(ctx, id), { viewer: await ani.viewer() }),
    ).rejects.toMatchObject({ status: 403 })
    await database.pool.query('update bank_accounts set member_id = $1 where id = $2', [ani.id, id])
    await expect(asStaff(ctx => confirmAccount(ctx, id))).rejects.toMatchObject({ status: 403, reason: { code: 'OwnAccount' } })
    await database.pool.query('update bank_accounts set member_id = $1 where id = $2', [mira.id, id])
    await asStaff(ctx => confirmAccount(ctx, id))
    await expect(asStaff(ctx => confirmAccount(ctx, id))).rejects.toMatchObject({ status: 404 })
    expect(await asMira(ctx => listOwnAccounts(ctx, BANKS))).toMatchObject([{ checkedAt: TEST_NOW, bankName: 'BCA', lastFour: '7890' }])
    const { rows: told } = await database.pool.query('select kind from notices where tenant_id = $1 and member_id = $2', [tenant, mira.id])
    expect(told).toEqual([{ kind: 'bankAccountConfirmed' }])
  })

  it('that several people use is shown to staff', async () => {
    const rina = await enrolMentor(database, tenant, 'Rina')
    await add()
    await database.asTenant(tenant, ctx => addAccount(ctx, PAGE_SEAL, INPUT), { viewer: await rina.viewer() })
    expect((await asStaff(ctx => listWaitingAccounts(ctx, BANKS))).map(one => one.others)).toEqual([1, 1])
  })
})

it('the banks are the gateway’s own once it has listed them', async () => {
  const payer = scriptPayer(database)
  const refresh = () => runAlone(database, tenant, TEST_NOW, (ctx, trial) => refreshBanks(ctx, trial, payer.tools))
  await refresh()
  expect((await asMira(listPayoutBanks)).length).toBeGreaterThan(15)
  await database.asTenant(tenant, ctx => switchOn(ctx))
  await refresh()
  expect((await asMira(listPayoutBanks)).map(one => one.code)).toEqual(['bca', 'jago'])
  await add({ bank: 'jago' })
  const [own] = await asMira(async ctx => await listOwnAccounts(ctx, await listPayoutBanks(ctx)))
  expect([own?.bank, own?.bankName]).toEqual(['jago', 'Bank Jago Tbk'])
  await expect(add({ bank: 'bni' })).rejects.toMatchObject({ status: 422 })
})
