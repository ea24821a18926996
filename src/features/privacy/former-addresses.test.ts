import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeAudit } from '#features/audit/audit.server.ts'
import { grantRole, removeMember } from '#features/members/member-commands.server.ts'
import { arriveMember, updateMember } from '#features/members/members.server.ts'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { carryOutErasure, listOpenErasures } from './erasure.server.ts'
import { requestErasure, requestErasureEverywhere } from './erasure-requests.server.ts'
import { collectOwnData } from './own-data.server.ts'
import { arrive, DAY, type Guest, later } from './testing.ts'

const database = openTestDatabase()
const from = { origin: 'http://uji.localhost:3000', site: 'Uji', lang: 'id' } as const
const OLD = 'lama@contoh.id'
const NEW = 'baru@contoh.id'

const NOTHING = { mails: 0, log: 0, invitations: 0, requests: 0 }

let mine: TenantId
let admin: Guest
let member: Guest

beforeEach(async () => {
  mine = await database.createTenant()
  admin = await arrive(database, mine, { name: 'Adi', roles: ['admin'], consent: 'self' })
  member = await arrive(database, mine, { name: 'Siti', email: OLD, consent: 'self' })
})

/** Returns a person's identity on the account site. */
async function accountOf(who: Guest): Promise<{ issuer: string; subject: string }> {
  const { rows } = await database.pool.query<{ issuer: string; subject: string }>('select issuer, subject from members where id = $1', [
    who.id,
  ])
  return rows[0] ?? { issuer: '', subject: '' }
}

/** Signs a member in with this address, and optionally another name. */
async function change(who: Guest, email: string, now = TEST_NOW, name = who.name): Promise<void> {
  const said = { ...(await accountOf(who)), name, email, isEmailVerified: true, lang: undefined, providerSession: null }
  await database.asTenant(mine, ctx => arriveMember(ctx, said), { now })
}

/** Writes a row of every kind under an address at a time. */
async function writeUnder(email: string, mark: string, now = TEST_NOW): Promise<void> {
  await admin.does(async ctx => {
    await postMail(ctx, { template: mark, lang: 'id', to: email.toUpperCase(), subject: mark, text: 'x', html: 'x', isSecret: false })
    await writeAudit(ctx, { act: 'member.invited', subject: email, details: { role: mark } })
    const invitation = { tenant_id: mine, id: newId(), kind: 4, invited_at: now, expires_at: later(400 * DAY) }
    await ctx.db
      .insertInto('invitations')
      .values({ ...invitation, email })
      .execute()
    await ctx.db.insertInto('demo_requests').values({ tenant_id: mine, id: newId(), email, consent: mark, created_at: now }).execute()
  }, now)
}

async function erase(who = member, now = TEST_NOW): Promise<void> {
  await who.does(ctx => requestErasure(ctx, '', from), now)
  await carryOutFirst()
}

async function carryOutFirst(): Promise<void> {
  await admin.does(async ctx => {
    const { requests } = await listOpenErasures(ctx)
    await carryOutErasure(ctx, requests[0]?.id ?? '')
  })
}

/** Counts the rows under an address, by table. */
async function standsUnder(email: string): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ found: Record<string, number> }>(
    `select jsonb_build_object(
      'mails', (select count(*) from mails where tenant_id = $1 and lower(to_address) = $2),
      'log', (select count(*) from audit_log where tenant_id = $1 and subject = $2),
      'invitations', (select count(*) from invitations where tenant_id = $1 and email = $2),
      'requests', (select count(*) from demo_requests where tenant_id = $1 and email = $2)) as found`,
    [mine, email],
  )
  return rows[0]?.found ?? {}
}

/** Returns the marks of the rows in a member's download; every kind must have the same. */
async function marksOf(who: Guest): Promise<string[]> {
  const { tables } = await who.does(collectOwnData)
  const marks = (tables['demo_requests'] ?? []).map(row => String(row['consent']))
  expect(tables['mails']?.map(row => row['template'])).toEqual(expect.arrayContaining(marks))
  expect(tables['mails']).toHaveLength(marks.length)
  return marks.toSorted((a, b) => a.localeCompare(b))
}

