import pg from 'pg'
import { startEmbedded } from '#platform/db/embedded.ts'
const e = await startEmbedded('/tmp/dd', () => {})
const c = new pg.Client({ connectionString: e.databaseUrl }); await c.connect()
await c.query(`alter database sanggar set log_statement='${process.argv[2]}'`)
await c.end(); await e.stop()
