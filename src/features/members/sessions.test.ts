import { beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { arriveMember } from './members.server.ts'
import { createSession, endSession, findSession, replaceSession, setActingKind } from './sessions.server.ts'

const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})

const who = (subject: string, more = {}) => ({
  issuer: 'account-site',
  subject,
  name: 'Siti Nurhaliza',
  email: `${subject}@contoh.example`,
  isEmailVerified: true,
  lang: undefined,
  providerSession: null,
  ...more,
})

interface Made {
  memberId: string
  token: string
}

/** Creates a signed-in member with these kinds who has consented. */
async function makeMember(
  ctx: Ctx,
  subject: string,
  kinds: number[],
  { bornOn = '1990-01-01', consentBy = 'self' as string | null } = {},
): Promise<Made> {
  const { memberId } = await arriveMember(ctx, who(subject))
  await ctx.db.updateTable('members').set({ born_on: bornOn }).where('tenant_id', '=', ctx.tenantId).where('id', '=', memberId).execute()
  for (const kind of kinds)
    await ctx.db.insertInto('memberships').values({ tenant_id: ctx.tenantId, member_id: memberId, kind, granted_at: ctx.now }).execute()
  if (consentBy)
    await ctx.db
      .insertInto('consents')
      .values({
        tenant_id: ctx.tenantId,
        id: newId(),
        member_id: memberId,
        purpose: 'membership',
        text_version: '1',
        shown_text: 'Ya',
        given_at: ctx.now,
        given_by: consentBy,
      })
      .execute()
  return { memberId, token: await createSession(ctx, { memberId, providerSession: null, providerTokens: null }) }
}

async function personOf(token: string, of = mine, now = TEST_NOW) {
  const found = await database.asTenant(of, ctx => findSession(ctx, token), { now })
  return found === undefined || found === 'stranger' ? found : found.person
}

