import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import { type ProviderTokens, type SignedIn } from '#page/identity.ts'
import type { Person } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { OpenIdIdentity } from './identity.server.ts'
import { arriveMember } from './members.server.ts'
import { checkSession, endEverywhere } from './session-checks.server.ts'
import { createSession, findSession, replaceSession } from './sessions.server.ts'
import { identityOptions } from './testing.ts'

const database = openTestDatabase()
const ISSUER = 'https://lain.example'
const WHO: Omit<SignedIn, 'tokens'> = {
  issuer: ISSUER,
  subject: 'siti',
  name: 'Siti',
  email: 'siti@contoh.example',
  isEmailVerified: true,
  lang: undefined,
  providerSession: null,
}
const TOKENS: ProviderTokens = { refreshToken: 'segar', idToken: '' }

/** A provider that returns what the test tells it to; `undefined`: it has ended the session. */
class ToldIdentity extends OpenIdIdentity {
  asked = 0
  answer: () => Promise<Partial<SignedIn> | undefined> = async () => ({})
  constructor() {
    super(identityOptions(ISSUER))
  }
  override async refresh(): Promise<SignedIn | undefined> {
    this.asked++
    const said = await this.answer()
    return said && { ...WHO, tokens: { ...TOKENS, refreshToken: 'lebih-segar' }, ...said }
  }
}

let mine: TenantId
let identity: ToldIdentity
const lines: string[] = []
const log = pino({ level: 'warn' }, { write: line => void lines.push(line) })
const check = (person: Person) => checkSession({ pool: database.pool, identity, log }, buildSite({ of: mine }), person)

beforeEach(async () => {
  mine = await database.createTenant()
  identity = new ToldIdentity()
  lines.length = 0
})

/** Signs a member in two hours before the test's requests. */
async function signIn(who: Partial<SignedIn> = {}, of = mine): Promise<string> {
  const sealed = identity.sealTokens(buildSite({ of }), TOKENS)
  const before = new Date(Date.now() - 7_200_000)
  return await database.asTenant(
    of,
    async ctx => {
      const { memberId } = await arriveMember(ctx, { ...WHO, ...who })
      return await createSession(ctx, { memberId, providerSession: who.providerSession ?? null, providerTokens: sealed })
    },
    { now: before },
  )
}

async function personOf(token: string, of = mine): Promise<Person | undefined> {
  const found = await database.asTenant(of, ctx => findSession(ctx, token), { now: new Date() })
  return found === 'stranger' ? undefined : found?.person
}

async function getPerson(token: string): Promise<Person> {
  const person = await personOf(token)
  if (!person) throw new Error('not signed in')
  return person
}

