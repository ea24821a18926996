import { beforeEach, describe, expect, it } from 'vitest'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { writeAudit } from '../audit.server.ts'
import { grantRole, removeMember } from '../member-commands.server.ts'
import { arriveMember } from '../members.server.ts'
import { NO_LIMITS } from '../role-limits.ts'
import { carryOutErasure, listOpenErasures } from './erasure.server.ts'
import { requestErasure } from './erasure-requests.server.ts'
import { collectOwnData } from './own-data.server.ts'
import { arrive, DAY, type Guest, later } from './testing.ts'

const database = openTestDatabase()
const from = { origin: 'http://uji.localhost:3000', site: 'Uji', lang: 'id' } as const
const OLD = 'lama@contoh.id'
const NEW = 'baru@contoh.id'

let mine: TenantId
let admin: Guest
let member: Guest

beforeEach(async () => {
  mine = await database.createTenant()
  admin = await arrive(database, mine, { name: 'Adi', roles: ['admin'], consent: 'self' })
  member = await arrive(database, mine, { name: 'Siti', email: OLD, consent: 'self' })
})

/** The account site says from now on that a member has this address, and perhaps another name. */
async function change(who: Guest, email: string, now = TEST_NOW, name = who.name): Promise<void> {
  const { rows } = await database.pool.query<{ issuer: string; subject: string }>('select issuer, subject from members where id = $1', [
    who.id,
  ])
  const { issuer = '', subject = '' } = rows[0] ?? {}
  const said = { issuer, subject, name, email, isEmailVerified: true, lang: undefined, providerSession: null }
  await database.asTenant(mine, ctx => arriveMember(ctx, said), { now })
}

/** Everything that can stand under an address, as of a moment. */
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

async function erase(who = member): Promise<void> {
  await who.does(ctx => requestErasure(ctx, '', from))
  await carryOutFirst()
}

async function carryOutFirst(): Promise<void> {
  await admin.does(async ctx => {
    const { requests } = await listOpenErasures(ctx)
    await carryOutErasure(ctx, requests[0]?.id ?? '', 'id')
  })
}

/** What stands under an address, in each table. */
async function standsUnder(email: string): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ found: Record<string, number> }>(
    `select jsonb_build_object(
      'mails', (select count(*) from mails where tenant_id = $1 and lower(to_address) = $2),
      'log', (select count(*) from audit_log where tenant_id = $1 and subject = $2),
      'invitations', (select count(*) from invitations where tenant_id = $1 and email = $2),
      'requests', (select count(*) from demo_requests where tenant_id = $1 and email = $2),
      'former', (select count(*) from former_addresses where tenant_id = $1 and email = $2)) as found`,
    [mine, email],
  )
  return rows[0]?.found ?? {}
}

/** Whose rows a member gets with their data, by the marks: the same of each kind. */
async function marksOf(who: Guest): Promise<string[]> {
  const { tables } = await who.does(collectOwnData)
  const marks = (tables['demo_requests'] ?? []).map(row => String(row['consent']))
  expect(tables['mails']?.map(row => row['template'])).toEqual(expect.arrayContaining(marks))
  expect(tables['mails']).toHaveLength(marks.length)
  return marks.toSorted((a, b) => a.localeCompare(b))
}

describe('a member who has changed their address', () => {
  it('gets with their data what stands under each of them, and the earlier ones themselves', async () => {
    await writeUnder(OLD, 'dulu')
    await change(member, NEW)
    await change(member, 'terbaru@contoh.id')
    await writeUnder('terbaru@contoh.id', 'kini')
    expect(await marksOf(member)).toEqual(['dulu', 'kini'])
    const { tables } = await member.does(collectOwnData)
    expect(new Set(tables['former_addresses']?.map(row => row['email']))).toEqual(new Set([NEW, OLD]))
  })

  it('is erased under each of them', async () => {
    await writeUnder(OLD, 'dulu')
    await change(member, NEW)
    await writeUnder(NEW, 'kini')
    await erase()
    const none = { mails: 0, log: 0, invitations: 0, requests: 0, former: 0 }
    // The mail that says so goes to the address that they have.
    expect([await standsUnder(OLD), await standsUnder(NEW)]).toEqual([none, { ...none, mails: 1 }])
  })

  it('is erased under them though staff took them out meanwhile', async () => {
    await writeUnder(OLD, 'dulu')
    await change(member, NEW)
    await member.does(ctx => requestErasure(ctx, '', from))
    await admin.does(ctx => removeMember(ctx, member.id))
    await carryOutFirst()
    expect(await standsUnder(OLD)).toEqual({ mails: 0, log: 0, invitations: 0, requests: 0, former: 0 })
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
  let next: Guest
  beforeEach(async () => {
    await writeUnder(OLD, 'pertama', later(-3 * DAY))
    await change(member, NEW, later(-2 * DAY))
    next = await arrive(database, mine, { name: 'Budi', email: OLD, consent: 'self', now: later(-DAY) })
    await writeUnder(OLD, 'kedua')
  })

  it('is the one’s who has it now: the other neither gets what stands under it nor has it erased', async () => {
    expect(await marksOf(member)).toEqual([])
    await erase()
    expect(await standsUnder(OLD)).toEqual({ mails: 2, log: 2, invitations: 2, requests: 2, former: 0 })
  })

  it('gives the one who has it now nothing from before the other left it', async () => {
    expect(await marksOf(next)).toEqual(['kedua'])
    await erase(next)
    expect(await marksOf(member)).toEqual(['pertama'])
  })

  it('is for each as long as they had it, once neither has it any more', async () => {
    await change(next, 'lain@contoh.id')
    await writeUnder(OLD, 'nanti', later(DAY))
    expect([await marksOf(member), await marksOf(next)]).toEqual([['pertama'], ['kedua']])
    await erase()
    expect(await marksOf(next)).toEqual(['kedua'])
    expect(await standsUnder(OLD)).toMatchObject({ log: 2, requests: 2, invitations: 2 })
  })
})
