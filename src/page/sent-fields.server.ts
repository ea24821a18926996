import { InvalidInput } from '#kit/errors.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { formReason } from './texts.ts'

/** Returns the id that the form was rendered with, or a new one. Using it for the created row makes repeated submissions idempotent. */
export function sentIdOf(fields: URLSearchParams): string {
  const id = fields.get('id') ?? ''
  return isUuid(id) ? id : newId()
}

/** Throws `NotSure` (422) if the confirmation checkbox of an irreversible form is not ticked. */
export function requireSure(fields: URLSearchParams): void {
  if (!fields.has('sure')) throw new InvalidInput(formReason('FormRefused'), [{ path: 'sure', reason: formReason('NotSure') }])
}
