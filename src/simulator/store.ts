import type pg from 'pg'
import { createRolePool } from '#platform/db/role-pool.ts'

/** The pool, or one of its connections within a transaction. */
export type Sql = Pick<pg.ClientBase, 'query'>

const SIMULATOR = { schema: 'simulator', role: 'app_simulator', applicationName: 'sanggar-simulator' }

/** Creates the simulator's connections: their role sees the schema `simulator` only. */
export function createSimulatorPool(databaseUrl: string, onError: (error: Error) => void): pg.Pool {
  return createRolePool(databaseUrl, SIMULATOR, 4, onError)
}

/** Runs `work` in a transaction. */
export async function atOnce<T>(pool: pg.Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** True if a row with these unique values is there already. */
export const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'
