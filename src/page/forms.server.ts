import { isAppError } from '#kit/errors.ts'
import { type SentForm, valuesToShow } from '#platform/http/form-data.ts'
import { requireStorable } from '#platform/storable.ts'

import type { FormResult } from '#ui/form/form-result.ts'
import type { PageArgs } from './page.server.ts'
import { toFormWords } from './refusals.server.ts'

/** What a form that only looks, such as a dry run, gives its page to show. */
export interface Shown<T> {
  shown: T
}

/** Handles a submitted form of a page: writes and returns a redirect (303), or only looks. Throws an AppError to refuse the form. */
export type FormAction<S extends Shown<unknown> = never> = (
  args: PageArgs,
  fields: URLSearchParams,
  sent: SentForm,
) => Promise<Response | S>

/** A refused form with the status of its response. */
export interface RefusedForm {
  status: number
  form: FormResult
}

/** Statuses that show the form again with the submitted values: conflict, invalid input, too many attempts. */
const SHOWN_AGAIN = new Set([409, 422, 429])

/**
 * Runs a page's action with the submitted form. Any AppError rolls back what the request wrote; one with status 409, 422 or 429 is returned as the form's
 * result, others are rethrown. Also throws what reading the form did (`PageVisit.sentForm`).
 */
export async function takeForm<S extends Shown<unknown> = never>(act: FormAction<S>, args: PageArgs): Promise<Response | S | RefusedForm> {
  const sent = args.visit.sentForm()
  try {
    requireStorableFields(sent)
    return await act(args, sent.fields, sent)
  } catch (error) {
    if (!isAppError(error)) throw error
    // Also for statuses that are rethrown: a redirect to sign-in counts as a success and would be committed.
    await args.visit.undo()
    if (!SHOWN_AGAIN.has(error.status)) throw error
    const form = { name: sent.fields.get('form') ?? '', values: valuesToShow(sent.fields), ...toFormWords(error, args.lang) }
    return { status: error.status, form }
  }
}

/** Throws InvalidInput with the field's path for text that can't be stored; a name may come several times. */
function requireStorableFields({ json, fields }: SentForm): void {
  if (json !== undefined) return requireStorable(json)
  for (const [name, value] of fields) requireStorable({ [name]: value })
}
