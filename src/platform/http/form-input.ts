import type { z } from 'zod'
import { InvalidInput } from '#kit/errors.ts'

/**
 * A form's fields through a schema, each trimmed; what is empty counts as not given. Throws InvalidInput with `message`, and beside each field at fault the
 * words that the page has for it, or the schema's own.
 */
export function parseForm<S extends z.ZodType>(
  schema: S,
  fields: URLSearchParams,
  { message, problems }: { message: string; problems: Readonly<Record<string, string>> },
): z.output<S> {
  const given = [...fields].map(([name, value]): [string, string] => [name, value.trim()]).filter(([, value]) => value !== '')
  const read = schema.safeParse(Object.fromEntries(given))
  if (read.success) return read.data
  const paths = [...new Set(read.error.issues.map(issue => issue.path.join('.')))]
  throw new InvalidInput(
    message,
    paths.map(path => ({
      path,
      message: problems[path] ?? read.error.issues.find(issue => issue.path.join('.') === path)?.message ?? message,
    })),
  )
}
