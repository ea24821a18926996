import type { Context } from 'hono'

/** Xendit's errors. Source: docs.xendit.co, "Errors". */
export const invalid = (c: Context, field: string) =>
  c.json(
    { error_code: 'API_VALIDATION_ERROR', message: `${field} is missing or invalid`, errors: [{ path: field, message: 'invalid' }] },
    400,
  )
export const notFound = (c: Context) => c.json({ error_code: 'DATA_NOT_FOUND', message: 'The requested resource was not found' }, 404)
export const conflict = (c: Context, code: string, message: string) => c.json({ error_code: code, message }, 409)
export const unknownKey = (c: Context) => c.json({ error_code: 'INVALID_API_KEY', message: 'API key format is invalid' }, 401)
export const down = (c: Context) =>
  c.json({ error_code: 'SERVER_ERROR', message: 'An unexpected error occurred, please try again later' }, 503)
