import { pino } from 'pino'
import { type Gateway, GatewayFault, type GatewayName, type GatewayStatus, METHODS, type Method } from '#features/gateways/gateway.ts'
import { toSettings } from '#features/sites/settings.ts'
import type { Site } from '#features/sites/site.ts'
import type { Person, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { runJob } from '#platform/jobs/run-job.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { askPayout, giftPaid, giftReturned, givePaid, returnShares, shareEarnings, takeRefunded } from './events.ts'
import type { InvoiceOrder } from './invoice.ts'
import { paymentJobs } from './jobs.ts'
import type { PaymentParts } from './tools.ts'

const KILLED = 'the process was killed'
const silent = pino({ level: 'silent' })

export const settings = {
  ...toSettings({ title: 'Uji', timeZone: 'Asia/Jakarta', payment: { legalName: 'PT Uji', address: 'Jl. Uji 1', taxNumber: '01.234' } }),
}

/** An order at the scripted gateway. */
interface ScriptedOrder {
  amount: number
  state: GatewayStatus['state']
  paid: number
  refunded: number
  fee?: number
  refunds: Map<string, number>
}

/** What the scripted gateway does next instead of what it should; each is used once, `isAway` until it is changed. */
export interface Script {
  isAway: boolean
  /** The answer to `open` or `refund` is lost after the gateway did it. */
  losesAnswer: boolean
  /** The process is killed after the gateway did what it was asked to. */
  dies: boolean
  /** What `status` says instead, once for each. */
  lies: GatewayStatus[]
  refund: 'done' | 'sent' | 'failed'
}

/** A gateway in memory, which can be late, lie, repeat itself and fail; and one may play the payer. */
export class ScriptedGateway {
  readonly orders = new Map<string, ScriptedOrder>()
  readonly script: Script = { isAway: false, losesAnswer: false, dies: false, lies: [], refund: 'done' }
  calls = 0

  gatewayOf(name: GatewayName): Gateway {
    return {
      name,
      methods: METHODS,
      open: async ({ orderId, amount, expiresAt, method }) => {
        this.#reach()
        if (!this.orders.has(orderId)) this.orders.set(orderId, { amount, state: 'pending', paid: 0, refunded: 0, refunds: new Map() })
        this.#answer()
        const instructions =
          method === 'transfer'
            ? { accounts: [{ bank: 'bca', number: '1234567890', holder: 'PT Uji' }] }
            : { vaNumber: `8${orderId.slice(-10)}`, bank: method.slice(3) }
        return { ref: `ref-${orderId}`, instructions, expiresAt }
      },
      status: async orderId => {
        this.#reach()
        this.#answer()
        return this.script.lies.shift() ?? this.statusOf(orderId)
      },
      cancel: async orderId => {
        this.#reach()
        const order = this.orders.get(orderId)
        if (order?.state === 'pending') order.state = 'cancelled'
      },
      refund: async ({ orderId, key, amount }) => {
        this.#reach()
        if (this.script.refund === 'failed') return { state: 'failed' }
        const order = this.#get(orderId)
        if (!order.refunds.has(key)) {
          order.refunds.set(key, amount)
          if (this.script.refund === 'done') this.#giveBack(order, amount)
        }
        this.#answer()
        return { state: this.script.refund, ref: key }
      },
      readNotification: (headers, body) => {
        const { orderId, topic = 'payment' } = JSON.parse(body) as { orderId?: string; topic?: 'payment' | 'payout' }
        return { isGenuine: headers.get('x-signature') === 'good', topic, ...(orderId !== undefined && { orderId }) }
      },
      readReport: () => [],
      tryKeys: async () => {},
    }
  }

  statusOf(orderId: string): GatewayStatus {
    const order = this.orders.get(orderId)
    if (!order) return { state: 'missing', amount: 0, refunded: 0, raw: {} }
    const { state, amount, paid, refunded, fee } = order
    return { state, amount: paid || amount, refunded, raw: { state }, ...(fee !== undefined && { fee }) }
  }

  /** The payer pays, what was asked or another sum, even an order that ended. */
  pay(orderId: string, amount = this.#get(orderId).amount, fee?: number): void {
    const order = this.#get(orderId)
    Object.assign(order, { state: 'paid', paid: amount, ...(fee !== undefined && { fee }) })
  }

  end(orderId: string, state: GatewayStatus['state']): void {
    this.#get(orderId).state = state
  }

  /** A refund on the gateway's own pages, or one that was under way. */
  refundThere(orderId: string, amount: number): void {
    this.#giveBack(this.#get(orderId), amount)
  }

  #giveBack(order: ScriptedOrder, amount: number): void {
    order.refunded += amount
    order.state = order.refunded >= order.paid ? 'refunded' : 'partially-refunded'
  }

  #get(orderId: string): ScriptedOrder {
    const order = this.orders.get(orderId)
    if (!order) throw new Error(`the scripted gateway has no order ${orderId}`)
    return order
  }

  #reach(): void {
    this.calls++
    if (this.script.isAway) throw new GatewayFault('away', 'scripted')
  }

  #answer(): void {
    if (this.script.dies) {
      this.script.dies = false
      throw new Error(KILLED)
    }
    if (!this.script.losesAnswer) return
    this.script.losesAnswer = false
    throw new GatewayFault('away', 'the answer was lost')
  }
}

