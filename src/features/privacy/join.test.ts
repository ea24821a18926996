import { beforeAll, describe, expect, it } from 'vitest'
import type { Ctx, Viewer } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { consentText } from './consent-text.ts'
import { listOwnConsents, setMarketing } from './consents.server.ts'
import { consentToMembership, getJoinState, setBirthDate } from './join.server.ts'
import { ADULT, arrive, CHILD, DAY, type Guest, later } from './testing.ts'

const database = openTestDatabase()
const from = { site: 't1001', lang: 'id' } as const
const membership = consentText({ purpose: 'membership', giver: 'self' }, 'id', from).version
const marketing = consentText({ purpose: 'marketing' }, 'id', from).version
const wish = { membership, marketing: null }

let mine: TenantId
let theirs: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})

const consentsOf = async (guest: Guest) => {
  const { rows } = await database.pool.query('select purpose, given_by, withdrawn_at from consents where member_id = $1 order by purpose', [
    guest.id,
  ])
  return rows
}
const kindsOf = async (guest: Guest) => {
  const { rows } = await database.pool.query<{ kind: number }>('select kind from memberships where member_id = $1', [guest.id])
  return rows.map(row => row.kind)
}

describe('the way to membership', () => {
  it('is closed to nobody, API clients and strangers', async () => {
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      getJoinState,
      listOwnConsents,
      ctx => setBirthDate(ctx, ADULT),
      ctx => consentToMembership(ctx, wish, from),
      ctx => setMarketing(ctx, { isWanted: true, version: marketing }, from),
    ]
    for (const work of acts) {
      await expect(database.asTenant(mine, work)).rejects.toMatchObject({ status: 401 })
      const app: Viewer = { kind: 'api-client', clientId: null, scopes: [] }
      await expect(database.asTenant(mine, work, { viewer: app })).rejects.toMatchObject({ status: 401 })
      await expect(database.asTenant(mine, work, { viewer: { kind: 'stranger', app: null } })).rejects.toMatchObject({ status: 404 })
      const elsewhere = await (await arrive(database, theirs, { consent: 'self' })).viewer()
      // No endpoint makes such a viewer; the queries would find nobody all the same.
      const answer = await database.asTenant(mine, work, { viewer: elsewhere }).catch((error: { status: number }) => error.status)
      expect([404, []]).toContainEqual(answer)
    }
  })

  it('takes no consent before the date of birth is said, and none of who is under 18', async () => {
    const guest = await arrive(database, mine)
    await expect(guest.does(ctx => consentToMembership(ctx, wish, from))).rejects.toMatchObject({ status: 403 })
    await expect(guest.does(ctx => setMarketing(ctx, { isWanted: true, version: marketing }, from))).rejects.toMatchObject({ status: 403 })
    await guest.does(ctx => setBirthDate(ctx, CHILD))
    await expect(guest.does(ctx => consentToMembership(ctx, { ...wish, marketing }, from))).rejects.toMatchObject({ status: 403 })
    await expect(guest.does(ctx => setMarketing(ctx, { isWanted: true, version: marketing }, from))).rejects.toMatchObject({ status: 403 })
    expect(await consentsOf(guest)).toEqual([])
    expect(await kindsOf(guest)).toEqual([])
  })

  it('takes no second date of birth: who is too young does not try another year', async () => {
    const guest = await arrive(database, mine)
    await guest.does(ctx => setBirthDate(ctx, CHILD))
    await guest.does(ctx => setBirthDate(ctx, CHILD))
    await expect(guest.does(ctx => setBirthDate(ctx, ADULT))).rejects.toMatchObject({
      status: 409,
      reason: { code: 'birthDateKnown' },
    })
    expect((await guest.does(getJoinState)).bornOn).toBe(CHILD)
  })

  it('takes no consent to other words than are shown now', async () => {
    const guest = await arrive(database, mine, { bornOn: ADULT })
    for (const version of ['', 'membership-self-0-id', 'membership-parent-1-id', membership.replace('-id', '-en')])
      await expect(guest.does(ctx => consentToMembership(ctx, { membership: version, marketing: null }, from))).rejects.toMatchObject({
        status: 409,
      })
    await expect(guest.does(ctx => consentToMembership(ctx, { membership, marketing: 'x' }, from))).rejects.toMatchObject({ status: 409 })
    expect(await consentsOf(guest)).toEqual([])
  })

  it('goes step by step for a grown-up, who is a student then; no role counts before', async () => {
    const guest = await arrive(database, mine, { name: 'Ñandú 王小明 ‘Aisyah' })
    expect(await guest.does(getJoinState)).toEqual({
      name: 'Ñandú 王小明 ‘Aisyah',
      email: guest.email,
      bornOn: null,
      isChild: false,
      invitedAs: [],
      step: { kind: 'birth-date' },
    })
    await guest.does(ctx => setBirthDate(ctx, ADULT))
    expect((await guest.does(getJoinState)).step).toEqual({ kind: 'consent' })
    expect(await guest.viewer()).toMatchObject({ person: { role: 'none', roles: [] } })
    await guest.does(ctx => consentToMembership(ctx, wish, from))
    expect((await guest.does(getJoinState)).step).toEqual({ kind: 'done' })
    expect(await guest.viewer()).toMatchObject({ person: { role: 'student', roles: ['student'], isChild: false } })
    const [consent] = await guest.does(listOwnConsents)
    expect(consent).toMatchObject({ purpose: 'membership', giver: 'self', version: membership, givenAt: TEST_NOW, withdrawnAt: null })
    expect(consent?.words).toBe(consentText({ purpose: 'membership', giver: 'self' }, 'id', from).words)
  })

  it('keeps what somebody was invited to be, and adds no role to it', async () => {
    const guest = await arrive(database, mine, { roles: ['mentor', 'teacher'], bornOn: ADULT })
    expect(await guest.viewer()).toMatchObject({ person: { role: 'none', roles: [] } })
    expect((await guest.does(getJoinState)).invitedAs).toEqual(['mentor', 'teacher'])
    await guest.does(ctx => consentToMembership(ctx, wish, from))
    expect(await kindsOf(guest)).toEqual([2, 3])
    expect(await guest.viewer()).toMatchObject({ person: { role: 'mentor', roles: ['mentor', 'teacher'] } })
  })

  it('writes one consent though the form was sent twice at the same time', async () => {
    const guest = await arrive(database, mine, { bornOn: ADULT })
    const send = () => guest.does(ctx => consentToMembership(ctx, { membership, marketing }, from))
    await Promise.all([send(), send(), send()])
    await send()
    expect((await consentsOf(guest)).map(row => row.purpose)).toEqual(['marketing', 'membership'])
    expect(await kindsOf(guest)).toEqual([4])
  })
})

