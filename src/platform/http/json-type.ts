/**
 * Whether a Content-Type header names JSON: `application/json`, or any type that is written in it (`application/vnd.api+json`). As wide as what the calls'
 * validators read, so that no check looks away from a body that they take. Source: RFC 6839, section 3.1.
 */
export function isJsonType(header: string | undefined): boolean {
  const [type = ''] = header?.split(';') ?? []
  return /^application\/([^\s/]+\+)?json$/i.test(type.trim())
}
