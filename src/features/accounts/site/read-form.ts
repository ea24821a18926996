import { isAppError } from '#kit/errors.ts'
import { isSameOrigin } from '#platform/http/credentials.ts'
import { readFormText } from '#platform/http/form-body.ts'

export type SentForm = { kind: 'form'; body: string } | { kind: 'refused'; why: 'origin' | 'unreadable' | 'tooLarge' }

/** The body of a form that a page of ours sent, unless it may come from anywhere. */
export async function readForm(request: Request, from?: 'anywhere'): Promise<SentForm> {
  if (from !== 'anywhere' && !isSameOrigin(request.headers)) return { kind: 'refused', why: 'origin' }
  try {
    return { kind: 'form', body: await readFormText(request) }
  } catch (error) {
    if (!isAppError(error)) throw error
    return { kind: 'refused', why: error.status === 413 ? 'tooLarge' : 'unreadable' }
  }
}
