import type pg from 'pg'
import { createPool } from '#platform/db/pool.ts'

const SETTINGS = { options: '-c search_path=accounts -c role=app_accounts', application_name: 'sanggar-accounts' }

/**
 * Creates the account site's connections: their role sees the schema `accounts` only, whatever the product's own role may. NOTE: this is set by the
 * connection's `options`, so a pooler (PgBouncer) must pass them on.
 */
export function createAccountsPool(databaseUrl: string, max: number, onError: (error: Error) => void): pg.Pool {
  // Parameters of the URL override those passed beside it, so the settings must be in the URL.
  const parameters = new URLSearchParams(databaseUrl.split('?')[1])
  for (const [name, value] of Object.entries(SETTINGS))
    parameters.set(name, [name === 'options' && parameters.get(name), value].filter(Boolean).join(' '))
  return createPool(`${databaseUrl.split('?')[0]}?${parameters.toString().replaceAll('+', '%20')}`, max, onError)
}
