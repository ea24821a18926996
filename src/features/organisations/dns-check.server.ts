import { lookup as systemLookup } from 'node:dns/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { isLoopbackHost } from '#platform/http/public-address.ts'

/** Where a host's name leads: to this installation, elsewhere, nowhere, or nobody answered in time. */
export type HostState = 'here' | 'elsewhere' | 'nowhere' | 'late'

type Lookup = (host: string) => Promise<string[]>

const LOOKUP_MS = 3000
const LOOPBACK = '127.0.0.1'

const lookUp: Lookup = async host => (await systemLookup(host, { all: true })).map(({ address }) => address)

/** Returns where each host leads: `here` if it shares an address with `known`, a host of this installation that works. Never throws; at most three seconds. */
export async function checkHosts(hosts: readonly string[], known: string, lookup: Lookup = lookUp, ms = LOOKUP_MS): Promise<HostState[]> {
  const here = await find(known, lookup, ms)
  return await Promise.all(
    hosts.map(async host => {
      const found = host === known ? here : await find(host, lookup, ms)
      if (found === 'late' || found === 'nowhere') return found
      return Array.isArray(here) && found.some(address => here.includes(address)) ? 'here' : 'elsewhere'
    }),
  )
}

async function find(host: string, lookup: Lookup, ms: number): Promise<string[] | 'late' | 'nowhere'> {
  // Browsers know these names without a DNS (RFC 6761, section 6.3).
  if (isLoopbackHost(host)) return [LOOPBACK]
  const asking = lookup(host).catch(() => 'nowhere' as const)
  return await Promise.race([asking, wait(ms, 'late' as const, { ref: false })])
}
