// Measures chapter pages and progress reports under the load of a large class, on a fresh copy of the product with its demo. Build first.
//   npm run bench:learning-load
//   BENCH_SECONDS=10 npm run bench:learning-load
// 1,000 signed-in pupils of one class open a chapter every 20 seconds each, as a document, and report where they are: 50 pages and 50 reports a second, begun
// whatever becomes of the earlier ones. The server has both processors, which it shares with PostgreSQL and with this load.
// Exits with 1 if a page or a report takes more than 500 ms at the 95th percentile, or one of them fails.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { enrolLearners, type LearnedClass } from './learners.ts'
import { get, memoryOf, percentile, startServer } from './servers.ts'

const LEARNERS = 1000
const EVERY_SECONDS = 20
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60)
const PORT = Number(process.env['BENCH_PORT'] ?? 4144)
const HOST = 'alkademi.localhost'
const MOST_MS = 500
const TICK_MS = 5
const CHILD = 'load'

/** Milliseconds of what succeeded, and the statuses of what did not (0: no answer). */
interface Told {
  pages: number[]
  reports: number[]
  failed: Record<string, number>
}

if (process.argv[2] === CHILD)
  process.once('message', asked => {
    // Named boundary: this file sends it.
    void load(asked as LearnedClass).then(told => process.send?.(told, () => process.disconnect?.()))
  })
else process.exitCode = await measure()

async function measure(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sanggar-learning-load-'))
  const env = { DATA_DIR: folder, LOG_LEVEL: 'error', CALLS_PER_MINUTE: '0' }
  const server = await startServer(['build/server/index.js'], PORT, env, '/readyz', { isPinned: false })
  try {
    const course = await enrolLearners(folder, HOST, LEARNERS)
    const [cookie, path] = [`${course.learners[0]?.cookie}; ${course.appCookie}`, course.chapters[0]?.path ?? '/']
    // The first requests run code that is not compiled yet.
    for (let times = 0; times < 40; times++) await get(PORT, HOST, path, { cookie })
    const told = await run(course)
    const line = (what: string, times: number[]) =>
      `${what.padEnd(20)} ${String(times.length).padStart(6)}, p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`
    console.log(line('chapter pages', told.pages))
    console.log(line('progress reports', told.reports))
    console.log(
      `failed ${JSON.stringify(told.failed)}; server ${memoryOf(server.pid).toFixed(0)} MB; load ${loadavg()[0]?.toFixed(1)}; wanted p95 ≤ ${MOST_MS} ms`,
    )
    const isFast = [told.pages, told.reports].every(times => percentile(times, 0.95) <= MOST_MS)
    return isFast && Object.keys(told.failed).length === 0 ? 0 : 1
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function run(course: LearnedClass): Promise<Told> {
  return new Promise((done, fail) => {
    const child = fork(import.meta.filename, [CHILD])
    // Named boundary: this file sends it.
    child.once('message', told => done(told as Told))
    child.once('error', fail)
    child.send(course)
  })
}

/** Has each learner open the next chapter every so many seconds, spread evenly, and report it. */
async function load({ learners, chapters, appCookie }: LearnedClass): Promise<Told> {
  const agent = new Agent({ keepAlive: true, maxSockets: LEARNERS })
  const told: Told = { pages: [], reports: [], failed: {} }
  const running = new Set<Promise<void>>()
  const total = (SECONDS * LEARNERS) / EVERY_SECONDS
  const startedAt = performance.now()
  for (let sent = 0; sent < total; await wait(TICK_MS)) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * (LEARNERS / EVERY_SECONDS))
    for (; sent < due; sent++) {
      const learner = learners[sent % learners.length]
      const chapter = chapters[Math.floor(sent / learners.length + sent) % chapters.length]
      if (!learner || !chapter) continue
      const cookie = `${learner.cookie}; ${appCookie}`
      const item = { id: randomUUID(), chapterId: chapter.id, state: 'open', position: sent % 900, at: new Date().toISOString() }
      const asks = [
        ask(agent, { path: chapter.path, cookie }, told.pages, told),
        ask(agent, { path: '/api/services/v1/learning/progress', cookie, body: JSON.stringify({ items: [item] }) }, told.reports, told),
      ]
      for (const one of asks) {
        running.add(one)
        void one.finally(() => running.delete(one))
      }
    }
  }
  await Promise.all(running)
  agent.destroy()
  return told
}

interface Asked {
  path: string
  cookie: string
  /** JSON of a POST; a GET without. */
  body?: string
}

function ask(agent: Agent, { path, cookie, body }: Asked, times: number[], { failed }: Told): Promise<void> {
  const startedAt = performance.now()
  const fail = (status: number) => (failed[status] = (failed[status] ?? 0) + 1)
  const headers = {
    host: HOST,
    cookie,
    'accept-encoding': 'br',
    ...(body && { origin: `http://${HOST}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise(done => {
    const asking = request({ agent, host: '127.0.0.1', port: PORT, path, method: body ? 'POST' : 'GET', headers }, answer => {
      answer.resume()
      answer.on('close', () => {
        if (answer.complete && answer.statusCode === 200) times.push(performance.now() - startedAt)
        else fail(answer.statusCode ?? 0)
        done()
      })
    })
    asking.on('error', () => {
      fail(0)
      done()
    })
    asking.end(body)
  })
}
