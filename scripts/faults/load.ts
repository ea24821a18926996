import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { HOST, type Product } from './product.ts'

const PAUSE_MS = 50
const TIMEOUT_MS = 60_000
const KINDS = ['appointment', 'post', 'upload'] as const
type Kind = (typeof KINDS)[number]

/** One write with a mark of its own. */
interface Sent {
  kind: Kind
  mark: string
  key: string | undefined
  /** 'refused' is 4xx or 503: nothing may be written. Unknown is what broke, or 500. */
  outcome: 'confirmed' | 'refused' | 'unknown'
}

export interface Count {
  confirmed: number
  /** Confirmed, but not there. */
  lost: number
  /** There more than once. */
  doubled: number
  /** Refused, but there. */
  refusedButWritten: number
  unknown: number
  /** The longest time in which no write was confirmed. */
  awayMs: number
}

export interface Load {
  /** Number of writes confirmed so far. */
  confirmed(): number
  /** Ends the writers, repeats unknown writes that have a key, and compares all with the database. */
  end(): Promise<Count>
}

/** Writes appointments, posts and uploads without pause until `end`; half of the calls have an Idempotency-Key. */
export function startLoad(product: Product, token: string, writers = 6): Load {
  const sent: Sent[] = []
  const confirmedAt: number[] = []
  let isOver = false
  async function write(at: number) {
    for (let turn = 0; !isOver; turn++) {
      const kind = KINDS[(at + turn) % KINDS.length] ?? 'post'
      const one: Sent = {
        kind,
        mark: `m${randomUUID().replaceAll('-', '')}`,
        key: kind !== 'upload' && turn % 2 === 0 ? randomUUID() : undefined,
        outcome: 'unknown',
      }
      sent.push(one)
      one.outcome = await send(product, token, one)
      if (one.outcome === 'confirmed') confirmedAt.push(performance.now())
      await wait(one.outcome === 'confirmed' ? PAUSE_MS : 5 * PAUSE_MS)
    }
  }
  const running = Array.from({ length: writers }, (_, at) => write(at))
  return {
    confirmed: () => confirmedAt.length,
    async end() {
      isOver = true
      await Promise.all(running)
      for (const one of sent) if (one.outcome === 'unknown' && one.key) one.outcome = await send(product, token, one)
      const gaps = confirmedAt.slice(1).map((at, before) => at - (confirmedAt[before] ?? at))
      return { ...(await compare(product, sent)), awayMs: Math.max(0, ...gaps) }
    },
  }
}

async function send({ port }: Product, token: string, { kind, mark, key }: Sent): Promise<Sent['outcome']> {
  // Limits of forms count by network: each write comes from another one.
  const from = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
  const headers: Record<string, string> = { 'x-app-token': token, 'x-forwarded-for': `11.${from}`, ...(key && { 'idempotency-key': key }) }
  const { path, body } = requestOf(kind, mark)
  try {
    const { status } = await post(port, path, body, headers)
    if (status >= 200 && status < 300) return 'confirmed'
    return status < 500 || status === 503 ? 'refused' : 'unknown'
  } catch (error) {
    // Nobody listened: nothing was sent.
    return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'unknown'
  }
}

/** Sends a form or JSON on a new connection, to the tenant's host at this machine. */
async function post(
  port: number,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const encoded = body instanceof FormData ? new Response(body) : Response.json(body)
  const bytes = Buffer.from(await encoded.arrayBuffer())
  return await new Promise((done, fail) => {
    const asked = request({
      agent: false,
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      headers: { host: HOST, 'content-type': encoded.headers.get('content-type') ?? '', 'content-length': bytes.length, ...headers },
      timeout: TIMEOUT_MS,
    })
    asked.on('timeout', () => asked.destroy(new Error('no response in time')))
    asked.on('error', fail)
    asked.on('response', response => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += String(chunk)))
      response.on('error', fail)
      response.on('end', () => done({ status: response.statusCode ?? 0, text }))
    })
    asked.end(bytes)
  })
}

function requestOf(kind: Kind, mark: string): { path: string; body: object } {
  if (kind === 'appointment')
    return {
      path: '/api/services/v1/post/appointment/create',
      body: { name: 'Uji Gangguan', email: `${mark}@contoh.id`, topic: 'Uji', consent: true },
    }
  if (kind === 'post')
    return {
      path: '/api/services/v3/post/create',
      body: { kindSlug: 'news', slug: mark, title: mark, authorName: 'Uji', content: { type: 'doc', content: [] } },
    }
  const form = new FormData()
  form.append('file', new Blob([`${mark}\n`.repeat(200)], { type: 'text/plain' }), `${mark}.txt`)
  return { path: '/api/drive/v1/upload', body: form }
}

const THERE = `
  select split_part(email, '@', 1) as mark, count(*)::int as n from appointments where email like 'm%@contoh.id' group by 1
  union all select title, count(*)::int from posts where title ~ '^m[0-9a-f]{32}$' group by 1
  union all select split_part(name, '.', 1), count(*)::int from uploads where state = 'kept' and name ~ '^m[0-9a-f]{32}' group by 1`

async function compare(product: Product, sent: Sent[]): Promise<Omit<Count, 'awayMs'>> {
  const rows = await product.query<{ mark: string; n: number }>(THERE)
  const there = new Map(rows.map(({ mark, n }) => [mark, n]))
  const of = (outcome: Sent['outcome']) => sent.filter(one => one.outcome === outcome)
  return {
    confirmed: of('confirmed').length,
    lost: of('confirmed').filter(({ mark }) => !there.has(mark)).length,
    doubled: sent.filter(({ mark }) => (there.get(mark) ?? 0) > 1).length,
    refusedButWritten: of('refused').filter(({ mark }) => there.has(mark)).length,
    unknown: of('unknown').length,
  }
}

/** Returns an app token of the client. Throws if it is refused. */
export async function tokenOf(port: number, client: object): Promise<string> {
  const { status, text } = await post(port, '/api/services/v1/authorizer/token/generate', client)
  if (status !== 200) throw new Error(`no token: ${status} ${text}`)
  // Named boundary: the product's own response.
  return (JSON.parse(text) as { data: { token: string } }).data.token
}
