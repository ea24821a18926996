import { isAppError } from '#kit/errors.ts'
import { isSameOrigin } from '#platform/http/credentials.ts'
import { readFormText } from '#platform/http/form-body.ts'

/** Room for a megabyte in a password, each byte of which may be sent as three (`%C3%A9`): its refusal beside the field keeps what was typed in the others. */
export const MAX_FORM_BYTES = 3.5 * 1024 * 1024

export type SentForm = { kind: 'form'; body: string } | { kind: 'refused'; why: 'origin' | 'unreadable' | 'tooLarge' }

/** The body of a form that a page of ours sent, unless it may come from anywhere. */
export async function readForm(request: Request, from?: 'anywhere'): Promise<SentForm> {
  if (from !== 'anywhere' && !isSameOrigin(request.headers)) return { kind: 'refused', why: 'origin' }
  try {
    return { kind: 'form', body: await readFormText(request, MAX_FORM_BYTES) }
  } catch (error) {
    if (!isAppError(error)) throw error
    return { kind: 'refused', why: error.status === 413 ? 'tooLarge' : 'unreadable' }
  }
}
