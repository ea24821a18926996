import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Config } from '#platform/config/config.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { readSecretFile, secretFileOf, writeSecretFile } from '#platform/crypto/secret-file.ts'

/** Rows of `accounts.secrets`: the secret itself, where older versions kept it; and what tells it from others without revealing it. */
const STORED = 'auth'
const FINGERPRINT = 'fingerprint'
const SECRET_BYTES = 32

/** Where the secret comes from: the operator's, else the file in the data folder. */
export type SecretOptions = Pick<Config, 'secret' | 'dataDir'>

/**
 * Returns the installation's secret, which signs the account site's cookies and links and seals what the database stores: `SECRET`, else the content of
 * `DATA_DIR/secret`, which is made at the first start. Moves a secret that an older version kept in the database into the file. `pool`: connections of
 * `createAccountsPool`. Throws an Error that says what to do if the database was sealed with another secret, or with one that is missing.
 */
export async function loadSecret(pool: pg.Pool, options: SecretOptions): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Processes that start together take turns: one of them makes the secret, and writes the file before the others look for it.
    await client.query(`select pg_advisory_xact_lock(hashtext('sanggar.secret'))`)
    const secret = await settle(client, options)
    await client.query('commit')
    return secret
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** Returns whether an older version's secret is still stored in the database. */
export async function isSecretStored(pool: pg.Pool): Promise<boolean> {
  return (await readRows(pool)).has(STORED)
}

/**
 * Lets the next start take whatever secret it has, or make one: for an installation whose secret is lost. What was sealed with the lost one stays closed;
 * the keys of the account site's tokens are removed, and made anew.
 */
export async function forgetSecret(pool: pg.Pool): Promise<void> {
  await pool.query('with forgotten as (delete from secrets where name = $1) delete from jwks', [FINGERPRINT])
}

async function settle(client: pg.PoolClient, { secret: given, dataDir }: SecretOptions): Promise<string> {
  const rows = await readRows(client)
  const [stored, fingerprint] = [rows.get(STORED), rows.get(FINGERPRINT)]
  const own = given ?? (await readSecretFile(dataDir))
  const from = given === undefined ? secretFileOf(dataDir) : 'SECRET'
  if (own === undefined) {
    if (stored === undefined && (fingerprint !== undefined || (await hasKeys(client))))
      throw new Error(`${from} is missing, but the database was sealed with a secret: ${CURE}`)
    const made = stored ?? randomBytes(SECRET_BYTES).toString('base64url')
    await writeSecretFile(dataDir, made)
    await keep(client, made)
    return made
  }
  const isKnown = fingerprint === undefined ? stored === undefined || stored === own || given !== undefined : fingerprint === printOf(own)
  if (!isKnown) throw new Error(`${from} is another secret than the one that the database was sealed with: ${CURE}`)
  await keep(client, own)
  return own
}

const CURE =
  'put back DATA_DIR/secret from a backup of the data folder, or set SECRET as it was. All processes of one database need the same SECRET, ' +
  'or a copy of the same DATA_DIR/secret. If the secret is lost for good, `npm run doctor -- --forget-secret` says what goes with it'

/** Notes which secret it is, and removes its copy from the database. A different one there may be the only copy of what sealed older rows: it stays. */
async function keep(client: pg.PoolClient, secret: string): Promise<void> {
  await client.query('insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing', [FINGERPRINT, printOf(secret)])
  await client.query('delete from secrets where name = $1 and value = $2', [STORED, secret])
}

const printOf = (secret: string) => createSeal(secret).derive('fingerprint')

/** True if the account site has made its keys, which are sealed: a version that noted no fingerprint was started with a `SECRET`. */
async function hasKeys(client: pg.PoolClient): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from jwks limit 1')
  return rowCount === 1
}

async function readRows(client: pg.Pool | pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>('select name, value from secrets')
  return new Map(rows.map(row => [row.name, row.value]))
}
