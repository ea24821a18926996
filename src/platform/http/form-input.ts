import type { z } from 'zod'
import { InvalidInput } from '#kit/errors.ts'
import type { Reason, Reasons } from '#kit/reason.ts'
import { issueReason } from './field-reasons.ts'

interface FormReasons {
  /** Why the form as a whole is refused. */
  refused: Reason
  /** By the path of a field, or by the code in the schema's message. */
  problems: Pick<Reasons<Record<string, string>>, 'find'>
}

/**
 * Parses a form's fields with a schema. Values are trimmed; empty ones count as missing. Throws InvalidInput with the first problem of each invalid field: the
 * form's own reason if it has one, else that of the schema.
 */
export function parseForm<S extends z.ZodType>(schema: S, fields: URLSearchParams, { refused, problems }: FormReasons): z.output<S> {
  const given = [...fields].map(([name, value]): [string, string] => [name, value.trim()]).filter(([, value]) => value !== '')
  const read = schema.safeParse(Object.fromEntries(given))
  if (read.success) return read.data
  const issues = new Map<string, z.core.$ZodIssue>()
  for (const issue of read.error.issues) if (!issues.has(issue.path.join('.'))) issues.set(issue.path.join('.'), issue)
  throw new InvalidInput(
    refused,
    [...issues].map(([path, issue]) => ({ path, reason: problems.find(path) ?? problems.find(issue.message) ?? issueReason(issue) })),
  )
}
