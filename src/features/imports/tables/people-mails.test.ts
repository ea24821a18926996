import { beforeEach, expect, it } from 'vitest'
import { withdrawInvitation } from '#features/members/invitations.server.ts'
import { mailWaitingInvitations } from '#features/members/waiting-mails/jobs.ts'
import { buildSite } from '#features/sites/testing.ts'
import { DAY_MS, daysAfter } from '#kit/days.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { getMailPlan } from '../waiting-mails.server.ts'
import { openTestImports } from './testing-tables.ts'

const database = openTestDatabase()
const imports = openTestImports(database)
const { as, read, act, stateOf, query } = imports

const job = mailWaitingInvitations({ findSite: async of => buildSite({ of }), originOf: host => `http://${host}` })
const trial = { signal: new AbortController().signal, startAgain: async () => {} }
/** Runs the job as it would at that time. */
const mailAt = (now: Date) => database.asTenant(imports.tenant(), ctx => job.run(ctx, {}, trial), { now })
const quota = (most: number | null) =>
  database.pool.query('update directory.tenants set mails_a_day = $1 where id = $2', [most, imports.tenant()])
const file = (...names: string[]) => `email,role\n${names.map(name => `${name}@contoh.example,teacher\n`).join('')}`
const mailed = async () =>
  (await query("select to_address as to from mails where tenant_id = $1 and template = 'tenant.invitation' order by created_at, id")).map(
    one => one.to.split('@')[0],
  )
const waiting = async () =>
  (await query('select email from invitations where tenant_id = $1 and mail_due_at is not null order by mail_due_at, id')).map(
    one => one.email.split('@')[0],
  )
const jobs = async () =>
  (await database.pool.query("select start_after from jobs.job where name = 'invitations.mail' and state = 'created'")).rows

beforeEach(async () => {
  for (const table of ['mails', 'invitations', 'imported_records']) await query(`delete from ${table} where tenant_id = $1`)
  await database.pool.query('delete from jobs.job')
})

it('a tenant that may have no more members is told in the dry run, and nobody is invited', async () => {
  await database.pool.query('update directory.tenants set member_quota = 1 where id = $1', [imports.tenant()])
  const id = await read('people', file('a'))
  expect((await imports.rowsOf(id)).map(one => [one.state, one.notes[0]?.code])).toEqual([['wrong', 'MembersFull']])
  await database.pool.query('update directory.tenants set member_quota = null where id = $1', [imports.tenant()])
  expect(await query('select 1 from invitations where tenant_id = $1')).toEqual([])
})

it('people beyond the mails of a day are invited; their mails go when there is room, once, in the order of the file', async () => {
  await quota(2)
  const id = await read('people', file('a', 'b', 'c', 'd', 'e'))
  expect(await as(ctx => getMailPlan(ctx, id))).toMatchObject({ atOnce: 2, waiting: 3 })
  await act(id, 'run')
  expect((await stateOf(id)).counts).toMatchObject({ made: 5, lost: 0 })
  expect([await mailed(), await waiting()]).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ])
  const [first] = await query('select min(created_at) as at from mails where tenant_id = $1')
  const plan = await as(ctx => getMailPlan(ctx, id))
  expect(plan).toMatchObject({ waiting: 3 })
  // Two more when the first two no longer count, and the last one a day later.
  const days = plan?.lastAt && (plan.lastAt.getTime() - first.at.getTime()) / DAY_MS
  expect(days).toBeCloseTo(2, 2)
  expect(await jobs()).toEqual([{ start_after: daysAfter(first.at, 1) }])
  const [{ fits }] = await query(`select bool_and(expires_at > mail_due_at + interval '13 days') as fits from invitations
    where tenant_id = $1 and mail_due_at is not null`)
  expect(fits).toBe(true)

  // A second run of the same file doubles nothing, also when the first expiry is over.
  const again = await read('people', file('a', 'b', 'c', 'd', 'e'))
  expect((await stateOf(again)).counts).toMatchObject({ doubled: 5, comes: 0 })

  // Too early, nothing goes.
  await mailAt(daysAfter(first.at, 0.5))
  expect(await mailed()).toEqual(['a', 'b'])
  const later = daysAfter(first.at, 1.001)
  await mailAt(later)
  await mailAt(later)
  expect([await mailed(), await waiting()]).toEqual([['a', 'b', 'c', 'd'], ['e']])
  const [opened] = await query("select expires_at from invitations where tenant_id = $1 and email like 'c@%'")
  expect(opened.expires_at).toEqual(daysAfter(later, 14))
  await mailAt(daysAfter(later, 1.001))
  await mailAt(daysAfter(later, 2.001))
  expect([await mailed(), await waiting()]).toEqual([['a', 'b', 'c', 'd', 'e'], []])
})

it('the mail of who was withdrawn, undone, accepted or joined otherwise never goes', async () => {
  await quota(1)
  const id = await read('people', file('a', 'b', 'c', 'd'))
  await act(id, 'run')
  const [b] = await query("select id from invitations where tenant_id = $1 and email like 'b@%'")
  await as(ctx => withdrawInvitation(ctx, b.id))
  await query("update invitations set taken_at = now() where tenant_id = $1 and email like 'c@%'")
  await mailAt(daysAfter(new Date(), 1.01))
  expect(await mailed()).toEqual(['a', 'd'])
  await act(id, 'undo')
  expect((await query('select email from invitations where tenant_id = $1')).map(one => one.email)).toEqual(['c@contoh.example'])
})

it('many mails with a small quota keep their turn: no more than the quota are due on a day', async () => {
  await quota(3)
  const names = Array.from({ length: 10 }, (_, at) => `n${at}`)
  const id = await read('people', file(...names))
  await act(id, 'run')
  const due =
    await query(`select round(extract(epoch from mail_due_at - now()) / 86400)::int as day, count(*)::int as count from invitations
    where tenant_id = $1 and mail_due_at is not null group by 1 order by 1`)
  expect(due).toEqual([
    { day: 1, count: 3 },
    { day: 2, count: 3 },
    { day: 3, count: 1 },
  ])
  expect(await as(ctx => getMailPlan(ctx, id))).toMatchObject({ waiting: 7 })
})
