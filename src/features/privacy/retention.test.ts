import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeMember } from '#features/members/member-commands.server.ts'
import { removeOld } from '#features/retention/remove-rows.server.ts'
import { RETENTION } from '#features/retention/retention.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { consentText } from './consent-text.ts'
import { askGuardian } from './guardian-asks.server.ts'
import { answerGuardianAsk, findGuardianLink, withdrawAsGuardian } from './guardians.server.ts'
import { eraseUnconsented } from './jobs.ts'
import { ADULT, arrive, DAY, type Guest, later, PUPIL } from './testing.ts'
import { words as en } from './texts/en.ts'
import { words as id } from './texts/id.ts'

const database = openTestDatabase()
const tools = { pool: database.pool, log: pino({ level: 'silent' }) }
const from = { origin: 'http://uji.localhost:3000', site: 'Uji', lang: 'id', isAskers: () => false } as const

let mine: TenantId
let theirs: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})
beforeEach(async () => {
  for (const table of ['members', 'member_addresses', 'invitations', 'erasure_requests', 'audit_log', 'mails'])
    await database.pool.query(`delete from ${table}`)
})

const count = async (table: string) => Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)
const years = (n: number) => new Date(Date.UTC(2026 + n, 7, 17, 3))
const FIVE_YEARS = years(5).getTime() - TEST_NOW.getTime()
const insert = (table: string, row: Record<string, unknown>) =>
  database.pool.query(
    `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row)
      .map((_, at) => `$${at + 1}`)
      .join()})`,
    Object.values(row),
  )

describe('the table of retention', () => {
  it('is written in plain words in both languages, row by row', () => {
    const keys = RETENTION.map(one => one.key).sort()
    expect([Object.keys(id.retention.rows).sort(), Object.keys(en.retention.rows).sort()]).toEqual([keys, keys])
  })

  it('names who removes what it does not remove itself', () => {
    expect(RETENTION.filter(one => one.removedBy === 'tenants.retention' && !one.due).map(one => one.key)).toEqual(['unconsented'])
    expect(RETENTION.filter(one => one.due && one.removedBy !== 'tenants.retention')).toEqual([])
  })
})

describe('the nightly job', () => {
  const never = '2099-01-01'
  const asked = { guardian_name: 'x', guardian_email: 'x@contoh.id' }
  it.each<[table: string, ms: number, row: (at: Date, memberId: string) => Record<string, unknown>]>([
    [
      'sessions',
      0,
      (at, member_id) => ({
        token_sha256: Buffer.alloc(32),
        member_id,
        created_at: at,
        authenticated_at: at,
        checked_at: at,
        renewed_at: at,
        expires_at: at,
      }),
    ],
    ['invitations', 30 * DAY, at => ({ id: newId(), email: 'x@contoh.id', kind: 4, invited_at: at, expires_at: at })],
    ['invitations', 30 * DAY, at => ({ id: newId(), email: 'x@contoh.id', kind: 4, invited_at: at, expires_at: never, taken_at: at })],
    [
      'guardian_requests',
      30 * DAY,
      (at, member_id) => ({ token_sha256: Buffer.alloc(32), member_id, ...asked, asked_at: at, expires_at: at }),
    ],
    [
      'guardian_requests',
      30 * DAY,
      (at, member_id) => ({
        token_sha256: Buffer.alloc(32),
        member_id,
        ...asked,
        asked_at: at,
        expires_at: never,
        answered_at: at,
        is_granted: false,
      }),
    ],
    [
      'member_addresses',
      FIVE_YEARS,
      at => ({ member_id: newId(), issuer: 'x', subject: 'x', email: 'lama@contoh.id', held_from: '-infinity', left_at: at }),
    ],
    ['erasure_requests', FIVE_YEARS, at => ({ id: newId(), reference: 'HPS-1', asked_at: at, due_at: at, done_at: at })],
    ['erasure_requests', FIVE_YEARS, at => ({ id: newId(), reference: 'HPS-1', asked_at: at, due_at: at, cancelled_at: at })],
    [
      'mails',
      7 * DAY,
      at => ({
        id: newId(),
        template: 'privacy.erasure-done',
        lang: 'id',
        to_address: 'x@contoh.id',
        subject: 'x',
        is_secret: false,
        created_at: at,
      }),
    ],
  ])('removes %s when their time is over, to the second, in every tenant (%#)', async (table, ms, row) => {
    for (const tenant of [mine, theirs]) {
      const member = await arrive(database, tenant, { consent: 'self' })
      for (const own of ['sessions', 'member_addresses']) await database.pool.query(`delete from ${own} where member_id = $1`, [member.id])
      await insert(table, { tenant_id: tenant, ...row(TEST_NOW, member.id) })
    }
    await removeOld(tools, later(ms - 1000))
    expect(await count(table)).toBe(2)
    await removeOld(tools, later(ms))
    expect(await count(table)).toBe(0)
  })

  it('keeps the address that a member has, and that of one whom staff took out as long as the log says so', async () => {
    const admin = await arrive(database, mine, { roles: ['admin'], consent: 'self' })
    const member = await arrive(database, mine, { consent: 'self' })
    await admin.does(ctx => removeMember(ctx, member.id))
    await removeOld(tools, later(FIVE_YEARS - 1000))
    expect(await count('member_addresses')).toBe(2)
    await removeOld(tools, later(FIVE_YEARS))
    const { rows } = await database.pool.query('select member_id from member_addresses')
    expect(rows).toEqual([{ member_id: admin.id }])
  })

  it('removes acts from the audit log five years after them, by the clock of the database, and none before', async () => {
    const now = new Date()
    const cut = new Date(now)
    cut.setUTCFullYear(now.getUTCFullYear() - 5)
    for (const tenant_id of [mine, theirs])
      for (const [act, away] of [
        ['x.old', -DAY],
        ['x.young', DAY],
      ] as const)
        await insert('audit_log', { tenant_id, id: newId(), at: new Date(cut.getTime() + away), actor: 'Adi', act })
    await removeOld(tools, now)
    const acts = async () => (await database.pool.query('select act from audit_log')).rows.map(row => row.act)
    expect(await acts()).toEqual(['x.young', 'x.young'])
    await removeOld(tools, years(20))
    expect(await acts()).toEqual(['x.young', 'x.young'])
  })

  it('leaves what has no end yet: open requests, mails of other kinds', async () => {
    await insert('erasure_requests', { tenant_id: mine, id: newId(), reference: 'HPS-1', asked_at: years(-9), due_at: years(-9) })
    const mail = { template: 'privacy.allowed', lang: 'id', to_address: 'x@contoh.id', subject: 'x', is_secret: false }
    await insert('mails', { tenant_id: mine, id: newId(), ...mail, created_at: years(-1), delivered_at: years(-1) })
    await removeOld(tools, TEST_NOW)
    expect([await count('erasure_requests'), await count('mails')]).toEqual([1, 1])
  })

  it('keeps the link of a consent that stands, and thirty days after it was withdrawn', async () => {
    const child = await arrive(database, mine, { bornOn: '2015-01-01' })
    await child.does(ctx => askGuardian(ctx, { name: 'Ibu', email: 'ibu@contoh.id' }, from))
    const mail = (await database.pool.query<{ text_body: string }>('select text_body from mails')).rows[0]?.text_body ?? ''
    const token = /Guardian\/([0-9a-f]{64})/.exec(mail)?.[1] ?? ''
    const { version } = consentText({ purpose: 'membership', giver: 'parent' }, 'id', from)
    await database.asTenant(mine, ctx => answerGuardianAsk(ctx, token, { isGranted: true, name: 'Ibu', version }, from))
    await removeOld(tools, later(400 * DAY))
    expect(await count('guardian_requests')).toBe(1)
    await database.asTenant(mine, ctx => withdrawAsGuardian(ctx, token, from), { now: later(400 * DAY) })
    await removeOld(tools, later(430 * DAY - 1000))
    expect(await database.asTenant(mine, ctx => findGuardianLink(ctx, token, from), { now: later(430 * DAY) })).toMatchObject({
      why: 'withdrawn',
    })
    await removeOld(tools, later(430 * DAY))
    expect(await count('guardian_requests')).toBe(0)
  })
})