describe('a member who has changed their address', () => {
  it('gets with their data what stands under each of them, and the earlier ones themselves', async () => {
    await writeUnder(OLD, 'dulu', later(-DAY))
    await change(member, NEW, later(-2))
    await change(member, 'terbaru@contoh.id', later(-1))
    await writeUnder('terbaru@contoh.id', 'kini')
    expect(await marksOf(member)).toEqual(['dulu', 'kini'])
    const { tables } = await member.does(collectOwnData)
    expect(new Set(tables['member_addresses']?.map(row => row['email']))).toEqual(new Set(['terbaru@contoh.id', NEW, OLD]))
  })

  it('is erased under each of them', async () => {
    await writeUnder(OLD, 'dulu', later(-DAY))
    await change(member, NEW, later(-1))
    await writeUnder(NEW, 'kini')
    await erase()
    // The mail that confirms it goes to their present address.
    expect([await standsUnder(OLD), await standsUnder(NEW)]).toEqual([NOTHING, { ...NOTHING, mails: 1 }])
    expect((await database.pool.query('select from member_addresses where member_id = $1', [member.id])).rowCount).toBe(0)
  })

  it('is erased under them though staff took them out meanwhile', async () => {
    await writeUnder(OLD, 'dulu', later(-DAY))
    await change(member, NEW, later(-1))
    await member.does(ctx => requestErasure(ctx, '', from))
    await admin.does(ctx => removeMember(ctx, member.id))
    await carryOutFirst()
    expect(await standsUnder(OLD)).toEqual(NOTHING)
  })

  it('leaves no earlier name in what was done to them', async () => {
    await admin.does(ctx => grantRole(ctx, member.id, 'student', NO_LIMITS))
    await change(member, OLD, TEST_NOW, 'Rahma')
    await erase()
    const { rows } = await database.pool.query('select details from audit_log where tenant_id = $1', [mine])
    expect(JSON.stringify(rows)).toContain('"role":"student"')
    expect(JSON.stringify(rows)).not.toContain('Siti')
  })
})

describe('an address that went from one member to another', () => {
  const one = { mails: 1, log: 1, invitations: 1, requests: 1 }
  let next: Guest
  beforeEach(async () => {
    await writeUnder(OLD, 'pertama', later(-3 * DAY))
    await change(member, NEW, later(-2 * DAY))
    next = await arrive(database, mine, { name: 'Budi', email: OLD, consent: 'self', now: later(-DAY) })
    await writeUnder(OLD, 'kedua')
  })

  it('gives each what is of their own time, and an erasure removes that alone', async () => {
    expect([await marksOf(member), await marksOf(next)]).toEqual([['pertama'], ['kedua']])
    await erase()
    expect(await standsUnder(OLD)).toEqual(one)
    expect(await marksOf(next)).toEqual(['kedua'])
  })

  it('keeps the first one’s bounds where the other is erased', async () => {
    await erase(next, later(1))
    // The second mail confirms that it is done.
    expect(await standsUnder(OLD)).toEqual({ ...one, mails: 2 })
    await writeUnder(OLD, 'nanti', later(DAY))
    expect(await marksOf(member)).toEqual(['pertama'])
  })

  it('is for each as long as they had it, once neither has it any more', async () => {
    await change(next, 'lain@contoh.id', later(1))
    await writeUnder(OLD, 'nanti', later(DAY))
    expect([await marksOf(member), await marksOf(next)]).toEqual([['pertama'], ['kedua']])
    await erase()
    expect(await marksOf(next)).toEqual(['kedua'])
    expect(await standsUnder(OLD)).toMatchObject({ log: 2, requests: 2, invitations: 2 })
  })

  it('can come back to the first, and go on to a third: each time is its holder’s', async () => {
    await change(next, 'lain@contoh.id', later(DAY))
    await change(member, OLD, later(2 * DAY))
    await writeUnder(OLD, 'ketiga', later(2 * DAY))
    await change(member, NEW, later(3 * DAY))
    const third = await arrive(database, mine, { name: 'Citra', email: OLD, consent: 'self', now: later(4 * DAY) })
    await writeUnder(OLD, 'keempat', later(4 * DAY))
    const marks = async () => [await marksOf(member), await marksOf(next), await marksOf(third)]
    expect(await marks()).toEqual([['ketiga', 'pertama'], ['kedua'], ['keempat']])
    await erase(next)
    expect([await marksOf(member), await marksOf(third)]).toEqual([['ketiga', 'pertama'], ['keempat']])
    await erase()
    expect(await marksOf(third)).toEqual(['keempat'])
    expect(await standsUnder(OLD)).toEqual(one)
  })
})

