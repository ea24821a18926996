import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { isSecretStored } from '#features/accounts/engine/secret.server.ts'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import type { Config } from '#platform/config/config.ts'
import { secretFileOf } from '#platform/crypto/secret-file.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import { toMissing } from '#platform/missing.ts'
import { isDemoTenant } from '../../../db/seed/ids.ts'
import { findDemoAccounts } from '../../../db/seed/mark.ts'
import { DEMO_CLIENT_NAME } from '../demo/demo-client.ts'

export interface Finding {
  /** error: not safe for the public; warning: something is missing; note: worth knowing. */
  level: 'error' | 'warning' | 'note'
  what: string
  cure: string
}

export interface Patient {
  config: Config
  /** The environment, for settings that only parts of the product read. */
  env: Record<string, string | undefined>
  pool: pg.Pool
  /** Connections of `createAccountsPool`. */
  accounts: pg.Pool
}

/** Returns what is unsafe for an installation that the public reaches, errors first. Changes nothing. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const found = [
    ...examineSettings(patient),
    ...(await examineFiles(patient)),
    ...(await examineDemo(patient)),
    ...(await examineAccounts(patient)),
  ]
  const levels: Finding['level'][] = ['error', 'warning', 'note']
  return found.sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
}

type Check = [isFound: boolean, level: Finding['level'], what: string, cure: string]

const toFindings = (checks: readonly Check[]): Finding[] =>
  checks.flatMap(([isFound, level, what, cure]) => (isFound ? [{ level, what, cure }] : []))

function examineSettings({ config, env }: Patient): Finding[] {
  const isHttps = config.publicScheme === 'https'
  const isPublicDomain = config.baseDomain !== 'localhost'
  return toFindings([
    [isHttps && config.demo === true, 'error', 'DEMO=1 with https: an empty database gets known accounts', 'unset DEMO, or set DEMO=0'],
    [
      !isHttps && isPublicDomain,
      'error',
      `BASE_DOMAIN is ${config.baseDomain}, but PUBLIC_SCHEME is http: passwords and cookies travel in clear`,
      'put a proxy with TLS in front and set PUBLIC_SCHEME=https, PUBLIC_PORT=443, TRUSTED_PROXIES=1',
    ],
    [
      isHttps && config.trustedProxies === 0,
      'error',
      'TRUSTED_PROXIES is 0 with https: all visitors share the rate limits of the proxy’s address',
      'set TRUSTED_PROXIES to the number of proxies in front, usually 1',
    ],
    [
      env['WEBHOOKS_LOOPBACK'] === '1',
      'error',
      'WEBHOOKS_LOOPBACK=1: admins of a tenant can make this machine call its own services',
      'unset WEBHOOKS_LOOPBACK',
    ],
    [
      !config.metricsToken,
      'warning',
      'METRICS_TOKEN is missing: /metrics is open to whatever reaches the port from this machine, a proxy included',
      'set METRICS_TOKEN to 16 characters or more',
    ],
    [
      !config.mail,
      'warning',
      'SMTP_URL is missing: nobody gets a mail, so nobody can sign up or reset a password',
      'set SMTP_URL and MAIL_FROM',
    ],
    [!config.clamd, 'note', 'CLAMD is missing: uploads are not scanned for viruses', 'run ClamAV’s daemon and set CLAMD'],
  ])
}

async function examineFiles({ config, accounts }: Patient): Promise<Finding[]> {
  const { dataDir, secret } = config
  const secretFile = secretFileOf(dataDir)
  const files = [...(secret ? [] : [secretFile]), join(dataDir, 'postgres.password'), join(dataDir, 'demo.json')]
  const open = await Promise.all(files.map(async file => ((await modeOf(file)) ?? 0) & 0o077))
  return [
    ...files.flatMap((file, at): Finding[] =>
      open[at]
        ? [{ level: 'error', what: `${file} can be read or written by other users of this machine`, cure: `chmod 600 ${file}` }]
        : [],
    ),
    ...toFindings([
      [
        !secret && (await modeOf(secretFile)) === undefined,
        'error',
        `there is no secret: neither SECRET nor ${secretFile}`,
        'start the product once, which makes the file; or set SECRET to 32 random characters or more',
      ],
      [
        await isSecretStored(accounts),
        'error',
        'the secret of an older version is still stored in the database, beside all that it seals',
        'start the product once without SECRET, which moves it to DATA_DIR/secret; if SECRET is another one and nothing older is needed, ' +
          `delete it: delete from accounts.secrets where name = 'auth'`,
      ],
    ]),
  ]
}

/** Returns a file's permissions; undefined if there is none. */
async function modeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(toMissing)
  return found && found.mode & 0o777
}

const REMOVE = 'npm run doctor -- --remove-demo'

async function examineDemo({ pool, accounts }: Patient): Promise<Finding[]> {
  const demoAccounts = await findDemoAccounts(accounts)
  const { tenants, clients, superadmins } = await withScope(pool, { system: 'load-demo' }, async db => ({
    tenants: (await db.selectFrom('directory.tenants').select(['id', 'slug']).execute()).filter(isDemoTenant).length,
    clients: await countDemoClients(db),
    superadmins: (await listSubjects(db)).filter(subject => demoAccounts.has(subject)).length,
  }))
  return toFindings([
    [superadmins > 0, 'error', 'the demo’s superadmin can enter every tenant', REMOVE],
    [demoAccounts.size > 0, 'error', `${demoAccounts.size} accounts of the demo can sign in with passwords that demo.json holds`, REMOVE],
    [clients > 0, 'error', `API clients of the demo have all scopes at ${clients} tenants`, REMOVE],
    [
      tenants > 0,
      'warning',
      `${tenants} tenants of the demo show invented content`,
      'begin anew with an empty database and DEMO=0, if nobody uses them',
    ],
  ])
}

async function countDemoClients(db: Db): Promise<number> {
  // every tenant: older versions gave the demo's client to those that are not the demo's, too
  const { count } = await db
    .selectFrom('app_clients')
    .select(is => is.fn.count<string>('tenant_id').distinct().as('count'))
    .where('name', '=', DEMO_CLIENT_NAME)
    .where('created_by', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function listSubjects(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('directory.superadmins').select('subject').where('issuer', '=', OWN_ACCOUNTS).execute()
  return rows.map(row => row.subject)
}

async function examineAccounts({ pool, accounts }: Patient): Promise<Finding[]> {
  const subjects = await withScope(pool, { system: 'superadmins' }, listSubjects)
  const { rows } = await accounts.query<{ email: string }>(
    `select email from "user" u where id = any($1) and not exists (select from "twoFactor" f where f."userId" = u.id and f.verified) order by email`,
    [subjects],
  )
  return rows.map(({ email }) => ({
    level: 'error',
    what: `the superadmin ${email} has no second factor`,
    cure: 'they turn it on at the account site, under security; or: npm run accounts -- superadmin --remove ' + email,
  }))
}
