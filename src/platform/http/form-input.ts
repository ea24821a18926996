import type { z } from 'zod'
import { InvalidInput } from '#kit/errors.ts'

/**
 * Parses a form's fields with a schema. Values are trimmed; empty ones count as missing. Throws InvalidInput with `message` and, for each invalid field, the
 * text of `problems` by the field's path or by the code in the schema's message; otherwise that message itself.
 */
export function parseForm<S extends z.ZodType>(
  schema: S,
  fields: URLSearchParams,
  { message, problems }: { message: string; problems: Readonly<Record<string, string>> },
): z.output<S> {
  const given = [...fields].map(([name, value]): [string, string] => [name, value.trim()]).filter(([, value]) => value !== '')
  const read = schema.safeParse(Object.fromEntries(given))
  if (read.success) return read.data
  const codes = new Map<string, string>()
  for (const { path, message: code } of read.error.issues) if (!codes.has(path.join('.'))) codes.set(path.join('.'), code)
  throw new InvalidInput(
    message,
    [...codes].map(([path, code]) => ({ path, message: problems[path] ?? problems[code] ?? code })),
  )
}
