import type { TenantId } from '#platform/db/ids.ts'

/** The version of the specification that statements follow. */
export const XAPI_VERSION = '1.0.3'
export const TIMEOUT_MS = 15_000

/** Returns the purpose that a store's credentials are sealed for: they open for no other tenant. */
export function purposeOf(tenantId: TenantId): string {
  return `xapi store:${tenantId}`
}

/** Returns the headers of a request to a store. `credentials`: name and password, with a colon between. Source: xAPI 1.0.3, part three, 1.4 and 4. */
export function headersOf(credentials: string): Record<string, string> {
  return {
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    'x-experience-api-version': XAPI_VERSION,
    'user-agent': 'Sanggar-xAPI/1',
  }
}
