import type { AppFormAction } from '#page/app-page.server.ts'
import type { BinEntity } from './bin.ts'
import { restoreBatch } from './restore.server.ts'

/**
 * Returns the form `undo` of a page whose records go to the bin, which `UndoNote` sends. Leads back to the list `base` in the state that it had, and says
 * what was done by `done=undone`.
 */
export function undoForm(entities: readonly BinEntity[], base: string): AppFormAction {
  return async ({ ctx, query }, fields) => {
    await restoreBatch(ctx, entities, fields.get('batch') ?? '')
    return withDone(base, query, { done: 'undone' })
  }
}

/** Returns the address of a list in the state that it had, with what has just been done. */
export function withDone(base: string, query: URLSearchParams, done: Readonly<Record<string, string>>): string {
  const kept = new URLSearchParams(query)
  for (const name of ['done', 'batch', 'count']) kept.delete(name)
  for (const [name, value] of Object.entries(done)) kept.set(name, value)
  return `${base}?${kept}`
}
