import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A language model that writes a word now and then and finds no end, by the chat completions protocol. */
export interface SlowModel {
  port: number
  /** Requests that are open now. */
  open(): number
  stop(): Promise<void>
}

const EVERY_MS = 3000
const WORD = `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'slow', choices: [{ index: 0, delta: { role: 'assistant', content: 'kata ' } }] })}\n\n`

export async function startSlowModel(): Promise<SlowModel> {
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    request.resume()
    open.add(response)
    response.once('close', () => open.delete(response))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(WORD)
  })
  const beat = setInterval(() => {
    for (const one of open) one.write(WORD)
  }, EVERY_MS)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    // Named boundary: a server that listens at a port has such an address.
    port: (server.address() as AddressInfo).port,
    open: () => open.size,
    async stop() {
      clearInterval(beat)
      const closed = new Promise<void>(done => server.close(() => done()))
      server.closeAllConnections()
      await closed
    },
  }
}
