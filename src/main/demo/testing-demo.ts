import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { anonKeyOf } from '#features/api-clients/anonymous-key.ts'
import { noticeMail } from '#features/notices/notice-mail.ts'
import { pushNotice } from '#features/notices/push/push-job.ts'
import {
  cancelPayment,
  giftPaid,
  givePaid,
  invoiceMail,
  openPayment,
  returnShares,
  shareEarnings,
  takeRefunded,
} from '#features/payments/events.ts'
import { accountMail, checkAccount } from '#features/payouts/tasks.ts'
import { Sites } from '#features/sites/sites.server.ts'
import { countFigures } from '#features/statistics/commands.server.ts'
import { originOf, parseConfig } from '#platform/config/config.ts'
import { Changes } from '#platform/db/changes.ts'
import type { HandledJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { openAccounts } from '../accounts.ts'
import type { Runtime } from '../runtime.ts'
import { prepareDemo } from './demo.ts'

/** What the demo's load enqueues. */
const QUEUES: readonly Pick<HandledJob, 'job'>['job'][] = [
  countFigures,
  openPayment,
  cancelPayment,
  invoiceMail,
  givePaid,
  takeRefunded,
  shareEarnings,
  returnShares,
  giftPaid,
  checkAccount,
  accountMail,
  noticeMail,
  pushNotice,
]

export interface DemoFile {
  tenants: { host: string; tenantId: string }[]
  logins: { kind: string; email: string; password: string; totpSecret?: string }[]
  app: { id: string; secret: string }
}

/** Starts the product on a test's database as far as the demo goes. Each start may have other settings; `dataDir` is the test's own. */
export function openTestDemo(database: TestDatabase) {
  const made = mkdtemp(join(tmpdir(), 'sanggar-demo-'))
  afterAll(async () => rm(await made, { recursive: true, force: true }))

  /** Returns what the start noted. */
  async function start(settings: Record<string, string> = {}): Promise<string[]> {
    const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: await made, ...settings })
    const [log, notes] = [pino({ level: 'silent' }), [] as string[]]
    const accounts = await openAccounts({
      config,
      databaseUrl: database.url,
      pool: database.pool,
      sites: new Sites(database.pool, log),
      log,
    })
    // Named boundary: the parts of a runtime that the demo uses.
    const runtime = {
      config,
      log,
      accounts,
      pool: database.pool,
      changes: new Changes(database.url, () => {}),
      anonKey: anonKeyOf(accounts.seal),
      originOf: (host: string) => originOf(config, host),
    } as unknown as Runtime
    await makeQueues(
      database.url,
      log,
      QUEUES.map(job => ({ job })),
    )
    await prepareDemo(runtime, note => notes.push(note)).finally(accounts.stop)
    return notes
  }

  const fileName = async () => join(await made, 'demo.json')
  const readDemo = async () => JSON.parse(await readFile(await fileName(), 'utf8')) as DemoFile
  const rows = async (statement: string, values: unknown[] = []) => (await database.pool.query(statement, values)).rows
  return { start, fileName, readDemo, rows, dataDir: made }
}
