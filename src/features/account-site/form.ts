import type { z } from 'zod'
import { type Problems, problemsOf } from '#features/accounts/schema.ts'
import { type AppError, isAppError } from '#kit/errors.ts'
import { valuesToShow } from '#platform/http/form-data.ts'
import type { FormResult } from '#ui/form/form-result.ts'
import { accountTexts } from './texts.ts'
import type { AccountVisit } from './visit.ts'

/** Allows a password of a megabyte, with each byte encoded as three (`%C3%A9`): it is rejected beside its field, and the other fields keep their values. */
export const MAX_FORM_BYTES = 3.5 * 1024 * 1024

/** A rejected form, with the status and the `retry-after` of its page. */
export interface RefusedForm extends FormResult {
  status: number
  retryAfterSeconds?: number | undefined
}

/**
 * Runs `act` with the form's fields, parsed by the schema. Returns its response, or the rejected form: by the schema, by the problems that `act` returns
 * (422), or by a rate limit or a full queue (429, 503).
 */
export async function submitForm<S extends z.ZodType>(
  visit: AccountVisit,
  schema: S,
  act: (input: z.infer<S>) => Promise<Response | Problems>,
): Promise<Response | RefusedForm> {
  const parsed = schema.safeParse(Object.fromEntries(visit.fields))
  if (!parsed.success) return refuseFields(visit, problemsOf(parsed.error))
  try {
    const done = await act(parsed.data)
    return done instanceof Response ? done : refuseFields(visit, done)
  } catch (error) {
    const message = isAppError(error) ? limitMessage(visit, error) : undefined
    if (message === undefined || !isAppError(error)) throw error
    return { ...refuseForm(visit, error.status, message), retryAfterSeconds: error.retryAfterSeconds }
  }
}

/** Returns the form as it was sent, rejected as a whole. */
export function refuseForm({ fields }: AccountVisit, status: number, message: string): RefusedForm {
  return { name: fields.get('form') ?? '', values: valuesToShow(fields), message, problems: [], status }
}

function refuseFields(visit: AccountVisit, codes: Problems): RefusedForm {
  const { form, problem: words } = accountTexts(visit.lang)
  const problems = Object.entries(codes).flatMap(([path, code]) => (code ? [{ path, message: words[code] }] : []))
  return { ...refuseForm(visit, 422, form.problems), problems }
}

/** Returns the message for a rate limit or a full queue; undefined for another error. */
function limitMessage({ lang }: AccountVisit, { status, code, retryAfterSeconds }: AppError): string | undefined {
  const t = accountTexts(lang)
  if (status === 503) return t.errors.busyText
  if (status !== 429 || !(code in t.errors)) return undefined
  return t.fill(`errors.${code}`, { minutes: Math.ceil((retryAfterSeconds ?? 60) / 60) })
}
