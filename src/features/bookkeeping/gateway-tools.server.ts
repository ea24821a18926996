import type { GatewayTools } from '#features/gateways/gateway.ts'
import type { PageArgs } from '#page/page.server.ts'

/** Returns what opening a gateway takes, from a page's arguments. Reading a report asks nothing outside. */
export function gatewayToolsOf({ seal }: Pick<PageArgs, 'seal'>): GatewayTools {
  return { seal }
}
