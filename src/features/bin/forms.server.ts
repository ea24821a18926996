import { withDone } from '#features/lists/forms.server.ts'
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
