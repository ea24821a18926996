import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsPool } from '#features/accounts/engine/accounts-pool.ts'
import { createClient, restoreClient } from '#features/api-clients/app-tokens.server.ts'
import { parseConfig } from '#platform/config/config.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { seedId } from '../../../db/seed/ids.ts'
import { examine } from './examine.ts'
import { removeDemo } from './remove-demo.ts'

const database = openTestDatabase()
const accounts = createAccountsPool(database.url, 2, () => {})
const made = mkdtemp(join(tmpdir(), 'sanggar-doctor-'))
afterAll(async () => {
  await accounts.end()
  await rm(await made, { recursive: true, force: true })
})

const rows = async (statement: string, values: unknown[] = []) => (await database.pool.query(statement, values)).rows
const SAFE = {
  BASE_DOMAIN: 'kelas.example',
  PUBLIC_SCHEME: 'https',
  TRUSTED_PROXIES: '1',
  SECRET: 'forty characters that nobody else may see',
  METRICS_TOKEN: 'a token of the operator',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Kelas <halo@kelas.example>',
  CLAMD: 'tcp://127.0.0.1:3310',
}

beforeEach(async () => {
  for (const table of ['directory.tenants', 'directory.superadmins', 'directory.demo', 'accounts."user"', 'accounts.secrets'])
    await rows(`delete from ${table}`)
  for (const name of ['secret', 'demo.json', 'postgres.password']) await rm(join(await made, name), { force: true })
})

/** Returns the findings as `level: what`. `changes`: settings that differ from a safe installation's; undefined: left out. */
async function look(changes: Record<string, string | undefined> = {}): Promise<string[]> {
  const env: Record<string, string | undefined> = { ...SAFE, DATA_DIR: await made, ...changes }
  const findings = await examine({ config: parseConfig(env), env, pool: database.pool, accounts })
  for (const { cure } of findings) expect(cure.length).toBeGreaterThan(10)
  return findings.map(({ level, what }) => `${level}: ${what}`)
}

async function addAccount(id: string, email: string, hasFactor = false): Promise<void> {
  await rows(`insert into accounts."user" (id, name, email, "emailVerified") values ($1, 'Siti', $2, true)`, [id, email])
  const factor = 'insert into accounts."twoFactor" (id, secret, "backupCodes", "userId", verified) values ($1, $2, $2, $1, true)'
  if (hasFactor) await rows(factor, [id, 'x'])
}
const addSuperadmin = (subject: string) =>
  rows(`insert into directory.superadmins (issuer, subject) values ('account-site', $1)`, [subject])

describe('the doctor', () => {
  it('finds nothing in an installation that is safe', async () => {
    await database.createTenant()
    await addAccount('ani', 'ani@contoh.id', true)
    await addSuperadmin('ani')
    expect(await look()).toEqual([])
  })

  it.each<[Record<string, string | undefined>, RegExp]>([
    [{ DEMO: '1' }, /^error: DEMO=1 with https/],
    [{ PUBLIC_SCHEME: 'http' }, /^error: BASE_DOMAIN is kelas\.example, but PUBLIC_SCHEME is http/],
    [{ TRUSTED_PROXIES: undefined }, /^error: TRUSTED_PROXIES is 0 with https/],
    [{ WEBHOOKS_LOOPBACK: '1', BASE_DOMAIN: undefined }, /^error: WEBHOOKS_LOOPBACK=1/],
    [{ SECRET: undefined }, /^error: there is no secret: neither SECRET nor .*\/secret$/],
    [{ METRICS_TOKEN: undefined }, /^warning: METRICS_TOKEN is missing/],
    [{ SMTP_URL: undefined, MAIL_FROM: undefined }, /^warning: SMTP_URL is missing/],
    [{ CLAMD: undefined }, /^note: CLAMD is missing/],
  ])('finds what the settings lack: %j', async (changes, what) => {
    expect(await look(changes)).toEqual([expect.stringMatching(what)])
  })

  it('takes http for granted on a developer’s machine', async () => {
    expect(await look({ BASE_DOMAIN: undefined, PUBLIC_SCHEME: undefined, TRUSTED_PROXIES: undefined, DEMO: '1' })).toEqual([])
  })

  it.each(['secret', 'postgres.password', 'demo.json'])('finds that others can read %s', async name => {
    const file = join(await made, name)
    await writeFile(file, 's'.repeat(40), { mode: 0o600 })
    await writeFile(join(await made, 'secret'), 's'.repeat(40), { mode: 0o600 })
    expect(await look({ SECRET: undefined })).toEqual([])
    await chmod(file, 0o640)
    expect(await look({ SECRET: undefined })).toEqual([`error: ${file} can be read or written by other users of this machine`])
  })

  it('finds a secret that is still stored in the database, and a superadmin without a second factor', async () => {
    await rows(`insert into accounts.secrets (name, value) values ('auth', 'x')`)
    await addAccount('ani', 'ani@contoh.id')
    await addSuperadmin('ani')
    expect(await look()).toEqual([
      expect.stringMatching(/^error: the secret of an older version is still stored/),
      'error: the superadmin ani@contoh.id has no second factor',
    ])
  })
})

