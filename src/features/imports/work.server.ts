import { Forbidden, isAppError, NotFound } from '#kit/errors.ts'
import { createCtx } from '#platform/context.ts'
import { withScope } from '#platform/db/scope.ts'
import { dryRun } from './dry-run.server.ts'
import { removeFile } from './end-import.server.ts'
import { type Source, WORKING } from './import.ts'
import { holdImport, type ImportRow, writeImport } from './import-row.server.ts'
import { run } from './run.server.ts'
import { getStarter, type ImportTools, type Step, scopesOf } from './steps.server.ts'
import { undo } from './undo.server.ts'

const WORK = { reading: dryRun, running: run, undoing: undo } as const

/** How a source is worked on in each state, where it is not one of posts or tables. Each works for an attempt's time, and returns true if nothing is left to do. */
export type SourceWork = Readonly<Record<keyof typeof WORK, (step: Step, row: ImportRow) => Promise<boolean>>>
export type SourceWorks = Partial<Record<Source, SourceWork>>

/** Works on an import for some time; returns true if nothing is left to do. Throws database and storage errors. */
export async function workOn(
  tools: ImportTools,
  tenantId: Step['tenantId'],
  importId: string,
  signal: AbortSignal,
  forMs: number,
  works: SourceWorks = {},
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
    const isOver = await (works[row.source] ?? WORK)[row.state as keyof typeof WORK](step, row)
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
