import type { FieldProblem } from '#kit/errors.ts'

/**
 * A refused form, as an action returns it and a component shows it, in a document, after a client navigation and from a fetcher alike. The status is that of
 * the response.
 */
export interface FormResult {
  /** Identifies the form on a page with several: the value of its hidden field `form`. */
  name: string
  /** Submitted values by field, several values of one name joined by commas. Never contains a password or a file. */
  values: Record<string, string>
  message: string
  problems: FieldProblem[]
  /** Where to sign in again, if the form was refused because the session had ended. With language prefix. */
  signInHref?: string
}
