import type { FieldProblem } from '#kit/errors.ts'

/**
 * A form that was refused, as an action returns it and a component shows it: in a document, after a click and from a fetcher alike.
 * The status goes beside it, as the response's own.
 */
export interface FormResult {
  /** Names the form where a page has several: the value of its hidden field `form`. */
  name: string
  /** What was typed, by field; several values of one name with commas between. Never a password or a file. */
  values: Record<string, string>
  message: string
  problems: FieldProblem[]
}
