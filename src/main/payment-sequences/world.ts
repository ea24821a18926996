import type pg from 'pg'
import { giveWhatIsPaid, takeWhatIsRefunded } from '#features/enrolments/jobs.ts'
import { buildCrowd, buildOpenClass, setBatch } from '#features/enrolments/testing.ts'
import { countPaidGift, countReturnedGift } from '#features/gifts/jobs.ts'
import { GIFTS } from '#features/gifts/testing.ts'
import { createCoupon } from '#features/payments/coupons.server.ts'
import { createInvoice } from '#features/payments/create-invoice.server.ts'
import { invoiceMail } from '#features/payments/events.ts'
import { paymentJobs } from '#features/payments/jobs.ts'
import { storeNotification } from '#features/payments/notifications.server.ts'
import { requestRefund } from '#features/payments/refunds.server.ts'
import { buildViewer } from '#features/payments/testing.ts'
import type { PaymentParts } from '#features/payments/tools.ts'
import { earnMentorShares, payoutJobs, returnMentorShares } from '#features/payouts/jobs.ts'
import { buildAccount } from '#features/payouts/testing.ts'
import { toSettings } from '#features/sites/settings.ts'
import type { Site } from '#features/sites/site.ts'
import { isAppError } from '#kit/errors.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { HandledJob } from '#platform/jobs/job.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'
import { Bank } from './bank.ts'
import { Crash, type CrashAt, Queue, runAt } from './queue.ts'

export const settings = toSettings({
  isMaintenance: false,
  title: 'Uji',
  timeZone: 'Asia/Jakarta',
  payment: { taxBp: 1100, payoutLeast: 1000, payoutTwoPersonsFrom: 60_000, withholdingBp: 250 },
  donation: { ...GIFTS, validUntil: '2027-12-31' },
})

/** What sequences play with: the product's own commands and jobs. Tests of the sequences put broken ones in their place. */
export interface Product {
  createInvoice: typeof createInvoice
  storeNotification: typeof storeNotification
  requestRefund: typeof requestRefund
  jobs(parts: PaymentParts, tools: JobTools): HandledJob[]
}

export const OUR_PRODUCT: Product = {
  createInvoice,
  storeNotification,
  requestRefund,
  jobs: (parts, tools) => [
    // Mails change nothing here, and have tests of their own.
    ...paymentJobs(parts).filter(({ job }) => job.name !== invoiceMail.name),
    giveWhatIsPaid(PAGE_SEAL),
    takeWhatIsRefunded(),
    earnMentorShares(),
    returnMentorShares(),
    ...payoutJobs(tools, { seal: PAGE_SEAL, findGateway: parts.findGateway }),
    countPaidGift(),
    countReturnedGift(),
  ],
}

/** Sells at 100,000 to anybody; of the small class there are two seats. */
export const CLASSES = [
  { name: 'Kelas besar', price: 100_000, quota: null },
  { name: 'Kelas kecil', price: 75_555, quota: 2 },
] as const

/** One takes all off, one a part of it, one a sum. */
export const COUPONS = [
  { code: 'GRATIS', percentBp: 10_000, useLimit: 1 },
  { code: 'HEMAT', percentBp: 3333, useLimit: 2 },
  { code: 'POTONG', amount: 5000, useLimit: 3 },
] as const

/** New year comes within most sequences, and with it other numbers. */
const BEGIN = Date.parse('2026-12-31T06:00:00Z')

/** A tenant with everything that a sequence needs, its own gateway, queue and clock. */
export class World {
  readonly bank = new Bank()
  readonly queue: Queue
  readonly parts: PaymentParts
  now = new Date(BEGIN)
  /** What happened, in words, for who reads of a failure. */
  readonly story: string[] = []
  /** Faults that were seen on the way. */
  readonly faults: string[] = []
  classIds: string[] = []
  members: string[] = []
  staff: string[] = []
  mentor = { memberId: '', mentorId: newId(), accountId: '' }

  readonly pool: pg.Pool
  readonly tenantId: TenantId
  readonly product: Product

