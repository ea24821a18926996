import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { pino } from 'pino'
import { afterEach, beforeEach } from 'vitest'
import type { Ctx, Viewer } from '#platform/context.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { newId, type TenantId, toTenantId } from '#platform/db/ids.ts'
import { TEST_NOW, type TestDatabase } from '#platform/testing/database.ts'
import { createWebhook, type WithSecret } from './commands.server.ts'
import type { WebhookInput } from './schema.ts'
import { createWebhookSender, type SenderParts, type WebhookSender } from './sender.server.ts'

export interface ReceivedMessage {
  path: string
  headers: IncomingHttpHeaders
  body: string
  at: number
}

export interface Receiver {
  url: string
  received: ReceivedMessage[]
  /** Writes the response; by default 204. */
  answer: (response: ServerResponse, message: ReceivedMessage) => void
}

const open = new Set<() => Promise<void>>()
afterEach(async () => {
  await Promise.all([...open].map(close => close()))
  open.clear()
})

/** Starts a real HTTP server on a free port of this machine, closed after the test. */
export async function openReceiver(answer?: Receiver['answer']): Promise<Receiver> {
  const receiver: Receiver = { url: '', received: [], answer: answer ?? (response => response.writeHead(204).end()) }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const message = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString(), at: Date.now() }
    receiver.received.push(message)
    receiver.answer(response, message)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  receiver.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/terima`
  open.add(async () => {
    server.closeAllConnections()
    await new Promise<void>(done => server.close(() => done()))
  })
  return receiver
}

/** Returns how many of the message's signatures this secret made; implemented from Standard Webhooks, independently of `signing.ts`. */
export function countSignatures({ headers, body }: ReceivedMessage, secret: string): number {
  const key = Buffer.from(secret.split('_')[1] ?? '', 'base64')
  const wanted = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`).update(body).digest()
  const given = String(headers['webhook-signature']).split(' ')
  return given.filter(one => {
    const [version, signature = ''] = one.split(',')
    const bytes = Buffer.from(signature, 'base64')
    return version === 'v1' && bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
  }).length
}

export interface TryRow {
  delivery_id: string
  status_code: number | null
  failure: string
  answer: string
}

export interface TestWebhooks {
  /** The current test's tenant. */
  tenantId: TenantId
  clock: Date
  secondsOn(seconds: number): void
  does<T>(work: (ctx: Ctx) => Promise<T>, of?: TenantId): Promise<T>
  register(url: string, input?: Partial<WebhookInput>, of?: TenantId): Promise<WithSecret>
  /** Stopped after the test. */
  sender(parts?: Partial<SenderParts>): WebhookSender
  tries(): Promise<TryRow[]>
}

export const WEBHOOK_TOOLS = { seal: createSeal('a secret of forty characters for the tests'), isLoopbackAllowed: true }
export const PROGRAM: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['webhooks:write'] }

/** Sets up a tenant without webhooks for each test, with a fixed clock. Call it at the top of the file, after the database. */
export function openTestWebhooks(database: TestDatabase): TestWebhooks {
  const log = pino({ level: 'silent' })
  const test: TestWebhooks = {
    tenantId: toTenantId('00000000-0000-0000-0000-000000000000'),
    clock: TEST_NOW,
    secondsOn(seconds) {
      test.clock = new Date(test.clock.getTime() + seconds * 1000)
    },
    does: (work, of = test.tenantId) => database.asTenant(of, work, { now: test.clock, viewer: PROGRAM }),
    register: (url, input = {}, of = test.tenantId) =>
      test.does(ctx => createWebhook(ctx, { url, events: ['post.published'], description: '', ...input }, WEBHOOK_TOOLS), of),
    sender(parts) {
      const sender = createWebhookSender({ pool: database.pool, log, ...WEBHOOK_TOOLS, now: () => test.clock, ...parts })
      // Otherwise its timers would fire during another test.
      open.add(() => sender.stop())
      return sender
    },
    tries: async () =>
      (
        await database.pool.query<TryRow>('select * from webhook_tries where tenant_id = $1 order by tried_at, delivery_id', [
          test.tenantId,
        ])
      ).rows,
  }
  beforeEach(async () => {
    await database.pool.query('delete from webhooks')
    test.tenantId = await database.createTenant()
    test.clock = TEST_NOW
  })
  return test
}
