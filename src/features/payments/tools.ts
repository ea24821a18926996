import type { Gateway, GatewayName } from '#features/gateways/gateway.ts'
import type { Site } from '#features/sites/site.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'

/** Where gateways come from: `features/gateways`, with the process's tools; in tests a scripted one. */
export interface GatewaySource {
  findGateway(ctx: Ctx, name: GatewayName): Promise<Gateway | undefined>
}

/** What the jobs of payments need of the process. */
export interface PaymentParts extends GatewaySource {
  findSite(tenantId: TenantId): Promise<Site | undefined>
  /** Returns scheme, host and port of a site's host. */
  originOf(host: string): string
}
