import { AppError } from '#kit/errors.ts'
import { isUuid, newId } from '#platform/db/ids.ts'

/** The id that a form chose when it was shown: what is made bears it, so that the form makes one thing however often it is sent. */
export function sentIdOf(fields: URLSearchParams): string {
  const id = fields.get('id') ?? ''
  return isUuid(id) ? id : newId()
}

/** Throws `NotSure` (422) where a form that can't be undone comes without its tick. */
export function requireSure(fields: URLSearchParams): void {
  if (!fields.has('sure')) throw invalidFields([{ path: 'sure', code: 'NotSure' }])
}

/** What is wrong with a field: a code of `page/texts`, which words it in the reader's language. */
interface FieldFault {
  path: string
  code: string
}

/** A refusal (422) of all fields that are wrong, each worded beside its field. */
export function invalidFields(faults: readonly FieldFault[]): AppError {
  const code = faults[0]?.code ?? 'InvalidInput'
  return new AppError(422, code, code, { problems: faults.map(fault => ({ path: fault.path, message: fault.code })) })
}
