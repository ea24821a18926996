// Says what is unsafe for an installation that the public reaches, and how to cure it; also while the product runs. Exits with 1 if there are errors.
//   npm run doctor                        looks, and changes nothing
//   npm run doctor -- --remove-demo       takes the demo's logins, API clients and superadmin out; its tenants stay
//   npm run doctor -- --forget-secret     for an installation whose secret is lost: the next start takes another one
// Reads the environment as the product does: run it with the settings of the product.
import { createAccountsPool } from '#features/accounts/engine/accounts-pool.ts'
import { forgetSecret, loadSecret } from '#features/accounts/engine/secret.server.ts'
import { Sites } from '#features/sites/sites.server.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { demoClient } from '../src/main/demo/demo-client.ts'
import { examine } from '../src/main/doctor/examine.ts'
import { removeDemo } from '../src/main/doctor/remove-demo.ts'
import { asOperator, type OperatorTools } from './operator.ts'

interface Tools extends OperatorTools {
  accounts: ReturnType<typeof createAccountsPool>
}

const USAGE = 'usage: npm run doctor [-- --remove-demo | --forget-secret]'

const [flag, ...others] = process.argv.slice(2)
await asOperator(async operator => {
  const accounts = createAccountsPool(operator.databaseUrl, 1, () => {})
  const tools = { ...operator, accounts }
  try {
    if (others.length > 0) throw new Error(USAGE)
    await requireSchema(tools)
    if (flag === undefined) await look(tools)
    else if (flag === '--remove-demo') await remove(tools)
    else if (flag === '--forget-secret') await forget(tools)
    else throw new Error(USAGE)
  } finally {
    await accounts.end()
  }
})

async function requireSchema({ pool }: Tools): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('directory.demo') is not null as there`)
  if (!rows[0]?.there) throw new Error('the database is empty, or of an older version: start the product once, which migrates it')
}

async function look({ config, pool, accounts }: Tools): Promise<void> {
  const findings = await examine({ config, env: process.env, pool, accounts })
  for (const { level, what, cure } of findings) console.log(`${level}: ${what}\n  cure: ${cure}`)
  const count = (of: string) => findings.filter(({ level }) => level === of).length
  console.log(`${count('error')} errors, ${count('warning')} warnings, ${count('note')} notes`)
  if (count('error') > 0) process.exitCode = 1
}

async function remove({ config, pool, accounts, log }: Tools): Promise<void> {
  const seal = createSeal(await loadSecret(accounts, config))
  const main = await new Sites(pool, log).findMain(config.baseDomain)
  const removed = await removeDemo({
    pool,
    accounts,
    log,
    dataDir: config.dataDir,
    clientId: demoClient(seal).id,
    mainTenant: main?.tenantId,
  })
  console.log(
    `removed of the demo: ${removed.accounts} accounts, ${removed.members} memberships, ${removed.clients} API clients, ${removed.superadmins} superadmins; ` +
      'its tenants stay. Name admins: npm run accounts -- admin ADDRESS HOST',
  )
}

async function forget({ accounts }: Tools): Promise<void> {
  await forgetSecret(accounts)
  console.log(
    'the next start takes the secret that it is given, or makes one. Lost with the old one: sessions, second factors (npm run accounts -- second-factor ' +
      '--remove ADDRESS), signing secrets of webhooks (each gets a new one in the studio), and the anonymous key of the hosted database',
  )
}
