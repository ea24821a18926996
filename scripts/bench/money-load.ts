import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { signatureOf } from '#features/gateways/midtrans/notification.ts'
import { steer } from '../faults/money/simulator.ts'

/** What is sent to the product. */
export interface Load {
  port: number
  host: string
  serverKey: string
  orderIds: readonly string[]
  seconds: number
  aSecond: number
}

/** Milliseconds until each notification was taken (of its last sending), and how many were sent again after a 503. */
export interface Loaded {
  times: number[]
  again: number
}

const PATH = '/api/services/v1/class/payment/callback'
const AMOUNT = '150000.00'
const TICK_MS = 5
const AGAIN_MS = 1000
const MOST_TRIES = 60
const CHILD = 'load'

if (process.argv[2] === CHILD)
  process.once('message', asked => {
    // Named boundary: this file sends it.
    void send(asked as Load).then(loaded => process.send?.(loaded, () => process.disconnect?.()))
  })

/** Sends so many notifications a second from another process, whatever becomes of the earlier ones. Each order is paid at the simulator before its first one. */
export function sendNotifications(load: Load): Promise<Loaded> {
  return new Promise((done, fail) => {
    const child = fork(import.meta.filename, [CHILD])
    // Named boundary: this file sends it.
    child.once('message', loaded => done(loaded as Loaded))
    child.once('error', fail)
    child.once('exit', code => code !== 0 && fail(new Error(`the load ended with ${code}`)))
    child.send(load)
  })
}

async function send({ port, host, serverKey, orderIds, seconds, aSecond }: Load): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  const loaded: Loaded = { times: [], again: 0 }
  const running = new Set<Promise<void>>()
  const total = seconds * aSecond
  const paid = new Map<string, Promise<unknown>>()
  const startedAt = performance.now()
  for (let sent = 0; sent < total; await wait(TICK_MS)) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * aSecond)
    for (; sent < due; sent++) {
      // Those of the same moment are about orders of the same moment, as payments come and are told of several times.
      const at = Math.min(orderIds.length - 1, Math.floor((sent / total) * orderIds.length))
      const orderId = orderIds[Math.max(0, at - (sent % 5))] ?? ''
      const isPaid = paid.get(orderId) ?? steer(port, '/play', { orderId, event: 'pay', lost: true })
      paid.set(orderId, isPaid)
      const one = isPaid.then(() => tell(agent, { port, host, body: bodyOf(orderId, serverKey) }, loaded))
      running.add(one)
      void one.finally(() => running.delete(one))
    }
  }
  await Promise.all(running)
  agent.destroy()
  return loaded
}

function bodyOf(orderId: string, key: string): string {
  const code = '200'
  const signature = signatureOf({ orderId, code, amount: AMOUNT, key })
  return JSON.stringify({
    transaction_status: 'settlement',
    status_code: code,
    signature_key: signature,
    order_id: orderId,
    gross_amount: AMOUNT,
    fraud_status: 'accept',
    currency: 'IDR',
  })
}

interface Sent {
  port: number
  host: string
  body: string
}

async function tell(agent: Agent, sent: Sent, loaded: Loaded): Promise<void> {
  for (let tries = 1; ; tries++) {
    const startedAt = performance.now()
    const status = await post(agent, sent)
    if (status === 200) {
      loaded.times.push(performance.now() - startedAt)
      return
    }
    if (tries === MOST_TRIES) return
    loaded.again++
    await wait(AGAIN_MS)
  }
}

function post(agent: Agent, { port, host, body }: Sent): Promise<number> {
  return new Promise(done => {
    const asking = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: PATH,
        method: 'POST',
        headers: { host: `${host}:${port}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      answer => {
        answer.resume()
        answer.on('close', () => done(answer.complete ? (answer.statusCode ?? 0) : 0))
      },
    )
    asking.on('error', () => done(0))
    asking.end(body)
  })
}
