import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OpenIdIdentity } from '#features/members/identity.server.ts'
import { checkSession } from '#features/members/session-checks.server.ts'
import { enrol, identityOptions } from '#features/members/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { type SignedIn } from '#page/identity.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const ISSUER = 'account-site'
const ME = '/api/services/v1/user/me'
const ROTATION = '/api/auth/generate/token'

/** A provider that counts its calls and returns what the test sets: `over`, or that the session goes on. */
class CountingIdentity extends OpenIdIdentity {
  asked = 0
  isOver = false
  subject = ''
  constructor() {
    super(identityOptions(ISSUER))
  }
  override async refresh(): Promise<SignedIn | undefined> {
    this.asked++
    if (this.isOver) return undefined
    const tokens = { refreshToken: 'lebih-segar', idToken: '' }
    const email = 'siti@contoh.example'
    return {
      issuer: ISSUER,
      subject: this.subject,
      name: 'Siti',
      email,
      isEmailVerified: true,
      lang: undefined,
      providerSession: null,
      tokens,
    }
  }
}

const database = openTestDatabase()
const identity = new CountingIdentity()
const log = pino({ level: 'silent' })
const { ask, tokenOf } = openTestCalls(
  database,
  {},
  { identity, checkSession: (site, person) => checkSession({ pool: database.pool, identity, log }, site, person) },
)

let of: TenantId
let appToken: string
let accessToken: string
let memberId: string

beforeAll(async () => {
  of = await database.createTenant()
  appToken = await tokenOf(of, [])
})
beforeEach(async () => {
  const made = await enrol(database, of, 'Siti', ['student'])
  accessToken = made.token
  memberId = made.id
  const { rows } = await database.pool.query('select subject from members where id = $1', [memberId])
  identity.subject = rows[0].subject
  identity.isOver = false
  identity.asked = 0
  await checkedBefore(2)
})

/** Makes the session appear to have been last checked this many hours ago. */
async function checkedBefore(hours: number): Promise<void> {
  const sealed = identity.sealTokens(buildSite({ of }), { refreshToken: 'segar', idToken: '' })
  await database.pool.query(
    `update sessions set provider_tokens = $2, checked_at = now() - $3 * interval '1 hour', authenticated_at = now(), expires_at = now() + interval '30 days' where member_id = $1`,
    [memberId, sealed, hours],
  )
}

const sessions = async () => (await database.pool.query('select provider_tokens from sessions where member_id = $1', [memberId])).rows
const call = (path: string, method: 'GET' | 'POST', token = accessToken) =>
  ask(path, { of, token: appToken, method, headers: { authorization: token } })

describe('a client that uses calls only', () => {
  it('has its session asked about an hour after the last time, and loses it where it is over', async () => {
    identity.isOver = true
    expect((await call(ME, 'GET')).status).toBe(200)
    await expect.poll(sessions).toEqual([])
    expect(await call(ME, 'GET')).toMatchObject({ status: 401 })
    expect(identity.asked).toBe(1)
  })

  it('has it asked about after a call that is refused as well', async () => {
    identity.isOver = true
    expect((await call('/api/services/v1/webhook', 'GET')).status).toBeGreaterThanOrEqual(400)
    await expect.poll(sessions).toEqual([])
  })

  it('gets no new token for a session that is over', async () => {
    identity.isOver = true
    expect((await call(ROTATION, 'POST')).status).toBe(401)
    expect([await sessions(), identity.asked]).toEqual([[], 1])
  })

  it('gets a new token for one that goes on, which is asked about again an hour later', async () => {
    const { status, body } = await call(ROTATION, 'POST')
    const { token } = body.data as { token: string }
    expect([status, identity.asked, (await call(ME, 'GET', token)).status]).toEqual([200, 1, 200])
    const [{ provider_tokens }] = await sessions()
    expect(identity.openTokens(buildSite({ of }), provider_tokens)).toMatchObject({ refreshToken: 'lebih-segar' })
    await checkedBefore(2)
    identity.isOver = true
    expect((await call(ROTATION, 'POST', token)).status).toBe(401)
  })

  it('is not asked about within the hour', async () => {
    await checkedBefore(0)
    expect([(await call(ME, 'GET')).status, (await call(ROTATION, 'POST')).status, identity.asked]).toEqual([200, 200, 0])
  })
})
