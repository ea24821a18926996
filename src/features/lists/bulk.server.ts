import { Conflict, isAppError, toWords } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { listReason } from './texts.ts'

interface EachChosen {
  /** Returns the row's name, for the refusal that names it; undefined if there is no such row. */
  nameOf(id: string): Promise<string | undefined>
  act(id: string): Promise<unknown>
}

/**
 * Does it with each chosen row in one transaction: all or none. In the order of the ids, so that two people who choose the same rows wait and do not block.
 * Throws Conflict (`BulkRefused`, naming the first row that is refused, and why); the caller has checked who may do it at all.
 */
export async function forEachChosen(ctx: Ctx, ids: readonly string[], { nameOf, act }: EachChosen): Promise<void> {
  for (const id of ids.toSorted()) {
    // Before the act, which may remove the row.
    const name = (await nameOf(id)) || '?'
    try {
      await act(id)
    } catch (error) {
      if (!isAppError(error) || ![403, 404, 409, 422].includes(error.status)) throw error
      const { message, problems } = toWords(error, ctx.lang)
      throw new Conflict(listReason('BulkRefused', { name, why: problems[0]?.message ?? message }))
    }
  }
}
