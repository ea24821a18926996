// Measures what the product does when far more is asked of it than it can do.
//   npm run bench:overload              ten times the capacity for ten seconds; needs a build
// Finds out how many uncached pages a second the server renders, then asks for ten times that from another process, over a bounded number of connections.
// Prints what the admitted took, what was refused, how long health and a stored page took meanwhile, memory, and the time until a page is fast again.
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Asked, Told } from './overload-load.ts'
import { get, memoryOf, percentile, type Server, startServer } from './servers.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)
const TIMES = Number(process.env['BENCH_TIMES'] ?? 10)
const CONNECTIONS = 1000
const PORT = Number(process.env['BENCH_PORT'] ?? 4121)
const HOST = 'alkademi.localhost'
const STORED = { host: HOST, path: '/News', headers: { 'accept-encoding': 'br' } }
const FAST_MS = 250

const folder = await mkdtemp(join(tmpdir(), 'sanggar-overload-'))
let server: Server | undefined
try {
  const env = { DATA_DIR: folder, LOG_LEVEL: 'error', TRUSTED_PROXIES: '1', CALLS_PER_MINUTE: '0' }
  server = await startServer(['build/server/index.js'], PORT, env)
  await waitForDemo()
  await get(PORT, STORED.host, STORED.path, STORED.headers)
  // The first thousands of requests run code that is not compiled yet.
  await load({ perSecond: 0, seconds: SECONDS / 2, connections: 8 })
  const calm = await load({ perSecond: 0, seconds: SECONDS / 2, connections: 8 })
  const capacity = calm.admitted.length / (SECONDS / 2)
  const before = memoryOf(server.pid)

  const probing = new AbortController()
  const probes = [probe('localhost', '/healthz', {}, probing.signal), probe(STORED.host, STORED.path, STORED.headers, probing.signal)]
  const told = await load({ perSecond: capacity * TIMES, seconds: SECONDS, connections: CONNECTIONS })
  const [recoveredMs, peak] = [await untilFast(), memoryOf(server.pid)]
  probing.abort()
  const [health, stored] = await Promise.all(probes)
  await wait(5000)

  const ms = (value: number) => `${value.toFixed(0).padStart(6)} ms`
  console.log(`capacity                 ${capacity.toFixed(0).padStart(6)} uncached pages a second`)
  console.log(
    `asked                    ${told.sent.toString().padStart(6)} in ${SECONDS} s (${(told.sent / SECONDS / capacity).toFixed(1)} times)`,
  )
  console.log(
    `admitted                 ${told.admitted.length.toString().padStart(6)}, p50 ${ms(percentile(told.admitted, 0.5))}, p95 ${ms(percentile(told.admitted, 0.95))} (wanted ≤ 2500)`,
  )
  console.log(
    `503 with Retry-After     ${told.refused.length.toString().padStart(6)}, p50 ${ms(percentile(told.refused, 0.5))}, p95 ${ms(percentile(told.refused, 0.95))}`,
  )
  console.log(`anything else            ${told.others.toString().padStart(6)} (wanted 0)`)
  console.log(`slowest /healthz         ${ms(Math.max(...(health ?? [])))} of ${health?.length}`)
  console.log(`slowest stored page      ${ms(Math.max(...(stored ?? [])))} of ${stored?.length}`)
  console.log(`a page is fast again     ${ms(recoveredMs)} after the load`)
  console.log(
    `memory                   ${before.toFixed(0)} MB before, ${peak.toFixed(0)} at the end of the load, ${memoryOf(server.pid).toFixed(0)} five seconds later`,
  )
} finally {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Asks for uncached pages from a process of its own. Without a rate each connection asks again as soon as it has its response. */
async function load(asked: Omit<Asked, 'port' | 'host'>): Promise<Told> {
  const child = fork(join(import.meta.dirname, 'overload-load.ts'))
  return await new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', code => fail(new Error(`the load ended with ${code} and told nothing`)))
    child.once('message', told => done(told as Told))
    child.send({ ...asked, port: PORT, host: HOST })
  })
}

/** Asks for a URL ten times a second; returns the milliseconds that each response took. */
async function probe(host: string, path: string, headers: Record<string, string>, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    const { status, milliseconds, body } = await get(PORT, host, path, headers)
    if (status !== 200) throw new Error(`${path}: ${status} ${body.toString().slice(0, 300)}`)
    times.push(milliseconds)
    await wait(100)
  }
  return times
}

async function untilFast(): Promise<number> {
  const startedAt = performance.now()
  for (let number = 0; ; number++) {
    const { status, milliseconds } = await get(PORT, HOST, `/News?search=after${number}`)
    if (status === 200 && milliseconds < FAST_MS) return performance.now() - startedAt
    await wait(20)
  }
}

async function waitForDemo() {
  for (let tries = 0; tries < 600; tries++) {
    if ((await get(PORT, HOST, '/News')).status === 200) return
    await wait(100)
  }
  throw new Error('the demo did not appear in a minute')
}
