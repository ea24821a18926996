import type { TenantId } from '#platform/db/ids.ts'

/** What a webhook's secret is sealed for: it opens for no other, and for no other tenant's. */
export function purposeOf(tenantId: TenantId, webhookId: string): string {
  return `webhook:${tenantId}:${webhookId}`
}
