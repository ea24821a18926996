import pg from 'pg'
import { GatheringClient } from './gathering-client.ts'

const INT8 = 20

/** Creates the process's connection pool. int8 values are returned as JavaScript numbers: rupiah and counts stay far below 2^53. */
export function createPool(databaseUrl: string, max: number, onError: (error: Error) => void): pg.Pool {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    types: types as pg.CustomTypesConfig,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    Client: GatheringClient,
    ...PIPELINE,
  })
  // A connection that breaks while idle must not end the process.
  pool.on('error', onError)
  // Nor may one that breaks in use: the pending statement rejects.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

const APPLICATION_NAME = 'sanggar'

// pg's types lack the option.
const PIPELINE = { pipeline: true } as Partial<pg.PoolConfig>