describe('an access token', () => {
  it('is nobody’s where it is made up, cut, ended or run out', async () => {
    const { token } = await database.asTenant(mine, ctx => makeMember(ctx, 'ended', [4]))
    expect(await personOf('')).toBeUndefined()
    expect(await personOf(token.slice(0, -1))).toBeUndefined()
    expect(await personOf(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined()
    expect(await personOf(token, mine, new Date(TEST_NOW.getTime() + 30 * 86_400_000))).toBeUndefined()
    expect(await personOf(token, mine, new Date(TEST_NOW.getTime() + 30 * 86_400_000 - 1))).toBeDefined()
    await database.asTenant(mine, ctx => endSession(ctx, token))
    expect(await personOf(token)).toBeUndefined()
  })

  it('makes its holder a stranger at another tenant', async () => {
    const { token } = await database.asTenant(mine, ctx => makeMember(ctx, 'stranger', [1]))
    expect(await personOf(token, theirs)).toBe('stranger')
  })

  it('is kept as its hash only', async () => {
    const { token } = await database.asTenant(mine, ctx => makeMember(ctx, 'hashed', [4]))
    const { rows } = await database.pool.query('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(token.slice(13))
  })

  it('can be changed for a new one, once, and the old one ends', async () => {
    const { token } = await database.asTenant(mine, ctx => makeMember(ctx, 'renewed', [4]))
    const person = await personOf(token)
    if (!person || person === 'stranger') throw new Error('not signed in')
    const fresh = await database.asTenant(mine, ctx => replaceSession(ctx, person))
    expect(await personOf(token)).toBeUndefined()
    expect(await personOf(fresh.token)).toMatchObject({ memberId: person.memberId })
    await expect(database.asTenant(mine, ctx => replaceSession(ctx, person))).rejects.toMatchObject({ status: 401 })
  })
})

describe('the role that is acted as', () => {
  it('is none without a consent, and none for a child until a parent or school consents', async () => {
    const cases: [string, string, string | null, string][] = [
      ['no-consent', '1990-01-01', null, 'none'],
      ['adult', '1990-01-01', 'self', 'student'],
      ['child-alone', '2010-01-01', 'self', 'none'],
      ['child-parent', '2010-01-01', 'parent', 'student'],
      ['child-school', '2010-01-01', 'school', 'student'],
    ]
    for (const [subject, bornOn, consentBy, role] of cases) {
      const { token } = await database.asTenant(mine, ctx => makeMember(ctx, subject, [4], { bornOn, consentBy }))
      expect(await personOf(token), subject).toMatchObject({ role, isChild: bornOn > '2008' })
    }
  })

  it('is the one with the most to do, until another of the person’s own is chosen', async () => {
    const { token } = await database.asTenant(mine, ctx => makeMember(ctx, 'many', [4, 6, 2]))
    const person = await personOf(token)
    if (!person || person === 'stranger') throw new Error('not signed in')
    expect(person).toMatchObject({ role: 'mentor', roles: ['mentor', 'writer', 'student'], isImpersonating: false })
    await database.asTenant(mine, ctx => setActingKind(ctx, person, 4, false))
    expect(await personOf(token)).toMatchObject({ role: 'student' })
    await database.asTenant(mine, ctx => setActingKind(ctx, person, 1, false))
    expect(await personOf(token), 'a role that is not theirs counts for nothing').toMatchObject({ role: 'mentor' })
    await database.asTenant(mine, ctx => setActingKind(ctx, person, 1, true))
    expect(await personOf(token), 'nor does it as a type').toMatchObject({ role: 'mentor', isImpersonating: false })
  })

  it('may be looked at as a type by staff', async () => {
    const { token } = await database.asTenant(mine, ctx => makeMember(ctx, 'staff', [1]))
    const person = await personOf(token)
    if (!person || person === 'stranger') throw new Error('not signed in')
    await database.asTenant(mine, ctx => setActingKind(ctx, person, 3, true))
    expect(await personOf(token)).toMatchObject({ role: 'teacher', isImpersonating: true, roles: ['admin'] })
  })

  it('is superadmin only by choice, and only for who is one', async () => {
    const { token } = await database.asTenant(mine, ctx => makeMember(ctx, 'super', [4]))
    const person = await personOf(token)
    if (!person || person === 'stranger') throw new Error('not signed in')
    await database.asTenant(mine, ctx => setActingKind(ctx, person, 0, false))
    expect(await personOf(token)).toMatchObject({ role: 'student' })
    await database.pool.query(`insert into directory.superadmins (issuer, subject) values ('account-site', 'super')`)
    expect(await personOf(token)).toMatchObject({ role: 'superadmin', roles: ['superadmin', 'student'] })
    await database.asTenant(mine, ctx => setActingKind(ctx, person, null, false))
    expect(await personOf(token)).toMatchObject({ role: 'student' })
  })

  it('is limited to what its own membership names', async () => {
    const program = newId()
    const { token, memberId } = await database.asTenant(mine, ctx => makeMember(ctx, 'lead', [4]))
    await database.asTenant(mine, ctx =>
      ctx.db
        .insertInto('memberships')
        .values({ tenant_id: mine, member_id: memberId, kind: 7, program_ids: [program], granted_at: TEST_NOW })
        .execute(),
    )
    expect(await personOf(token)).toMatchObject({ role: 'lead_program', limits: { programIds: [program], schoolId: null } })
  })
})

describe('a member who arrives', () => {
  it('is refused with an address that is not verified, and nothing is written', async () => {
    await expect(database.asTenant(mine, ctx => arriveMember(ctx, who('unverified', { isEmailVerified: false })))).rejects.toMatchObject({
      status: 409,
    })
    const { rows } = await database.pool.query(`select 1 from members where subject = 'unverified'`)
    expect(rows).toEqual([])
  })

  it('is the same one each time, with the name and address that the account site says', async () => {
    const first = await database.asTenant(mine, ctx => arriveMember(ctx, who('again')))
    const second = await database.asTenant(mine, ctx =>
      arriveMember(ctx, who('again', { name: '  Siti\u202e \u0000 Baru ', email: 'baru@contoh.example' })),
    )
    expect(second.memberId).toBe(first.memberId)
    const { rows } = await database.pool.query(`select name, email from members where subject = 'again'`)
    expect(rows).toEqual([{ name: 'Siti Baru', email: 'baru@contoh.example' }])
  })

  it('takes the invitations to their address that still stand, at this tenant only', async () => {
    const invite = (of: TenantId, kind: number, expiresAt: Date) =>
      database.pool.query(
        `insert into invitations (tenant_id, id, email, kind, invited_at, expires_at) values ($1, gen_random_uuid(), 'Invited@contoh.example', $2, now(), $3)`,
        [of, kind, expiresAt],
      )
    await invite(mine, 2, new Date(TEST_NOW.getTime() + 1000))
    await invite(mine, 1, TEST_NOW)
    await invite(theirs, 6, new Date(TEST_NOW.getTime() + 1000))
    const { memberId } = await database.asTenant(mine, ctx => arriveMember(ctx, who('invited')))
    const { rows } = await database.pool.query('select kind from memberships where member_id = $1', [memberId])
    expect(rows).toEqual([{ kind: 2 }])
  })
})
