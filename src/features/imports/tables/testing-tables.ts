import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { startTestDrive, type TestDrive } from '#features/media/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { mailWaiting } from '#features/members/waiting-mails/mail-waiting.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { actOnImport, type ImportAct, startImport } from '../commands.server.ts'
import type { Source } from '../import.ts'
import { importStep } from '../import-step.ts'

import { getImport, listRecords } from '../queries.server.ts'
import { buildImportFile, importToolsOf } from '../testing.ts'
import { type SourceWorks, workOn } from '../work.server.ts'

/** A tenant with an admin who imports files, by the job's own work; `works`: of sources above the feature. Cities: `32.04`, `32.73`. Call it at the top of a test file. */
export function openTestImports(database: TestDatabase, works: SourceWorks = {}) {
  const signal = new AbortController().signal
  let tenant: TenantId
  let drive: TestDrive
  let ani: Enrolled

  beforeAll(async () => {
    await database.pool.query(`insert into regions.provinces (code, name) values ('32', 'Jawa Barat')`)
    await database.pool.query(
      `insert into regions.cities (code, province_code, name) values ('32.04', '32', 'Kabupaten Bandung'), ('32.73', '32', 'Kota Bandung')`,
    )
    tenant = await database.createTenant()
    drive = await startTestDrive(database, tenant)
    ani = await enrol(database, tenant, 'Ani', ['admin'])
    const idle = async () => {}
    await makeQueues(database.url, pino({ level: 'silent' }), [handleJob(importStep, idle), handleJob(mailWaiting, idle)])
  })
  afterAll(() => drive.stop())

  const as = async <T>(work: (ctx: Ctx) => Promise<T>, who = ani) =>
    await database.asTenant(tenant, work, { viewer: await who.viewer(), now: new Date() })
  const work = async (id: string) => {
    while (!(await workOn(importToolsOf(drive), tenant, id, signal, 60_000, works)));
  }
  const start = async (source: Source, content: string, { who = ani, classId = '' } = {}): Promise<string> => {
    const file = await as(ctx => buildImportFile(ctx, drive, who.id, `${source}.csv`, content), who)
    return await as(ctx => startImport(ctx, { file, source, origin: '', classId }), who)
  }
  return {
    as,
    work,
    /** Starts an import of a file, by the admin if nobody else, and returns its id: nothing of it is read yet. */
    start,
    tenant: () => tenant,
    /** Keeps a file as a member's upload; returns its id. */
    upload: (name: string, content: string | Uint8Array, memberId: string) =>
      as(ctx => buildImportFile(ctx, drive, memberId, name, content)),
    /** Starts an import, does its dry run, and returns its id. */
    async read(...what: Parameters<typeof start>): Promise<string> {
      const id = await start(...what)
      await work(id)
      return id
    },
    async act(id: string, name: ImportAct, who = ani): Promise<void> {
      await as(ctx => actOnImport(ctx, id, name), who)
      await work(id)
    },
    stateOf: (id: string, who = ani) => as(ctx => getImport(ctx, id), who),
    rowsOf: async (id: string, who = ani) => (await as(ctx => listRecords(ctx, id, {}), who)).items,
    query: async (sql: string, values: readonly unknown[] = [tenant]) => (await database.pool.query(sql, [...values])).rows,
  }
}
