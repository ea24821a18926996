import { randomBytes } from 'node:crypto'
import type pg from 'pg'

const NAME = 'auth'
const SECRET_BYTES = 32

/**
 * Returns the secret that signs the account site's cookies and links: the operator's, or one that is generated once and stored in the database, so that
 * all processes agree and sessions survive a restart.
 */
export async function loadSecret(pool: pg.Pool, given?: string): Promise<string> {
  if (given) return given
  await pool.query('insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing', [
    NAME,
    randomBytes(SECRET_BYTES).toString('base64url'),
  ])
  const { rows } = await pool.query<{ value: string }>('select value from secrets where name = $1', [NAME])
  const value = rows[0]?.value
  if (!value) throw new Error('the account site has no secret')
  return value
}
