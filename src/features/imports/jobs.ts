import { enqueue } from '#platform/jobs/enqueue.ts'
import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import { importStep } from './import-step.ts'
import type { ImportTools } from './steps.server.ts'
import { type SourceWorks, workOn } from './work.server.ts'

/** An attempt ends after this time and the next goes on: what a process that died did not finish waits no longer than an attempt's timeout. */
const STEP_MS = 20_000

/** Works on an import until it is over or the attempt's time is; then enqueues the next attempt. All it needs to go on is in the database. */
export const workOnImports = (tools: ImportTools, works: SourceWorks): HandledJob =>
  handleJob(importStep, async (ctx, { importId }, trial) => {
    // The attempt's own transaction would stay open for all of its time.
    await trial.startAgain()
    const isOver = await workOn(tools, ctx.tenantId, importId, trial.signal, STEP_MS, works)
    if (!isOver) await enqueue(ctx, importStep, { importId }, { singletonKey: importId })
  })