describe('a session that the provider is asked about', () => {
  it('has the new name and the new address, and the old one is kept as a former one', async () => {
    const token = await signIn()
    identity.answer = async () => ({ name: 'Siti Baru', email: 'baru@contoh.example' })
    await check(await getPerson(token))
    expect(await personOf(token)).toMatchObject({ name: 'Siti Baru', email: 'baru@contoh.example' })
    const { rows } = await database.pool.query(
      'select email, left_at is null as "isNow" from member_addresses where tenant_id = $1 order by held_from',
      [mine],
    )
    expect(rows).toEqual([
      { email: 'siti@contoh.example', isNow: false },
      { email: 'baru@contoh.example', isNow: true },
    ])
  })

  it('keeps the verified address where the new one is not verified', async () => {
    const token = await signIn()
    identity.answer = async () => ({ name: 'Siti Baru', email: 'korban@contoh.example', isEmailVerified: false })
    await check(await getPerson(token))
    expect(await personOf(token)).toMatchObject({ name: 'Siti Baru', email: 'siti@contoh.example' })
    const { rows } = await database.pool.query('select email from member_addresses where tenant_id = $1', [mine])
    expect(rows).toEqual([{ email: 'siti@contoh.example' }])
  })

  it('ends where the provider speaks of somebody else, and nobody’s name or address changes', async () => {
    const [token, other] = [await signIn(), await signIn({ subject: 'budi', name: 'Budi', email: 'budi@contoh.example' })]
    identity.answer = async () => ({ subject: 'budi', name: 'Jahat', email: 'jahat@contoh.example' })
    await check(await getPerson(token))
    expect(await personOf(token)).toBeUndefined()
    expect(await personOf(other)).toMatchObject({ name: 'Budi', email: 'budi@contoh.example' })
    const { rows } = await database.pool.query('select name, email from members where tenant_id = $1 order by name', [mine])
    expect(rows).toEqual([
      { name: 'Budi', email: 'budi@contoh.example' },
      { name: 'Siti', email: 'siti@contoh.example' },
    ])
    expect(lines.join()).toContain('somebody else')
  })

  it('ends where it has ended there, though its token was changed for a new one meanwhile', async () => {
    const token = await signIn()
    const person = await getPerson(token)
    let fresh = ''
    identity.answer = async () => {
      fresh = (await database.asTenant(mine, ctx => replaceSession(ctx, person), { now: new Date() })).token
      return undefined
    }
    await check(person)
    expect([await personOf(token), await personOf(fresh)]).toEqual([undefined, undefined])
  })

  it('goes on with the new tokens, though its token was changed for a new one meanwhile', async () => {
    const token = await signIn()
    const person = await getPerson(token)
    identity.answer = async () => {
      await database.asTenant(mine, ctx => replaceSession(ctx, person), { now: new Date() })
      return {}
    }
    await check(person)
    const { rows } = await database.pool.query('select provider_tokens from sessions where tenant_id = $1', [mine])
    expect(identity.openTokens(buildSite({ of: mine }), rows[0].provider_tokens)).toMatchObject({ refreshToken: 'lebih-segar' })
  })

  it('stays where the provider can’t be reached, and is asked about once', async () => {
    const token = await signIn()
    const person = await getPerson(token)
    identity.answer = async () => {
      throw new Error('away')
    }
    await Promise.all([check(person), check(person)])
    expect([identity.asked, await personOf(token)]).toEqual([1, expect.objectContaining({ name: 'Siti' })])
  })
})

describe('signing out everywhere', () => {
  it('ends by the subject alone all sessions of theirs at all tenants, those without a session of the provider too, and nobody else’s', async () => {
    const theirs = await database.createTenant()
    const ending = [await signIn(), await signIn({ providerSession: 'sesi-1' }), await signIn({}, theirs)]
    const staying = [await signIn({ subject: 'budi', email: 'budi@contoh.example' }), await signIn({ issuer: 'account-site' })]
    await endEverywhere(database.pool, { issuer: ISSUER, subject: 'siti' })
    const left = await Promise.all([
      ...ending.map((token, at) => personOf(token, at === 2 ? theirs : mine)),
      ...staying.map(token => personOf(token)),
    ])
    expect(left).toEqual([undefined, undefined, undefined, expect.anything(), expect.anything()])
  })

  it('ends them at the other tenants where one fails, and says that it did', async () => {
    const [failing, theirs] = [await database.createTenant(), await database.createTenant()]
    const there = await signIn({}, failing)
    const ending = [await signIn(), await signIn({}, theirs)]
    await database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger refuse before delete on sessions for each row when (old.tenant_id = '${failing}') execute function refuse()`)
    await expect(endEverywhere(database.pool, { issuer: ISSUER, subject: 'siti' })).rejects.toThrow('at 1 tenant')
    await database.pool.query('drop trigger refuse on sessions; drop function refuse')
    expect(await Promise.all(ending.map((token, at) => personOf(token, at === 1 ? theirs : mine)))).toEqual([undefined, undefined])
    expect(await personOf(there, failing)).toBeDefined()
  })
})
