import { InvalidInput } from '#kit/errors.ts'
import type { AppFormAction } from '#page/app-page.server.ts'
import { isUuid } from '#platform/db/ids.ts'
import type { KeysetPlace } from '#platform/db/keyset.ts'
import { lastingQuery } from '#ui/app/list/list-state.ts'
import { listReason } from './texts.ts'
import { removeView, saveView } from './views.server.ts'

const MAX_CHOSEN = 100
const PER_PAGE = 25

/** Returns the forms of saved views for the action of the list at `base`; `requireReader` throws for who may not see the list. */
export function viewForms(
  base: string,
  requireReader: (args: Parameters<AppFormAction>[0]) => void,
): Record<'save-view' | 'remove-view', AppFormAction> {
  const back = (query: URLSearchParams) => {
    const text = lastingQuery(query).toString()
    return text ? `${base}?${text}` : base
  }
  return {
    'save-view': async (args, fields) => {
      requireReader(args)
      const query = lastingQuery(args.query).toString()
      await saveView(args.ctx, { list: base, name: fields.get('viewName') ?? '', query, isShared: fields.get('isShared') === '1' })
      return back(args.query)
    },
    'remove-view': async (args, fields) => {
      requireReader(args)
      await removeView(args.ctx, fields.get('view') ?? '')
      return back(args.query)
    },
  }
}

/** Returns the place in a list that its address names, for `readKeyset`. */
export function placeOf(query: URLSearchParams, perPage = PER_PAGE): KeysetPlace {
  return { perPage, after: query.get('after') ?? undefined, before: query.get('before') ?? undefined }
}

/** Returns the ids of the rows that a bulk act is about. Throws InvalidInput for none, or for more than a hundred. */
export function chosenIds(fields: URLSearchParams): string[] {
  const ids = [...new Set(fields.getAll('ids'))].filter(isUuid)
  if (ids.length === 0) throw new InvalidInput(listReason('NothingChosen'))
  if (ids.length > MAX_CHOSEN) throw new InvalidInput(listReason('TooManyChosen', { most: MAX_CHOSEN }))
  return ids
}

/** Returns the address of a list in the state that it had, with what has just been done. */
export function withDone(base: string, query: URLSearchParams, done: Readonly<Record<string, string>>): string {
  const kept = new URLSearchParams(query)
  for (const name of ['done', 'batch', 'count']) kept.delete(name)
  for (const [name, value] of Object.entries(done)) kept.set(name, value)
  return `${base}?${kept}`
}
