// Measures the class list of the API in a tenant with 20,000 published classes.
//   npm run bench:calls
// The server is pinned to one CPU and the load to the other; PostgreSQL is not pinned. Two variants alternate: the usual request, and one that bypasses the
// response cache (it names its site) and so runs token check and statements each time. Prints requests per second and CPU of each.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#platform/db/embedded.ts'
import { cannon, cpuOf, cpuOfTree, get, median, startServer } from './servers.ts'

const PORT = 4121
const CLASSES = 20_000
const ROUNDS = 5
const SECONDS = 3
const HOST = 'alkademi.localhost'
const PATH = '/api/services/v1/class/active?page=1&pageSize=10'
const WANTED = 2500

interface Demo {
  tenants: { host: string; siteId: string; tenantId: string }[]
  app: { id: string; secret: string }
}

const folder = await mkdtemp(join(tmpdir(), 'sanggar-calls-'))
const server = await startServer(['build/server/index.js'], PORT, { DATA_DIR: folder, LOG_LEVEL: 'error', CALLS_PER_MINUTE: '10000000' })
try {
  // Named boundary: the product's own file.
  const demo = JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8')) as Demo
  const tenant = demo.tenants.find(one => one.host === HOST)
  if (!tenant) throw new Error(`the demo has no ${HOST}`)
  await fill(tenant.tenantId)
  const token = await tokenOf(demo.app)
  const usual = { host: HOST, 'x-app-token': token }
  const ways = { 'from the store': usual, 'statement each time': { ...usual, 'x-site-id': tenant.siteId } }
  const first = JSON.parse(String((await get(PORT, HOST, PATH, ways['statement each time'])).body)) as {
    data: { totalItems: number; items: unknown[] }
  }
  console.log(
    `${first.data.totalItems} classes, ${first.data.items.length} of them on the page; ${ROUNDS} rounds of ${SECONDS} s, medians\n`,
  )
  const postmaster = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
  for (const headers of Object.values(ways)) await cannon(PORT, PATH, headers, 5)
  const runs = new Map(Object.keys(ways).map(name => [name, [] as { rate: number; node: number; database: number }[]]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, headers] of Object.entries(ways)) {
      const before = [cpuOf(server.pid), cpuOfTree(postmaster)] as const
      const { requests, duration, non2xx } = await cannon(PORT, PATH, headers, SECONDS)
      if (non2xx > 0) throw new Error(`${name}: ${non2xx} answers were no success`)
      runs.get(name)?.push({
        rate: requests.total / duration,
        node: (cpuOf(server.pid) - before[0]) / requests.total,
        database: (cpuOfTree(postmaster) - before[1]) / requests.total,
      })
    }
  }
  console.log('                       requests/s   CPU ms of Node   of PostgreSQL')
  for (const [name, all] of runs) {
    const of = (key: 'rate' | 'node' | 'database') => median(all.map(run => run[key]))
    console.log(
      `${name.padEnd(22)} ${of('rate').toFixed(0).padStart(10)} ${of('node').toFixed(3).padStart(16)} ${of('database').toFixed(3).padStart(15)}`,
    )
  }
  const rate = median((runs.get('from the store') ?? []).map(run => run.rate))
  console.log(`\nwanted ≥ ${WANTED} requests a second on one core: ${rate >= WANTED ? 'held' : 'missed'}`)
  process.exitCode = rate >= WANTED ? 0 : 1
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Inserts 20,000 published classes like the tenant's first one, one day apart. */
async function fill(tenantId: string) {
  const embedded = await startEmbedded(folder, () => {})
  const client = new pg.Client({ connectionString: embedded.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'classes' and is_generated = 'NEVER' and column_name not in ('id', 'slug', 'code', 'name', 'published_at')`,
    )
    const columns = rows.map(row => row.column_name).join(', ')
    await client.query(
      `insert into classes (id, slug, code, name, published_at, ${columns})
       select gen_random_uuid(), 'besar-' || n, 'BESAR-' || n, c.name || ' ' || n, now() - make_interval(hours => n), ${columns}
       from (select * from classes where tenant_id = $1 order by id limit 1) c, generate_series(1, ${CLASSES}) n`,
      [tenantId],
    )
    await client.query('vacuum analyze classes')
  } finally {
    await client.end()
    await embedded.stop()
  }
}

function tokenOf(app: Demo['app']): Promise<string> {
  const body = JSON.stringify({ ...app, scopes: [] })
  return new Promise((done, fail) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: PORT,
        path: '/api/services/v1/authorizer/token/generate',
        method: 'POST',
        headers: { host: HOST, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      answer => {
        let text = ''
        answer.on('data', chunk => (text += String(chunk)))
        answer.on('end', () => done((JSON.parse(text) as { data: { token: string } }).data.token))
      },
    )
    asked.on('error', fail)
    asked.end(body)
  })
}
