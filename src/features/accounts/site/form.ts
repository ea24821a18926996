import type { z } from 'zod'
import { type AppError, isAppError } from '#kit/errors.ts'
import { valuesToShow } from '#platform/http/form-data.ts'
import type { FormResult } from '#ui/form/form-result.ts'
import { type Problems, problemsOf } from '../schema.ts'
import { accountTexts } from '../texts.ts'
import type { AccountVisit } from './visit.ts'

/** Room for a megabyte in a password, each byte of which may be sent as three (`%C3%A9`): its refusal beside the field keeps what was typed in the others. */
export const MAX_FORM_BYTES = 3.5 * 1024 * 1024

/** A form that was refused, with the status and the `retry-after` of its page. */
export interface RefusedForm extends FormResult {
  status: number
  retryAfterSeconds?: number | undefined
}

/**
 * Runs `act` with the form's fields, read by the schema. Returns its response, or the form as it was refused: by the schema, by what `act` says is wrong with the
 * fields (422), or by a rate limit or a full queue (429, 503).
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

/** Returns the form as it was sent, refused as a whole. */
export function refuseForm({ fields }: AccountVisit, status: number, message: string): RefusedForm {
  return { name: fields.get('form') ?? '', values: valuesToShow(fields), message, problems: [], status }
}

function refuseFields(visit: AccountVisit, codes: Problems): RefusedForm {
  const { form, problem: words } = accountTexts(visit.lang)
  const problems = Object.entries(codes).flatMap(([path, code]) => (code ? [{ path, message: words[code] }] : []))
  return { ...refuseForm(visit, 422, form.problems), problems }
}

/** The words for a rate limit or a full queue; undefined: it is neither. */
function limitMessage({ lang }: AccountVisit, { status, code, retryAfterSeconds }: AppError): string | undefined {
  const t = accountTexts(lang)
  if (status === 503) return t.trouble.busyText
  if (status !== 429 || !(code in t.trouble)) return undefined
  return t.fill(`trouble.${code}`, { minutes: Math.ceil((retryAfterSeconds ?? 60) / 60) })
}
