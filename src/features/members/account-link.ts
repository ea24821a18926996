import type { Lang } from '#kit/lang.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { ownClientId } from './account-site-client.ts'

/** Returns the URL of an account site page, with the tenant's theme and the reader's language; null if another provider manages the accounts. */
export function accountLink(
  accountUrl: string | null,
  path: string,
  { tenantId, lang }: { tenantId: TenantId; lang: Lang },
): string | null {
  return accountUrl && `${accountUrl}${path}?${new URLSearchParams({ client: ownClientId(tenantId), lang })}`
}
