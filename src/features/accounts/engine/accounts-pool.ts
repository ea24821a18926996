import type pg from 'pg'
import { createRolePool } from '#platform/db/role-pool.ts'

const ACCOUNTS = { schema: 'accounts', role: 'app_accounts', applicationName: 'sanggar-accounts' }

/** Creates the account site's connections: their role sees the schema `accounts` only. */
export function createAccountsPool(databaseUrl: string, max: number, onError: (error: Error) => void): pg.Pool {
  return createRolePool(databaseUrl, ACCOUNTS, max, onError)
}
