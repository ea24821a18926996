import type { AccountSiteDependencies } from '#features/account-site/dependencies.ts'
import { MCP_PATH } from '#features/mcp/mcp.ts'
import { toHostName } from '#features/sites/site.ts'
import type { Sites } from '#features/sites/sites.server.ts'
import { type Config, originOf } from '#platform/config/config.ts'

/** Returns the address of a host's server of the Model Context Protocol: what tokens for it are issued for (RFC 8707). */
export function resourceOf(origin: string): string {
  return origin + MCP_PATH
}

/** Returns what finds the tenant whose resource an address names, letter by letter, by any of its hosts. */
export function createResources(config: Config, sites: Pick<Sites, 'find'>): AccountSiteDependencies['findResource'] {
  return async address => {
    const host = toHostName(URL.parse(address)?.host)
    const site = host === undefined ? undefined : await sites.find(host)
    if (!site || site.isSuspended || host === undefined) return undefined
    const origin = originOf(config, host)
    return address === resourceOf(origin) ? { title: site.settings.title, origin } : undefined
  }
}
