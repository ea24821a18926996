import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect } from 'vitest'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { type TenantId, toTenantId } from '../db/ids.ts'
import type { HandledJob } from '../jobs/job.ts'
import { type Queue, startQueue } from '../jobs/jobs.ts'
import { runJob } from '../jobs/run-job.ts'
import type { Mail } from '../mail/mail.ts'
import type { MailSettings } from '../mail/mail-server.ts'
import { createMailer } from '../mail/mailer.server.ts'
import { postMail } from '../mail/outbox.server.ts'
import { TEST_NOW, type TestDatabase } from './database.ts'

interface MailRow {
  id: string
  to_address: string
  text_body: string | null
  html_body: string | null
  next_try_at: Date | null
  delivered_at: Date | null
  failed_at: Date | null
}

interface MailTryRow {
  is_accepted: boolean
  answer: string
}

export interface TestOutbox {
  /** The current test's tenant. */
  tenantId: TenantId
  /** TEST_NOW at the beginning of each test. */
  clock: Date
  minutesOn(minutes: number): void
  post(changes?: Partial<Mail>, tenantId?: TenantId): Promise<void>
  /** The mail job of a process with these settings, using the test's clock. */
  jobOf(settings: MailSettings | undefined): HandledJob
  mailerOf(settings: MailSettings | undefined): {
    /** Runs each job whose mail is due by the test's clock once, in the order of the queue. The queue itself uses the database's clock. */
    deliverDue(): Promise<void>
  }
  /** Works the queue like a process with these settings, using the real clock, until the test ends. */
  work(settings: MailSettings | undefined): Promise<Queue>
  /** Ordered by address. */
  mails(): Promise<MailRow[]>
  /** Ordered by time. */
  tries(): Promise<MailTryRow[]>
}

const NO_TENANT = toTenantId('00000000-0000-0000-0000-000000000000')

export const TEST_MAIL: Mail = {
  template: 'test.hello',
  lang: DEFAULT_LANG,
  to: 'siti@contoh.id',
  subject: 'Halo',
  text: 'Halo Siti',
  html: '<p>Halo Siti</p>',
  isSecret: false,
}

/** Opens an outbox that is empty at the beginning of each test. Call it at the top of the file, after the database. */
export function openTestOutbox(database: TestDatabase): TestOutbox {
  const log = pino({ level: 'silent' })
  const working: Queue[] = []
  const outbox: TestOutbox = {
    tenantId: NO_TENANT,
    clock: TEST_NOW,
    minutesOn(minutes) {
      outbox.clock = new Date(outbox.clock.getTime() + minutes * 60_000)
    },
    async post(changes = {}, tenantId = outbox.tenantId) {
      await database.asTenant(tenantId, ctx => postMail(ctx, { ...TEST_MAIL, ...changes }), { now: outbox.clock })
    },
    jobOf: settings => createMailer({ settings, now: () => outbox.clock, pause: async () => {} }).job,
    mailerOf(settings) {
      const job = outbox.jobOf(settings)
      return {
        async deliverDue() {
          for (const data of await takeDue()) await runJob({ pool: database.pool, log }, job, data, new AbortController().signal)
        },
      }
    },
    async work(settings) {
      const queue = await startQueue(database.url, { pool: database.pool, log }, { scheduled: [], handled: [outbox.jobOf(settings)] })
      working.push(queue)
      return queue
    },
    mails: async () => (await database.pool.query<MailRow>('select * from mails order by to_address')).rows,
    tries: async () => (await database.pool.query<MailTryRow>('select is_accepted, answer from mail_tries order by tried_at')).rows,
  }
  async function takeDue(): Promise<unknown[]> {
    const { rows } = await database.pool.query<{ data: unknown }>(
      `with taken as (
        delete from jobs.job j using mails m
        where j.name = 'mails.send' and m.id::text = j.data->'payload'->>'mailId' and m.next_try_at <= $1
        returning j.data, j.priority, j.created_on
      ) select data from taken order by priority desc, created_on`,
      [outbox.clock],
    )
    return rows.map(row => row.data)
  }

  beforeEach(async () => {
    await database.pool.query("delete from jobs.job where name = 'mails.send'")
    await database.pool.query('delete from mails')
    outbox.tenantId = await database.createTenant()
    outbox.clock = TEST_NOW
  })
  afterEach(async () => {
    for (const queue of working.splice(0)) await queue.stop()
  })
  return outbox
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 800 && !(await isSo()); i++) await wait(25)
  expect(await isSo()).toBe(true)
}
