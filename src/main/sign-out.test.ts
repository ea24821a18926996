import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OpenIdIdentity } from '#features/members/identity.server.ts'
import { arriveMember } from '#features/members/members.server.ts'
import * as logout from '#features/members/pages/logout.server.tsx'
import { createSession } from '#features/members/sessions.server.ts'
import { identityOptions } from '#features/members/testing.ts'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { type ProviderTokens } from '#page/identity.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import type { Runtime } from './runtime.ts'
import { openTestPages } from './testing-pages.ts'

/*
 * What signing out ends, depending on what the provider supports. The endpoint and the database are real, so that commits and waits for a row that the page
 * itself locks are seen.
 */
const ISSUER = 'https://lain.example'
const END = 'https://lain.example/end'

class EndingIdentity extends OpenIdIdentity {
  answer: () => string | null = () => END
  constructor() {
    super(identityOptions(ISSUER))
  }
  override async endUrl(): Promise<string | null> {
    return this.answer()
  }
}

const database = openTestDatabase()
const identity = new EndingIdentity()
const error = vi.fn()
// Named boundary: the part of a log that pages use.
const log = { error, warn: vi.fn(), info: vi.fn() } as unknown as Runtime['log']
const { pages } = openTestPages(database, { publicPage: logout }, { identity, log })
const TOKENS: ProviderTokens = { refreshToken: 'segar', idToken: 'x' }

let mine: TenantId
let theirs: TenantId
beforeEach(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})

async function signIn(of: TenantId, subject: string, isSealed = true): Promise<string> {
  return await database.asTenant(
    of,
    async ctx => {
      const who = {
        issuer: ISSUER,
        subject,
        name: subject,
        email: `${subject}@contoh.example`,
        isEmailVerified: true,
        lang: undefined,
        providerSession: null,
      }
      const { memberId } = await arriveMember(ctx, who)
      const providerTokens = isSealed ? identity.sealTokens(buildSite({ of }), TOKENS) : null
      return await createSession(ctx, { memberId, providerSession: null, providerTokens })
    },
    { now: new Date() },
  )
}

async function signOut(token: string) {
  const headers = {
    origin: ORIGIN,
    host: 'uji.localhost:3000',
    cookie: `sanggar_access=${token}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const answer = await pages.answer(new Request(`${ORIGIN}/Logout`, { method: 'POST', headers, body: '' }), buildSite({ of: mine }))
  return { status: answer.status, location: answer.headers.get('location'), cookies: answer.headers.getSetCookie().join() }
}

/** Makes the database refuse to end a tenant's sessions this many times. Uses a sequence, which keeps counting when a transaction is rolled back. */
async function failToEnd(of: TenantId, times: number): Promise<void> {
  await database.pool.query(`
    create sequence tries;
    create function stop_it() returns trigger language plpgsql security definer as
      $$ begin if nextval('public.tries') <= ${times} then raise 'stop'; end if; return old; end $$;
    create trigger stop_it before delete on sessions for each row when (old.tenant_id = '${of}') execute function stop_it()`)
}

/** Returns who is still signed in, and where. */
async function left(): Promise<string[]> {
  const { rows } = await database.pool.query<{ left: string }>(
    `select m.subject || case s.tenant_id when $1 then ' here' else ' there' end as left from sessions s
      join members m on m.tenant_id = s.tenant_id and m.id = s.member_id where s.tenant_id in ($1, $2) order by 1`,
    [mine, theirs],
  )
  return rows.map(row => row.left)
}

describe('signing out', () => {
  it.each<[string, () => string | null, boolean, string, string[]]>([
    ['leads to where the provider ends its own session', () => END, true, END, ['budi here', 'siti here', 'siti there']],
    ['ends all sessions of the person, everywhere, where the provider has no such address', () => null, true, '/', ['budi here']],
    ['does so where it has no tokens to go there with', () => END, false, '/', ['budi here']],
    [
      'does so where the provider can’t be reached',
      () => {
        throw new Error('away')
      },
      true,
      '/',
      ['budi here'],
    ],
  ])('%s', async (_name, answer, isSealed, location, staying) => {
    identity.answer = answer
    const token = await signIn(mine, 'siti', isSealed)
    for (const [of, subject] of [
      [mine, 'siti'],
      [theirs, 'siti'],
      [mine, 'budi'],
    ] as const)
      await signIn(of, subject)
    const answered = await signOut(token)
    expect(answered).toMatchObject({ status: 303, location, cookies: expect.stringContaining('sanggar_access=;') })
    expect(await left()).toEqual(staying)
  })

  it.each([
    [1, 'it is tried again', ['budi here']],
    [2, 'they stay', ['budi here', 'siti there']],
  ])('signs out here, though ending the sessions at the other sites fails %i time(s): %s', async (times, _name, staying) => {
    identity.answer = () => null
    const token = await signIn(mine, 'siti')
    await signIn(theirs, 'siti')
    await signIn(mine, 'budi')
    await failToEnd(theirs, times)
    error.mockClear()
    const answered = await signOut(token)
    await database.pool.query('drop trigger stop_it on sessions; drop function stop_it; drop sequence tries')
    expect(answered).toMatchObject({ status: 303, location: '/', cookies: expect.stringContaining('sanggar_access=;') })
    expect(await left()).toEqual(staying)
    expect(error.mock.calls).toEqual(
      times < 2
        ? []
        : [[{ err: expect.any(Error), issuer: ISSUER, subject: 'siti' }, 'a person has signed out, but stays signed in at other sites']],
    )
  })

  it('ends nothing where nobody is signed in', async () => {
    await signIn(mine, 'siti')
    expect(await signOut('acc_dibuat-buat')).toMatchObject({ status: 303, location: '/' })
    expect(await left()).toEqual(['siti here'])
  })
})