describe('members without consent', () => {
  const isThere = async (guest: Guest) => (await database.pool.query('select 1 from members where id = $1', [guest.id])).rows.length === 1

  it('are erased thirty days after they came, to the second', async () => {
    const silent = await arrive(database, mine)
    const invited = await arrive(database, theirs, { roles: ['mentor'] })
    const alone = await arrive(database, mine, { bornOn: PUPIL, consent: 'self' })
    const members = [
      await arrive(database, mine, { consent: 'self' }),
      await arrive(database, mine, { bornOn: ADULT, consent: 'self' }),
      await arrive(database, mine, { bornOn: PUPIL, consent: 'parent' }),
      await arrive(database, mine, { bornOn: PUPIL, consent: 'school' }),
    ]
    await eraseUnconsented(tools, later(30 * DAY - 1000))
    for (const guest of [silent, invited, alone, ...members]) expect(await isThere(guest)).toBe(true)
    await eraseUnconsented(tools, later(30 * DAY))
    for (const guest of [silent, invited, alone]) expect(await isThere(guest)).toBe(false)
    for (const guest of members) expect(await isThere(guest)).toBe(true)
  })

  it('stay while somebody is asked, and thirty days after a consent was withdrawn', async () => {
    const asking = await arrive(database, mine, { bornOn: PUPIL })
    await asking.does(ctx => askGuardian(ctx, { name: 'Ibu', email: 'ibu@contoh.id' }, from), later(20 * DAY))
    const left = await arrive(database, mine, { bornOn: PUPIL, consent: 'parent' })
    await database.pool.query('update consents set withdrawn_at = $1', [later(100 * DAY)])
    await eraseUnconsented(tools, later(49 * DAY))
    expect([await isThere(asking), await isThere(left)]).toEqual([true, true])
    await eraseUnconsented(tools, later(50 * DAY))
    expect([await isThere(asking), await isThere(left)]).toEqual([false, true])
    await eraseUnconsented(tools, later(130 * DAY))
    expect(await isThere(left)).toBe(false)
  })

  it('are not the operator’s own people', async () => {
    const guest = await arrive(database, mine)
    await database.pool.query('insert into directory.superadmins (issuer, subject) select issuer, subject from members where id = $1', [
      guest.id,
    ])
    await eraseUnconsented(tools, later(400 * DAY))
    expect(await isThere(guest)).toBe(true)
  })
})