const TENANT_SITE = { settings, host: 'uji.localhost' }

/** The parts of the jobs with a scripted gateway. */
function scriptedParts(gateway: ScriptedGateway): PaymentParts {
  return {
    findGateway: async (_ctx, name) => gateway.gatewayOf(name),
    // Named boundary: jobs read these fields alone.
    findSite: async () => TENANT_SITE as unknown as Site,
    originOf: host => `http://${host}:3000`,
  }
}

export interface MoneyDesk {
  gateway: ScriptedGateway
  parts: PaymentParts
  /** Runs the waiting jobs of payments, those that others add included, until none is left that is due at `until` (by default in a second: clocks differ). */
  work(until?: Date): Promise<void>
  /** Names of waiting jobs that other rooms handle, with their payloads. */
  told(tenantId: TenantId): Promise<{ name: string; payload: Record<string, unknown> }[]>
}

const THEIRS = [givePaid, takeRefunded, shareEarnings, returnShares, askPayout, giftPaid, giftReturned]

/** Opens the queues and a scripted gateway: jobs are run by hand, so that a test decides what happens between them. Call it in `beforeAll`. */
export async function openMoneyDesk(database: TestDatabase): Promise<MoneyDesk> {
  const gateway = new ScriptedGateway()
  const parts = scriptedParts(gateway)
  const handled = paymentJobs(parts)
  await makeQueues(database.url, silent, [...handled, ...THEIRS.map(job => handleJob<object>(job as never, async () => {}))])
  const names = handled.map(({ job }) => job.name)
  async function take(until: Date) {
    const { rows } = await database.pool.query<{ id: string; name: string; data: unknown }>(
      `update jobs.job set state = 'active' where id = (select id from jobs.job where name = any ($1) and state = 'created' and start_after <= $2
        order by created_on, id limit 1) returning id, name, data`,
      [names, until],
    )
    return rows[0]
  }
  return {
    gateway,
    parts,
    async work(until = new Date(Date.now() + 1000)) {
      for (let steps = 0; steps < 500; steps++) {
        const job = await take(until)
        if (!job) return
        const one = handled.find(({ job: { name } }) => name === job.name)
        if (!one) throw new Error(`nobody handles ${job.name}`)
        try {
          await runJob({ pool: database.pool, log: silent }, one, job.data, AbortSignal.timeout(20_000))
        } catch (error) {
          if (error instanceof Error && error.message === KILLED) {
            await database.pool.query("update jobs.job set state = 'created' where id = $1", [job.id])
            return
          }
          if (!(error instanceof GatewayFault)) throw error
          // The queue would try again later; by then the clock has asked.
        }
        await database.pool.query('delete from jobs.job where id = $1', [job.id])
      }
      throw new Error('jobs make jobs without end')
    },
    async told(tenantId) {
      const { rows } = await database.pool.query<{ name: string; payload: Record<string, unknown> }>(
        `select name, data -> 'payload' as payload from jobs.job
          where name = any ($1) and state = 'created' and data ->> 'tenantId' = $2 order by created_on, id`,
        [THEIRS.map(({ name }) => name), tenantId],
      )
      return rows
    },
  }
}

/** Switches gateways on for a tenant: Midtrans with every method that it has, and transfers. */
export async function buildGateways(database: TestDatabase, tenantId: TenantId): Promise<void> {
  const methods: Method[] = METHODS.filter(method => method !== 'transfer')
  await database.pool.query(
    `insert into gateway_settings (tenant_id, gateway, is_enabled, sealed_keys, methods, accounts, changed_at)
     values ($1, 'midtrans', true, 'sealed', $2, '[]', now()), ($1, 'transfer', true, null, '{transfer}', $3, now())`,
    [tenantId, methods, JSON.stringify([{ bank: 'bca', number: '1234567890', holder: 'PT Uji' }])],
  )
}

export async function buildMember(database: TestDatabase, tenantId: TenantId, name = 'Siti'): Promise<string> {
  const id = newId()
  await database.pool.query(
    `insert into members (tenant_id, id, issuer, subject, email, name, joined_at, seen_at) values ($1, $2, 'uji', $3, $4, $5, now(), now())`,
    [tenantId, id, id, `${id}@contoh.id`, name],
  )
  return id
}

/** Returns a viewer who is signed in; staff with a second factor of just now. */
export function buildViewer(memberId: string, role: Person['role'] = 'student', provenAt?: Date): Viewer {
  return {
    kind: 'person',
    app: null,
    person: {
      memberId,
      name: 'Uji',
      email: `${memberId}@contoh.id`,
      role,
      isImpersonating: false,
      roles: [role],
      limits: { regionCodes: [], programIds: [], schoolId: null, mentorId: null },
      isChild: false,
      session: Buffer.alloc(32),
      ...(provenAt && { secondFactorAt: provenAt }),
    },
  }
}

export function buildOrder(
  memberId: string | null,
  more: Partial<InvoiceOrder> & { price?: number; subjectId?: string } = {},
): InvoiceOrder {
  const { price = 150_000, subjectId = newId(), ...order } = more
  return {
    kind: 'order',
    memberId,
    buyer: { name: 'Siti Rahma', email: 'siti@contoh.id' },
    lines: [{ kind: 'class', subjectId, name: 'Web dari Nol', quantity: 1, price, ...(memberId !== null && { recipientId: memberId }) }],
    ...order,
  }
}
