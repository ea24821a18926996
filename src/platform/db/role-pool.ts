import type pg from 'pg'
import { createPool } from './pool.ts'

interface RoleOf {
  role: string
  schema: string
  applicationName: string
}

/**
 * Creates connections whose role sees one schema only, whatever the product's own role may. NOTE: this is set by the connection's `options`, so a pooler
 * (PgBouncer) must pass them on.
 */
export function createRolePool(databaseUrl: string, of: RoleOf, max: number, onError: (error: Error) => void): pg.Pool {
  const settings = { options: `-c search_path=${of.schema} -c role=${of.role}`, application_name: of.applicationName }
  // Parameters of the URL override those passed beside it, so the settings must be in the URL.
  const parameters = new URLSearchParams(databaseUrl.split('?')[1])
  for (const [name, value] of Object.entries(settings))
    parameters.set(name, [name === 'options' && parameters.get(name), value].filter(Boolean).join(' '))
  return createPool(`${databaseUrl.split('?')[0]}?${parameters.toString().replaceAll('+', '%20')}`, max, onError)
}
