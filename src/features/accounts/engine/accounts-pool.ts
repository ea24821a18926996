import type pg from 'pg'
import { createPool } from '#platform/db/pool.ts'

const SETTINGS = { options: '-c search_path=accounts -c role=app_accounts', application_name: 'sanggar-accounts' }

/**
 * Connections for the account site alone: they see the schema `accounts` and nothing else, whatever the product's own user may. NOTE: set at the
 * connection's start, so a pooler between (PgBouncer) must pass `options` on.
 */
export function createAccountsPool(databaseUrl: string, max: number, onError: (error: Error) => void): pg.Pool {
  // What an address says of itself wins over what is given beside it, so it must stand in the address.
  const parameters = new URLSearchParams(databaseUrl.split('?')[1])
  for (const [name, value] of Object.entries(SETTINGS))
    parameters.set(name, [name === 'options' && parameters.get(name), value].filter(Boolean).join(' '))
  return createPool(`${databaseUrl.split('?')[0]}?${parameters.toString().replaceAll('+', '%20')}`, max, onError)
}
