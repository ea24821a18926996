import { BlockList, isIP } from 'node:net'

/** Addresses that are no computer of the public Internet. Source: IANA's registries of special-purpose addresses (RFC 6890 and what followed it). */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Within the public range of version 6: what leads back to version 4 or nowhere. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const notPublic = listOf(NOT_PUBLIC_4, 'ipv4')
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6')
const global6 = listOf(['2000::/3'], 'ipv6')
const loopback4 = listOf(['127.0.0.0/8'], 'ipv4')

/** Whether the address is one of the public Internet's; what is no address is not. Those of version 6 that stand for one of version 4 are not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublic.check(address, 'ipv4')
  // The zone of an address is the machine's own matter: no public one has it.
  return version === 6 && !address.includes('%') && global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}

/** Whether the address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) === 4 ? loopback4.check(address, 'ipv4') : address === '::1'
}

/** Whether the name of a URL's host says that it is this machine: `localhost`, names below it, and loopback addresses. */
export function isLoopbackHost(hostname: string): boolean {
  const name = bareHost(hostname)
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name)
}

/** A URL's host without the brackets of version 6 and the dot at its end. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}
