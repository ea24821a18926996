import { pino } from 'pino'
import { beforeEach } from 'vitest'
import { type TenantId, toTenantId } from '../db/ids.ts'
import type { Mail } from '../mail/mail.ts'
import type { MailSettings } from '../mail/mail-server.ts'
import { createMailer, type Mailer } from '../mail/mailer.server.ts'
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
  /** Of the test at hand. */
  tenantId: TenantId
  /** Stands at TEST_NOW when a test begins. */
  clock: Date
  minutesOn(minutes: number): void
  post(changes?: Partial<Mail>, tenantId?: TenantId): Promise<void>
  mailerOf(settings: MailSettings | undefined): Mailer
  /** By address. */
  mails(): Promise<MailRow[]>
  /** In order of time. */
  tries(): Promise<MailTryRow[]>
}

const NO_TENANT = toTenantId('00000000-0000-0000-0000-000000000000')

export const TEST_MAIL: Mail = {
  template: 'test.hello',
  lang: 'id',
  to: 'siti@contoh.id',
  subject: 'Halo',
  text: 'Halo Siti',
  html: '<p>Halo Siti</p>',
  isSecret: false,
}

/** An outbox that is empty when a test begins. Call it at the top of the file, after the database. */
export function openTestOutbox(database: TestDatabase): TestOutbox {
  const log = pino({ level: 'silent' })
  const outbox: TestOutbox = {
    tenantId: NO_TENANT,
    clock: TEST_NOW,
    minutesOn(minutes) {
      outbox.clock = new Date(outbox.clock.getTime() + minutes * 60_000)
    },
    async post(changes = {}, tenantId = outbox.tenantId) {
      await database.asTenant(tenantId, ctx => postMail(ctx, { ...TEST_MAIL, ...changes }), { now: outbox.clock })
    },
    mailerOf: settings => createMailer({ pool: database.pool, log, settings, now: () => outbox.clock }),
    mails: async () => (await database.pool.query<MailRow>('select * from mails order by to_address')).rows,
    tries: async () => (await database.pool.query<MailTryRow>('select is_accepted, answer from mail_tries order by tried_at')).rows,
  }
  beforeEach(async () => {
    await database.pool.query('delete from mails')
    outbox.tenantId = await database.createTenant()
    outbox.clock = TEST_NOW
  })
  return outbox
}
