// Measures the assistant: how soon an answer begins without a model, what open streams take, and how soon the work for somebody who went away ends.
//   npm run bench:assistant           50 chats at once; 2,000 open streams against a slow model; needs a build
//   npm run bench:assistant -- --short   fewer of each
//   npm run bench:assistant -- --lines   the first lines alone; --streams: the streams alone
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '#platform/db/embedded.ts'
import { readDevelopmentQuestions, readQuestions } from '../../db/evaluation/questions.ts'
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../launch/serve.mjs'
import { cpuOf, cpuOfTree, memoryOf, percentile, type Server, startServer } from './servers.ts'
import { postmasterOf, settle } from './settle.ts'
import { type SlowModel, startSlowModel } from './slow-model.ts'

const IS_SHORT = process.argv.includes('--short')
const PORT = Number(process.env['BENCH_PORT'] ?? 4121)
const HOST = 'alkademi.localhost'
const AT_ONCE = 50
/** Fewer than one may ask in a minute. */
const ROUNDS = IS_SHORT ? 3 : 15
/** A server is compiled as it runs: after some thousand questions it is as it will be. */
const WARM_GROUPS = IS_SHORT ? 0 : 6
const STREAMS = IS_SHORT ? 200 : 2000
/** Between two times that all ask at once. */
const PAUSE_MS = 300
const SETTLED_MS = 1000
const OPENED_AT_ONCE = 16
/** Streams that one identity may have open. */
const STREAMS_OF_ONE = 4
const FIRST_LINE_MS = 150
const MEMORY_MB = 600
const GONE_MS = 1000
/** What many ask alike, and one question that passages answer. */
const QUESTIONS = [
  'Kelas apa saja yang dibuka?',
  'Apa itu alkademi?',
  'Bagaimana cara mendaftar?',
  'Acara apa yang akan datang?',
  'Berapa biaya kelas?',
]
/** In people's own words, with their typing errors: passages are looked for, or classes by a wish. Those of the evaluation that anybody may ask, and that are no secret. */
const OWN_WORDS = [...readQuestions(), ...readDevelopmentQuestions()].flatMap(({ set, tenant, asker, text }) =>
  set !== 'held-out' && `${tenant}.localhost` === HOST && asker === null ? [text] : [],
)
/** No skill knows this: a model is asked. */
const FOR_MODEL = 'Ceritakan suasana belajar bersama di sini'

interface Demo {
  tenants: { host: string; tenantId: string }[]
}

const folder = await mkdtemp(join(tmpdir(), 'sanggar-assistant-'))
let server: Server | undefined
let model: SlowModel | undefined
let tenantId = ''
try {
  model = await startSlowModel()
  const env = {
    ...SERVER_ENVIRONMENT,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    CALLS_PER_MINUTE: '0',
    TRUSTED_PROXIES: '1',
    LOCAL_MODELS: `127.0.0.1:${model.port}`,
  }
  server = await startServer([...SERVER_FLAGS, 'build/server/index.js'], PORT, env, '/readyz', {
    isPinned: false,
    patienceMs: 300_000,
  })
  const demo = JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8')) as Demo
  tenantId = demo.tenants.find(one => one.host === HOST)?.tenantId ?? ''
  if (!tenantId) throw new Error(`the demo has no ${HOST}`)
  const { pid } = server
  await inDatabase(client => settle(folder, pid, client))
  const held: boolean[] = []
  if (!process.argv.includes('--streams')) held.push(await measureFirstLines(server))
  if (!process.argv.includes('--lines')) held.push(await measureStreams(server, model))
  process.exitCode = held.every(Boolean) ? 0 : 1
} finally {
  await server?.stop()
  await model?.stop()
  await rm(folder, { recursive: true, force: true })
}

/** 50 people ask at once, each of a network of their own. */
async function measureFirstLines({ pid }: Server): Promise<boolean> {
  let refused = 0
  const askOne = async (token: string, at: number, questions: readonly string[]) => {
    const { firstLineMs, ended } = open(token, at, questions[at % questions.length] ?? '')
    const first = await firstLineMs.catch(() => undefined)
    await ended
    return first
  }
  const askOften = async (tokens: string[], questions: readonly string[] = QUESTIONS) => {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await wait(PAUSE_MS)
      for (const first of await Promise.all(tokens.map((token, at) => askOne(token, at + round, questions)))) {
        if (first === undefined) refused++
        else times.push(first)
      }
    }
    return times
  }
  const cold = percentile(await askOften(await logIns(AT_ONCE)), 0.95)
  const coldWords = percentile(await askOften(await logIns(AT_ONCE), OWN_WORDS), 0.95)
  for (let group = 0; group < WARM_GROUPS; group++) await askOften(await logIns(AT_ONCE), group % 2 === 0 ? OWN_WORDS : QUESTIONS)
  // As PostgreSQL does by itself within a minute: the tables of the chat were empty when it looked last.
  await inDatabase(client => client.query('vacuum analyze'))
  // What that took of the database goes with its connection.
  await wait(SETTLED_MS)
  const measure = async (questions: readonly string[]) => {
    const tokens = await logIns(AT_ONCE)
    const database = await postmasterOf(folder)
    const before = { server: cpuOf(pid), database: cpuOfTree(database), load: process.cpuUsage() }
    const times = await askOften(tokens, questions)
    const load = process.cpuUsage(before.load)
    const each = (ms: number) => (ms / (AT_ONCE * ROUNDS)).toFixed(1)
    const processor = `server ${each(cpuOf(pid) - before.server)} ms, database ${each(cpuOfTree(database) - before.database)} ms, this load ${each((load.user + load.system) / 1000)} ms`
    return { processor, median: percentile(times, 0.5), p95: percentile(times, 0.95) }
  }
  const alike = await measure(QUESTIONS)
  const ownWords = await measure(OWN_WORDS)
  for (const [what, { median, p95, processor }, before] of [
    ['asked alike', alike, cold],
    [`in ${OWN_WORDS.length} own wordings`, ownWords, coldWords],
  ] as const)
    console.log(
      `first line, ${AT_ONCE} chats at once, ${what}: median ${median.toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms (wanted ≤ ${FIRST_LINE_MS}), ${before.toFixed(0)} ms of the first ${AT_ONCE * ROUNDS}; processor a chat: ${processor}`,
    )
  if (refused > 0) console.log(`${refused} refused`)
  return Math.max(alike.p95, ownWords.p95) <= FIRST_LINE_MS && refused === 0
}

