/**
 * True if a Content-Type header names JSON: `application/json` or a `+json` type (`application/vnd.api+json`). Accepts exactly what the API's validators
 * read, so that no check skips a body that they accept. Source: RFC 6839, section 3.1.
 */
export function isJsonType(header: string | undefined): boolean {
  const [type = ''] = header?.split(';') ?? []
  return /^application\/([^\s/]+\+)?json$/i.test(type.trim())
}
