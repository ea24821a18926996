import { Forbidden, isAppError, NotFound } from '#kit/errors.ts'
import { createCtx } from '#platform/context.ts'
import { withScope } from '#platform/db/scope.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import { dryRun } from './dry-run.server.ts'
import { removeFile } from './end-import.server.ts'
import { WORKING } from './import.ts'
import { holdImport, writeImport } from './import-row.server.ts'
import { importStep } from './import-step.ts'
import { run } from './run.server.ts'
import { getStarter, type ImportTools, type Step, scopesOf } from './steps.server.ts'
import { undo } from './undo.server.ts'

/** An attempt ends after this time and the next goes on: what a process that died did not finish waits no longer than an attempt's timeout. */
const STEP_MS = 20_000
const WORK = { reading: dryRun, running: run, undoing: undo } as const

/** Works on an import until it is over or the attempt's time is; then enqueues the next attempt. All it needs to go on is in the database. */
export const workOnImports = (tools: ImportTools): HandledJob =>
  handleJob(importStep, async (ctx, { importId }, trial) => {
    // The attempt's own transaction would stay open for all of its time.
    await trial.startAgain()
    const isOver = await workOn(tools, ctx.tenantId, importId, trial.signal, STEP_MS)
    if (!isOver) await enqueue(ctx, importStep, { importId }, { singletonKey: importId })
  })

/** Works on an import for some time; returns true if nothing is left to do. Throws database and storage errors. */
export async function workOn(
  tools: ImportTools,
  tenantId: Step['tenantId'],
  importId: string,
  signal: AbortSignal,
  forMs: number,
): Promise<boolean> {
  const { pool, log } = tools
  try {
    const { row, viewer } = await withScope(pool, { tenantId }, async db => {
      const ctx = createCtx({ db, tenantId, log })
      const row = await holdImport(ctx, importId)
      return { row, viewer: WORKING.has(row.state) ? await getStarter(ctx, row) : undefined }
    })
    if (!viewer) return true
    const step: Step = { tools, tenantId, viewer, signal, endsAt: performance.now() + forMs, inScope: scopesOf(tools, tenantId, viewer) }
    // Named boundary: `WORKING` names the states of WORK.
    const isOver = await WORK[row.state as keyof typeof WORK](step, row)
    if (isOver) await removeIfEnded(step, importId)
    return isOver
  } catch (error) {
    if (!(error instanceof Forbidden || error instanceof NotFound) || !isAppError(error)) throw error
    await withScope(pool, { tenantId }, async db => {
      const ctx = createCtx({ db, tenantId, log })
      await writeImport(ctx, importId, {
        state: 'refused',
        refusal: { code: error instanceof Forbidden ? 'RightsGone' : 'FileGone', values: {} },
      })
    })
    return true
  }
}

async function removeIfEnded(step: Step, importId: string): Promise<void> {
  const row = await step.inScope(ctx => holdImport(ctx, importId))
  if (row.state !== 'ready') await removeFile(step, row)
}
