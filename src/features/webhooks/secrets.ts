import type { TenantId } from '#platform/db/ids.ts'

/** Returns the purpose that a webhook's secret is sealed for: it opens for no other webhook or tenant. */
export function purposeOf(tenantId: TenantId, webhookId: string): string {
  return `webhook:${tenantId}:${webhookId}`
}