  constructor(tools: JobTools, tenantId: TenantId, product: Product) {
    const { pool } = tools
    this.pool = pool
    this.tenantId = tenantId
    this.product = product
    this.parts = {
      findGateway: async (_ctx, name) => this.bank.gatewayOf(name),
      // Named boundary: jobs read these fields alone.
      findSite: async () => ({ settings, host: 'uji.localhost' }) as unknown as Site,
      originOf: host => `http://${host}:3000`,
    }
    this.queue = new Queue(pool, tenantId, product.jobs(this.parts, tools))
  }

  async build(): Promise<void> {
    await runAt(this.pool, { tenantId: this.tenantId, now: this.now, viewer: buildViewer(newId(), 'admin', this.now) }, async ctx => {
      const people = await buildCrowd(ctx, 6)
      this.members = people.slice(0, 3)
      this.staff = people.slice(3, 5)
      this.mentor.memberId = people[5] ?? ''
      await openGateways(ctx)
      await this.#buildMentor(ctx)
      for (const { name, price, quota } of CLASSES) {
        const { id } = await buildOpenClass(ctx, { name, price_rupiah: price, quota })
        if (quota !== null) await setBatch(ctx, id, { has_waiting_list: false })
        this.classIds.push(id)
      }
      const [first = ''] = this.classIds
      const of = { tenant_id: ctx.tenantId }
      await ctx.db
        .insertInto('class_mentors')
        .values({ ...of, class_id: first, mentor_id: this.mentor.mentorId, position: 0 })
        .execute()
      await ctx.db
        .insertInto('share_rules')
        .values({ ...of, id: newId(), scope: 'tenant', subject_id: NOTHING, share_bp: 6000, changed_at: ctx.now })
        .execute()
    })
    await this.as(this.staff[0] ?? '', 'admin', async ctx => {
      for (const coupon of COUPONS) await createCoupon(ctx, coupon)
    })
  }

  async #buildMentor(ctx: Ctx): Promise<void> {
    const { mentorId, memberId } = this.mentor
    const row = { tenant_id: ctx.tenantId, id: mentorId, slug: `mentor-${mentorId.slice(-12)}`, name: 'Mira', headline: '', bio: '' }
    await ctx.db
      .insertInto('mentors')
      .values({ ...row, expertise: [] })
      .execute()
    this.mentor.accountId = await buildAccount(ctx, memberId)
  }

  /** Runs a command as somebody does it. What is refused changes nothing; what fails is a fault. */
  async as<T>(
    memberId: string,
    role: 'student' | 'admin' | 'mentor',
    work: (ctx: Ctx) => Promise<T>,
    crashAt?: CrashAt,
  ): Promise<T | undefined> {
    return await this.attempt(work, { viewer: this.#viewerOf(memberId, role), crashAt })
  }

  async attempt<T>(work: (ctx: Ctx) => Promise<T>, more: { viewer?: Viewer; crashAt?: CrashAt | undefined } = {}): Promise<T | undefined> {
    try {
      return await runAt(this.pool, { tenantId: this.tenantId, now: this.now, ...more }, work)
    } catch (error) {
      if (error instanceof Crash) this.note('  the process dies')
      else if (isAppError(error) && error.status < 500) this.note(`  refused: ${error.message}`)
      else throw error
      return undefined
    }
  }

  #viewerOf(memberId: string, role: 'student' | 'admin' | 'mentor'): Viewer {
    const viewer = buildViewer(memberId, role, this.now)
    if (viewer.kind === 'person' && role === 'mentor') viewer.person.limits.mentorId = this.mentor.mentorId
    return viewer
  }

  note(words: string): void {
    this.story.push(words)
  }
}

const NOTHING = '00000000-0000-0000-0000-000000000000'

async function openGateways(ctx: Ctx): Promise<void> {
  const row = { tenant_id: ctx.tenantId, is_enabled: true, changed_at: ctx.now }
  await ctx.db
    .insertInto('gateway_settings')
    .values([
      { ...row, gateway: 'midtrans', sealed_keys: 'sealed', methods: ['va-bca', 'qris'] },
      { ...row, gateway: 'xendit', sealed_keys: 'sealed', methods: ['va-bni', 'va-bri'] },
      {
        ...row,
        gateway: 'transfer',
        methods: ['transfer'],
        accounts: JSON.stringify([{ bank: 'bca', number: '1234567890', holder: 'PT Uji' }]),
      },
    ])
    .execute()
}
