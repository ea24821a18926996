import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { askModel, type ModelParts } from './ask-model.server.ts'
import { buildQuestion, setModel, startAsking, type TestAsking } from './testing.ts'
import { buildPassage } from './testing-passages.ts'

/* Many answers at once of a model that finds no end: what they hold, and how soon they end. `npm run bench:assistant` asks for 2,000 over the network. */
const STREAMS = 100
/** What an open stream may hold, with its request at both ends: 72 KB were measured. */
const MOST_KB = 110

const database = openTestDatabase()
const open = new Set<ServerResponse>()
const word = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { role: 'assistant', content: 'kata ' } }] })}\n\n`
const model = createServer((request, response) => {
  request.resume()
  open.add(response)
  response.once('close', () => open.delete(response))
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(word)
})

let asking: TestAsking
let parts: ModelParts
let mine: TenantId
beforeAll(async () => {
  model.listen(0, '127.0.0.1')
  await once(model, 'listening')
  const address = model.address()
  const port = typeof address === 'object' ? address?.port : 0
  asking = await startAsking(database, { local: new Set([`127.0.0.1:${port}`]) })
  parts = asking.parts
  mine = await database.createTenant()
  await setModel(database, mine, { model: 'm', address: `http://127.0.0.1:${port}/v1`, inputPrice: 0, outputPrice: 0 })
})
afterAll(async () => {
  model.closeAllConnections()
  model.close()
  await asking.stop()
})

const passages = Array.from({ length: 6 }, (_, at) =>
  buildPassage(`Bagian ${at}. ${'Kelas dimulai pada hari Senin di Bandung. '.repeat(20)}`),
)

/** Asks, and waits until each has come to the model. */
async function openStreams(count: number, signal: AbortSignal): Promise<Promise<string>[]> {
  const before = open.size
  const ended = Array.from({ length: count }, async () => {
    for await (const part of askModel(parts, { tenantId: mine }, buildQuestion('Kapan mulai?', { passages, signal })))
      if (part.kind === 'end') return part.reason
    return 'nothing'
  })
  await vi.waitFor(() => expect(open.size).toBe(before + count), 20_000)
  return ended
}

/** Returns the memory that is in use, in KB. */
function usedKb(): number {
  setFlagsFromString('--expose-gc')
  // Named boundary: V8 gives its own function to a context that is made now.
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024
}

it('an open stream holds little, all of them end within a second when nobody reads any more, and nothing stays', async () => {
  const first = new AbortController()
  const warm = await openStreams(STREAMS, first.signal)
  first.abort()
  await Promise.all(warm)
  await vi.waitFor(() => expect(open.size).toBe(0))

  const before = usedKb()
  const going = new AbortController()
  const ended = await openStreams(STREAMS, going.signal)
  const each = (usedKb() - before) / STREAMS
  const goneAt = performance.now()
  going.abort()
  expect(new Set(await Promise.all(ended))).toEqual(new Set(['stopped']))
  await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 1000, interval: 10 })
  expect(performance.now() - goneAt).toBeLessThan(1000)
  await vi.waitFor(() => expect((usedKb() - before) / STREAMS).toBeLessThan(10), { timeout: 5000, interval: 200 })
  expect(each).toBeLessThan(MOST_KB)
})