describe('an address whose member has left it and not come back', () => {
  beforeEach(() => writeUnder(OLD, 'pertama', later(-3 * DAY)))
  const takeOver = async (input: Parameters<typeof arrive>[2] = {}) => {
    const next = await arrive(database, mine, { name: 'Budi', email: OLD, consent: 'self', now: later(-DAY), ...input })
    await writeUnder(OLD, 'kedua')
    return next
  }

  it('is the next one’s from when they sign in with it', async () => {
    const next = await takeOver()
    const marks = async () => [await marksOf(member), await marksOf(next)]
    expect(await marks()).toEqual([['pertama'], ['kedua']])
    await change(member, NEW, later(1))
    expect(await marks()).toEqual([['pertama'], ['kedua']])
    await erase()
    expect(await marksOf(next)).toEqual(['kedua'])
    expect(await standsUnder(OLD)).toMatchObject({ log: 1, requests: 1, invitations: 1 })
  })

  it('is the next one’s whichever account site says so, and when a session of theirs is checked', async () => {
    const next = await takeOver({ issuer: 'another-site', email: 'lain@contoh.id' })
    const said = { ...(await accountOf(next)), name: 'Budi', email: OLD, isEmailVerified: true, lang: undefined, providerSession: null }
    await database.asTenant(mine, ctx => updateMember(ctx, next.id, said), { now: later(1) })
    await writeUnder(OLD, 'ketiga', later(2))
    expect([await marksOf(member), await marksOf(next)]).toEqual([['kedua', 'pertama'], ['ketiga']])
  })

  it('stays theirs at the other tenants', async () => {
    const theirs = await database.createTenant()
    const there = await arrive(database, theirs, { ...(await accountOf(member)), email: OLD, consent: 'self' })
    const mark = { tenant_id: theirs, email: OLD, consent: 'di sana', created_at: later(DAY) }
    await there.does(ctx =>
      ctx.db
        .insertInto('demo_requests')
        .values({ ...mark, id: newId() })
        .execute(),
    )
    const next = await takeOver()
    expect([await marksOf(member), await marksOf(next)]).toEqual([['pertama'], ['kedua']])
    const { tables } = await there.does(collectOwnData)
    expect(tables['demo_requests']).toMatchObject([{ consent: 'di sana' }])
  })

  it('is the new account’s where the old one was deleted: what that asked for takes nothing of the new one, and tells it nothing', async () => {
    await requestErasureEverywhere({ pool: database.pool, log: pino({ level: 'silent' }) }, await accountOf(member), later(-2 * DAY))
    const next = await takeOver()
    await carryOutFirst()
    expect(await standsUnder(OLD)).toEqual({ mails: 1, log: 1, invitations: 1, requests: 1 })
    expect(await marksOf(next)).toEqual(['kedua'])
  })

  it('stands no more in what the log says of them, though staff took them out when it was another’s', async () => {
    await member.does(ctx => requestErasure(ctx, '', from), later(-2 * DAY))
    await takeOver()
    await admin.does(ctx => removeMember(ctx, member.id), later(1))
    await carryOutFirst()
    const { rows } = await database.pool.query(`select details from audit_log where tenant_id = $1 and act = 'member.removed'`, [mine])
    expect(rows).toEqual([{ details: { name: 'anggota terhapus', email: 'anggota terhapus', roles: [] } }])
  })

  it('is one member’s at a time, though two come with it at the same moment', async () => {
    await Promise.all([takeOver(), takeOver()])
    const { rowCount } = await database.pool.query('select from member_addresses where tenant_id = $1 and email = $2 and left_at is null', [
      mine,
      OLD,
    ])
    expect(rowCount).toBe(1)
  })
})

describe('an address that its member took again', () => {
  it('is theirs all the time, as long as nobody else had it', async () => {
    await writeUnder(OLD, 'satu', later(-3 * DAY))
    await change(member, NEW, later(-2 * DAY))
    await writeUnder(OLD, 'dua', later(-DAY))
    await change(member, OLD)
    await writeUnder(OLD, 'tiga', later(1))
    expect(await marksOf(member)).toEqual(['dua', 'satu', 'tiga'])
    await erase()
    expect(await standsUnder(OLD)).toEqual({ ...NOTHING, mails: 1 })
  })

  it('is theirs from before though staff took them out meanwhile', async () => {
    await writeUnder(OLD, 'dulu', later(-DAY))
    const account = await accountOf(member)
    await admin.does(ctx => removeMember(ctx, member.id))
    const again = await arrive(database, mine, { ...account, name: 'Siti', email: OLD, consent: 'self', now: later(1) })
    await writeUnder(OLD, 'kini', later(2))
    expect(await marksOf(again)).toEqual(['dulu', 'kini'])
    await erase(again)
    expect(await standsUnder(OLD)).toEqual({ ...NOTHING, mails: 1 })
    expect((await database.pool.query('select from member_addresses where tenant_id = $1 and email = $2', [mine, OLD])).rowCount).toBe(0)
  })
})