describe('the demo, in an installation that became a real one', () => {
  const clientId = newId()
  const tools = async (mainTenant?: TenantId) => ({
    pool: database.pool,
    accounts,
    log: pino({ level: 'silent' }),
    dataDir: await made,
    clientId,
    mainTenant,
  })
  let real: TenantId
  beforeEach(async () => {
    real = await database.createTenant('nyata')
    await rows('insert into directory.tenants (id, slug, site_id, name) values ($1, $2, 1, $2)', [seedId('demo'), 'demo'])
    await rows(`insert into directory.demo (state) values ('loaded')`)
    await addAccount('demo-superadmin', 'superadmin@sanggar.example', true)
    await addAccount('demo-admin', 'admin@sanggar.example')
    await addAccount('ani', 'ani@contoh.id', true)
    for (const subject of ['demo-superadmin', 'ani']) await addSuperadmin(subject)
    for (const [tenant, subject] of [
      [seedId('demo'), 'demo-admin'],
      [real, 'demo-superadmin'],
      [real, 'ani'],
    ])
      await rows(
        `insert into members (tenant_id, id, issuer, subject, name, email, joined_at, seen_at) values ($1, gen_random_uuid(), 'account-site', $2, 'Siti', $3, now(), now())`,
        [tenant, subject, `${subject}@x.example`],
      )
    const secret = 's'.repeat(43)
    await database.asTenant(real, ctx => restoreClient(ctx, { id: newId(), secret, name: 'Aplikasi demo', scopes: ['content:write'] }))
    await database.asTenant(real, ctx => restoreClient(ctx, { id: clientId, secret, name: 'Diganti namanya', scopes: ['content:write'] }))
    await database.asTenant(real, ctx => createClient(ctx, 'Absensi', ['content:write']))
    await writeFile(join(await made, 'demo.json'), '{}', { mode: 0o600 })
  })

  it('is found', async () => {
    expect(await look()).toEqual([
      'error: the demo’s superadmin can enter every tenant',
      'error: 2 accounts of the demo can sign in with passwords that demo.json holds',
      'error: API clients of the demo have all scopes at 1 tenants',
      'warning: 1 tenants of the demo show invented content',
    ])
  })

  it('loses its logins, API clients and superadmin, and nobody else’s; the audit logs say so', async () => {
    const removed = await removeDemo(await tools(real))
    expect(removed).toEqual({ accounts: 2, members: 2, clients: 2, superadmins: 1 })
    expect(await look()).toEqual(['warning: 1 tenants of the demo show invented content'])
    expect(await rows('select id from accounts."user"')).toEqual([{ id: 'ani' }])
    expect(await rows('select subject from directory.superadmins')).toEqual([{ subject: 'ani' }])
    expect(await rows('select subject from members')).toEqual([{ subject: 'ani' }])
    expect(await rows('select name from app_clients where revoked_at is null')).toEqual([{ name: 'Absensi' }])
    expect(await rows('select state from directory.demo')).toEqual([{ state: 'removed' }])
    await expect(stat(join(await made, 'demo.json'))).rejects.toMatchObject({ code: 'ENOENT' })
    const acts = await rows('select act, actor, count(*)::int from audit_log group by 1, 2 order by 1')
    expect(acts).toEqual([
      { act: 'client.revoked', actor: 'operator', count: 2 },
      { act: 'member.removed', actor: 'operator', count: 2 },
      { act: 'superadmin.revoked', actor: 'operator', count: 1 },
    ])
    expect(await removeDemo(await tools(real))).toEqual({ accounts: 0, members: 0, clients: 0, superadmins: 0 })
  })

  it('is taken out also where the demo did not fill the database, as older versions could leave it', async () => {
    await rows('delete from directory.demo')
    expect(await removeDemo(await tools())).toMatchObject({ accounts: 2, superadmins: 1 })
    expect(await rows('select state from directory.demo')).toEqual([])
  })
})
