import { beforeAll, describe, expect, it } from 'vitest'
import { requirePermission } from '#features/permissions/permissions.ts'
import { changeSettings } from '#features/sites/commands.server.ts'
import type { Role } from '#kit/roles.ts'
import type { Ctx, Person } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { enterAsSuperadmin } from './roles.server.ts'
import { createSession, findSession, renewSession, replaceSession } from './sessions.server.ts'
import { type Enrolled, enrol } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId
beforeAll(async () => {
  mine = await database.createTenant()
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms)

async function personAt(token: string, now: Date, of = mine): Promise<Person | undefined> {
  const found = await database.asTenant(of, ctx => findSession(ctx, token), { now })
  return found === 'stranger' ? undefined : found?.person
}

/** Uses a session every day, which extends it. Returns the first day on which it is over. */
async function useDaily(token: string): Promise<number> {
  for (let day = 1; day < 120; day++) {
    const now = after(day * DAY_MS)
    const isThere = await database.asTenant(
      mine,
      async ctx => {
        const found = await findSession(ctx, token)
        if (found && found !== 'stranger') await renewSession(ctx, found.person)
        return found !== undefined
      },
      { now },
    )
    if (!isThere) return day
  }
  return 120
}

describe('a session that is used every day', () => {
  it('ends ninety days after a learner signed in, seven after staff did', async () => {
    const days: [Role[], number][] = [
      [[], 90],
      [['student'], 90],
      [['student', 'mentor'], 7],
      [['admin'], 7],
      [['superadmin'], 7],
    ]
    for (const [roles, day] of days) {
      const who = await enrol(database, mine, `Umur ${roles.join(' ')}`, roles)
      expect([roles, await useDaily(who.token)]).toEqual([roles, day])
    }
  })

  it('counts from when its person authenticated, not from when the site was told', async () => {
    const { id } = await enrol(database, mine, 'Lama', ['admin'])
    const sessionFrom = (daysAgo: number) =>
      database.asTenant(mine, ctx =>
        createSession(ctx, { memberId: id, providerSession: null, providerTokens: null, authenticatedAt: after(-daysAgo * DAY_MS) }),
      )
    expect(await personAt(await sessionFrom(6), TEST_NOW)).toBeDefined()
    expect(await personAt(await sessionFrom(7), TEST_NOW)).toBeUndefined()
  })

  it('is not outlived by the token that takes its place, which says when it ends', async () => {
    const admin = await enrol(database, mine, 'Ganti', ['admin'])
    const replace = (ctx: Ctx, person: Person) => replaceSession(ctx, person)
    const person = await personAt(admin.token, after(DAY_MS))
    if (!person) throw new Error('not signed in')
    const { token, expiresAt } = await database.asTenant(mine, ctx => replace(ctx, person), { now: after(DAY_MS) })
    expect(expiresAt).toEqual(after(7 * DAY_MS))
    expect(await personAt(token, after(7 * DAY_MS))).toBeUndefined()
    expect(await personAt(token, after(7 * DAY_MS - 1))).toBeDefined()
  })
})

describe('a superadmin', () => {
  const enter = async (who: Enrolled, now: Date) => {
    const person = await personAt(who.token, now)
    if (!person) throw new Error('not signed in')
    return await database.asTenant(mine, ctx => enterAsSuperadmin(ctx, 'Membantu admin'), {
      now,
      viewer: { kind: 'person', app: null, person },
    })
  }

  it('enters with a second factor of the last ten minutes alone', async () => {
    const plain = await enrol(database, mine, 'Tanpa', ['superadmin'])
    await database.pool.query('update sessions set second_factor_at = null where member_id = $1', [plain.id])
    expect(await enter(plain, TEST_NOW)).toBe('proof-needed')
    expect(await personAt(plain.token, TEST_NOW)).toMatchObject({ role: 'none' })
    const late = await enrol(database, mine, 'Terlambat', ['superadmin'])
    expect(await enter(late, after(10 * 60_000 + 1))).toBe('proof-needed')
    expect(await enter(late, after(10 * 60_000))).toBe('entered')
    expect(await personAt(late.token, after(HOUR_MS))).toMatchObject({ role: 'superadmin' })
  })

  it('is in for twelve hours, then stays signed in without the role, and enters anew with another line in the log', async () => {
    const who = await enrol(database, mine, 'Dua belas', ['superadmin', 'student'])
    expect(await enter(who, TEST_NOW)).toBe('entered')
    expect(await personAt(who.token, after(12 * HOUR_MS - 1))).toMatchObject({ role: 'superadmin' })
    const later = after(12 * HOUR_MS)
    expect(await personAt(who.token, later)).toMatchObject({ role: 'student', roles: ['superadmin', 'student'] })
    await database.pool.query('update sessions set second_factor_at = $2 where member_id = $1', [who.id, later])
    expect(await enter(who, later)).toBe('entered')
    expect(await personAt(who.token, after(23 * HOUR_MS))).toMatchObject({ role: 'superadmin' })
    const { rows } = await database.pool.query(`select act from audit_log where member_id = $1 and act = 'superadmin.entered'`, [who.id])
    expect(rows).toHaveLength(2)
  })
})

describe('a tenant that requires a second factor of staff', () => {
  it('takes it as a setting, written down, off at first, and nothing else', async () => {
    const tenant = await database.createTenant()
    const admin = await enrol(database, tenant, 'Atur', ['admin'])
    const change = async (value: unknown) =>
      await database.asTenant(tenant, ctx => changeSettings(ctx, { security: { secondFactor: value } }), { viewer: await admin.viewer() })
    await expect(change('semua')).rejects.toMatchObject({ status: 422 })
    await change('staff')
    const { rows } = await database.pool.query('select act, subject from audit_log where member_id = $1', [admin.id])
    expect(rows).toEqual([{ act: 'settings.changed', subject: 'security' }])
    await expect(change('off'), 'whoever set it needs it, too').rejects.toMatchObject({
      status: 403,
      reason: { code: 'SecondFactorNeeded' },
    })
  })

  it('lets nobody with a role do more than learn before they prove one; learners notice nothing', async () => {
    const tenant = await database.createTenant()
    const people = {
      admin: await enrol(database, tenant, 'Kepala', ['admin', 'student']),
      teacher: await enrol(database, tenant, 'Guru', ['teacher']),
      student: await enrol(database, tenant, 'Murid', ['student']),
      none: await enrol(database, tenant, 'Tamu'),
    }
    await database.pool.query(`insert into site_settings (tenant_id, key, value) values ($1, 'security', '{"secondFactor": "staff"}')`, [
      tenant,
    ])
    const seen = async (who: Enrolled) => {
      const person = await personAt(who.token, TEST_NOW, tenant)
      return [person?.role, person?.roles, person?.withoutFactor]
    }
    expect(await seen(people.admin)).toEqual(['student', ['student'], true])
    expect(await seen(people.teacher)).toEqual(['none', [], true])
    expect(await seen(people.student)).toEqual(['student', ['student'], undefined])
    expect(await seen(people.none)).toEqual(['none', [], undefined])
    const viewer = await people.admin.viewer()
    expect(() => requirePermission(viewer, 'content.write')).toThrow('SecondFactorNeeded')
    expect(requirePermission(viewer, 'learn')).toBe('all')
    await database.pool.query('update sessions set second_factor_at = $2 where member_id = $1', [people.admin.id, after(-5 * DAY_MS)])
    expect(await seen(people.admin), 'a proof of this sign-in is enough').toEqual(['admin', ['admin', 'student'], undefined])
  })
})
