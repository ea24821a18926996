import type { z } from 'zod'
import { InvalidInput } from '#kit/errors.ts'

/**
 * Returns a form's fields as the schema reads them, each trimmed; what is empty counts as not given. Throws InvalidInput with `message`, and beside each field at
 * fault the words that `problems` has for it: by its path, or by the code that the schema gives as its message; else that message itself.
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