describe('who turns 18', () => {
  it('consents for themselves from their birthday in Jakarta on, not a second before', async () => {
    const guest = await arrive(database, mine, { bornOn: CHILD })
    const before = new Date('2026-08-17T16:59:59Z')
    const birthday = new Date('2026-08-17T17:00:00Z')
    expect((await guest.does(getJoinState, before)).step.kind).toBe('guardian')
    await expect(guest.does(ctx => consentToMembership(ctx, wish, from), before)).rejects.toMatchObject({ status: 403 })
    expect((await guest.does(getJoinState, birthday)).step.kind).toBe('consent')
    await guest.does(ctx => consentToMembership(ctx, wish, from), birthday)
    expect(await guest.viewer(birthday)).toMatchObject({ person: { role: 'student', isChild: false } })
  })

  it('stays a member by a parent’s consent', async () => {
    const guest = await arrive(database, mine, { bornOn: CHILD, roles: ['student'], consent: 'parent' })
    expect(await guest.viewer()).toMatchObject({ person: { role: 'student', isChild: true } })
    expect(await guest.viewer(later(2 * DAY))).toMatchObject({ person: { role: 'student', isChild: false } })
  })
})

describe('a child’s role', () => {
  it('counts by a parent’s or school’s consent alone, never by their own', async () => {
    const own = await arrive(database, mine, { bornOn: CHILD, roles: ['student'], consent: 'self' })
    expect(await own.viewer()).toMatchObject({ person: { role: 'none', roles: [], isChild: true } })
    expect((await own.does(getJoinState)).step.kind).toBe('guardian')
    for (const consent of ['parent', 'school'] as const) {
      const guest = await arrive(database, mine, { bornOn: CHILD, roles: ['student'], consent })
      expect(await guest.viewer()).toMatchObject({ person: { role: 'student', isChild: true } })
    }
  })
})

describe('mails of marketing', () => {
  it('are allowed once and stopped at once, each a record of its own', async () => {
    const guest = await arrive(database, mine, { bornOn: ADULT, roles: ['student'], consent: 'self' })
    const allow = (now?: Date) => guest.does(ctx => setMarketing(ctx, { isWanted: true, version: marketing }, from), now)
    const stop = (now?: Date) => guest.does(ctx => setMarketing(ctx, { isWanted: false }, from), now)
    await stop()
    await allow()
    await allow()
    await stop(later(1000))
    await stop(later(2000))
    await allow(later(3000))
    const all = (await guest.does(listOwnConsents, later(3000))).filter(one => one.purpose === 'marketing')
    expect(all.map(one => [one.givenAt, one.withdrawnAt])).toEqual([
      [later(3000), null],
      [TEST_NOW, later(1000)],
    ])
    expect(await guest.viewer()).toMatchObject({ person: { role: 'student' } })
  })
})