async function measureStreams({ pid }: Server, slow: SlowModel): Promise<boolean> {
  await setModel(slow.port)
  const tokens = await logIns(Math.ceil(STREAMS / STREAMS_OF_ONE))
  const streams: ClientRequest[] = []
  let refused = 0
  const before = memoryOf(pid)
  const startedAt = performance.now()
  const queue = Array.from({ length: STREAMS }, (_, at) => at)
  const opener = async () => {
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      const one = open(tokens[at % tokens.length] ?? '', at, FOR_MODEL)
      // A server that is busy takes it later.
      const isOpen = await one.firstLineMs.then(
        () => true,
        () => false,
      )
      if (isOpen) streams.push(one.asked)
      else if (refused++ < STREAMS) queue.push(at)
    }
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, opener))
  const seconds = (performance.now() - startedAt) / 1000
  await wait(3000)
  const [memory, open1] = [memoryOf(pid), slow.open()]
  console.log(
    `${open1} streams open at the model (${STREAMS} asked, opened in ${seconds.toFixed(0)} s): ${memory.toFixed(0)} MB, ${before.toFixed(0)} before (wanted < ${MEMORY_MB})`,
  )
  const goneAt = performance.now()
  for (const one of streams) one.destroy()
  while (slow.open() > 0 && performance.now() - goneAt < 30_000) await wait(10)
  const goneMs = performance.now() - goneAt
  console.log(`all went away at once: the last request at the model ended after ${goneMs.toFixed(0)} ms (wanted ≤ ${GONE_MS})`)
  return memory < MEMORY_MB && open1 >= STREAMS * 0.95 && goneMs <= GONE_MS
}

async function logIns(count: number): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < count)
    tokens.push(...(await Promise.all(Array.from({ length: Math.min(10, count - tokens.length) }, (_, at) => logIn(tokens.length + at)))))
  return tokens
}

/** Each is of a network of their own. */
function headersOf(at: number) {
  return {
    host: HOST,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.${(at >> 8) % 256}.${at % 256}.7`,
  }
}

async function logIn(at: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const asked = request(
    { host: '127.0.0.1', port: PORT, path: '/api/chat/v1/identity/login', method: 'POST', headers: headersOf(at) },
    answer => {
      let text = ''
      answer.on('data', part => (text += String(part)))
      answer.on('end', () => {
        const { data, message } = JSON.parse(text) as { data: { token: string } | null; message: string }
        if (data) resolve(data.token)
        else reject(new Error(message))
      })
    },
  )
  asked.on('error', reject)
  asked.end('{}')
  return await promise
}

/** Asks over a connection of its own. */
function open(token: string, at: number, query: string) {
  const first = Promise.withResolvers<number>()
  const end = Promise.withResolvers<void>()
  const startedAt = performance.now()
  const headers = { ...headersOf(at), authorization: `Bearer ${token}` }
  const asked = request({ host: '127.0.0.1', port: PORT, path: '/api/chat/v2/chat', method: 'POST', headers, agent: false }, answer => {
    if (answer.statusCode !== 200) first.reject(new Error(`a chat was refused with ${answer.statusCode}`))
    answer.once('data', () => first.resolve(performance.now() - startedAt))
    answer.on('data', () => {})
    answer.on('error', () => end.resolve())
    answer.on('close', () => end.resolve())
  })
  asked.on('error', error => {
    first.reject(error)
    end.resolve()
  })
  asked.end(JSON.stringify({ workspace_id: tenantId, query }))
  return { asked, firstLineMs: first.promise, ended: end.promise }
}

async function setModel(port: number): Promise<void> {
  await inDatabase(client =>
    client.query(
      `insert into language_model_settings (tenant_id, is_enabled, address, model, day_budget, person_budget, changed_at)
       values ($1, true, $2, 'slow', 100000000, 100000000, now())
       on conflict (tenant_id) do update set is_enabled = true, address = excluded.address, model = excluded.model`,
      [tenantId, `http://127.0.0.1:${port}/v1`],
    ),
  )
}

async function inDatabase(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const embedded = await startEmbedded(folder, () => {})
  const client = new pg.Client({ connectionString: embedded.databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
    await embedded.stop()
  }
}
