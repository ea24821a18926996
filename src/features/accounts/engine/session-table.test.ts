import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createAccount } from '../account/demo-account.server.ts'
import { ACCOUNT_ORIGIN, openTestEngine, PASSWORD } from '../testing.ts'

/* The engine stores its sessions' tokens as they are (docs/decisions/029): what stands around that. */
const database = openTestDatabase()
const { auth, pool } = openTestEngine(database)

const rows = async <T extends object>(sql: string, values: unknown[] = []) => (await database.pool.query<T>(sql, values)).rows

describe('the tables of the account site', () => {
  it('may be read by its own role alone, of all that are not the database’s owner', async () => {
    const readers = await rows<{ role: string; table: string }>(
      `select r.rolname as role, c.relname as table
        from pg_roles r, pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'accounts' and c.relkind in ('r', 'v', 'm', 'p')
          and not r.rolsuper and r.rolname !~ '^pg_' and r.oid <> c.relowner
          and has_schema_privilege(r.oid, n.oid, 'usage') and has_any_column_privilege(r.oid, c.oid, 'select')`,
    )
    expect(new Set(readers.map(({ role }) => role))).toEqual(new Set(['app_accounts']))
    expect(readers.map(({ table }) => table)).toContain('session')
  })

  it.each(['app_rw', 'app_anon', 'app_system'])('are out of reach of %s, in whose name sites run their statements', async role => {
    const client = await database.pool.connect()
    try {
      await client.query(`begin; set local role ${role}`)
      await expect(client.query('select token from accounts.session')).rejects.toThrow('permission denied')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('a token that was read from the database', () => {
  it('is nobody’s session without the signature that the installation’s secret makes', async () => {
    const email = 'guru@contoh.id'
    await createAccount(auth, { name: 'Pak Budi', email, password: PASSWORD })
    const { headers } = await auth.api.signInEmail({ body: { email, password: PASSWORD }, returnHeaders: true })
    const { authCookies } = await auth.$context
    const { name } = authCookies.sessionToken
    const signed = headers.getSetCookie().find(cookie => cookie.startsWith(`${name}=`))
    const value = signed?.slice(name.length + 1, signed.indexOf(';')) ?? ''
    const [{ token } = { token: '' }] = await rows<{ token: string }>('select token from accounts.session')
    const whose = async (cookie: string) => {
      const found = await auth.api.getSession({ headers: new Headers({ cookie: `${name}=${cookie}` }) })
      return found?.user.email
    }
    expect(await whose(value)).toBe(email)
    const signature = decodeURIComponent(value).slice(token.length)
    const other = await openSigned('another secret of the same length, for tests', token)
    for (const forged of [token, `${token}.`, `${token}${signature.slice(0, -8)}AAAAAAA=`, other]) {
      expect(await whose(encodeURIComponent(forged))).toBeUndefined()
    }
    const bearer = await auth.handler(
      new Request(`${ACCOUNT_ORIGIN}/auth/get-session`, { headers: { authorization: `Bearer ${token}`, 'x-session-token': token } }),
    )
    expect(await bearer.json()).toBeNull()
    expect((await pool.query('select 1 from session where token = $1', [token])).rowCount).toBe(1)
  })
})

/** Returns the cookie's value as an installation with this secret signs it. */
async function openSigned(secret: string, token: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const made = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(token))
  return `${token}.${Buffer.from(made).toString('base64')}`
}
