import type { Lang } from '#kit/lang.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { ownClientId } from './account-site-client.ts'

/** The way to a page of the account site, in the tenant's look and the reader's language; null where accounts are looked after elsewhere. */
export function accountLink(
  accountUrl: string | null,
  path: string,
  { tenantId, lang }: { tenantId: TenantId; lang: Lang },
): string | null {
  return accountUrl && `${accountUrl}${path}?${new URLSearchParams({ client: ownClientId(tenantId), lang })}`
}
