import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSeal } from '#platform/crypto/seal.ts'
import type { GatewayTools, OpenOrder } from './gateway.ts'

export interface AskedCall {
  method: string
  /** Path and query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface ScriptedAnswer {
  status?: number
  /** Sent as JSON, unless it is a text. */
  body?: unknown
  headers?: Record<string, string>
  delayMs?: number
}

export interface ScriptedGateway {
  tools: GatewayTools
  port: number
  asked: AskedCall[]
  /** Answers the next calls in this order. */
  next(...answers: ScriptedAnswer[]): void
  close(): Promise<void>
}

/** Starts a server on this machine that answers as it is told, in the place of the simulator; without an answer for a call it says 500. */
export async function startScripted(): Promise<ScriptedGateway> {
  const asked: AskedCall[] = []
  const answers: ScriptedAnswer[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
      const { status = 200, body: said = {}, headers = {}, delayMs } = answers.shift() ?? { status: 500, body: 'no answer is left' }
      if (delayMs) await sleep(delayMs)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof said === 'string' ? said : JSON.stringify(said))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Named boundary: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo
  return {
    port,
    asked,
    tools: { seal: createSeal('a secret of tests, 32 characters'), simulator: { origin: `http://gateway.localhost:${port}`, port } },
    next: (...more) => void answers.push(...more),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Returns an order of 650.000 rupiah by a virtual account of BCA. */
export function buildOrder(parts: Partial<OpenOrder> = {}): OpenOrder {
  return {
    orderId: 'INV-0190000000007000',
    amount: 650_000,
    method: 'va-bca',
    invoiceNumber: 'INV/2026/000001',
    lines: [{ name: 'Kelas Web', quantity: 1, price: 700_000 }],
    buyer: { name: 'Sari Ayu', email: 'sari@contoh.example', phone: '+6281200000001' },
    expiresAt: new Date('2026-11-29T05:00:00Z'),
    returnUrl: 'https://sanggar.example/CallbackPayment',
    notifyUrl: 'https://sanggar.example/api/services/v1/class/payment/callback',
    ...parts,
  }
}

/** Of calls that nothing stops. */
export const unstopped = (): AbortSignal => new AbortController().signal
