import { isAppError } from '#kit/errors.ts'
import { readForm, type SentForm, valuesToShow } from '#platform/http/form-data.ts'
import type { FormResult } from '#ui/form/form-result.ts'
import type { PageArgs } from './page.server.ts'
import { translateRefusal } from './refusals.server.ts'

/** What happens when a form of a page is sent: writes, and returns the response that leads on (303). Throws an AppError where the form is refused. */
export type FormAction = (args: PageArgs, fields: URLSearchParams, sent: SentForm) => Promise<Response>

/** A refused form with the status of its response. */
export interface RefusedForm {
  status: number
  form: FormResult
}

/** Refusals that show the form again with what was typed: a conflict, invalid input, too many tries. */
const SHOWN_AGAIN = new Set([409, 422, 429])

/**
 * Runs a page's action with the form that was sent. Every refusal rolls back what the request has written; one of what was typed (409, 422, 429) is returned as the form's
 * result, all others are thrown on. Throws as `readForm` besides.
 */
export async function takeForm(act: FormAction, args: PageArgs, request: Request): Promise<Response | RefusedForm> {
  const sent = await readForm(request)
  try {
    return await act(args, sent.fields, sent)
  } catch (error) {
    if (!isAppError(error)) throw error
    // Of every refusal: the redirect to sign in would be taken for a success, and committed.
    await args.visit.undo()
    if (!SHOWN_AGAIN.has(error.status)) throw error
    const { message, problems } = translateRefusal(error, args.lang)
    const form = { name: sent.fields.get('form') ?? '', values: valuesToShow(sent.fields), message, problems }
    return { status: error.status, form }
  }
}
