import { BlockList, isIP } from 'node:net'

/** Addresses outside the public Internet. Source: IANA's registries of special-purpose addresses (RFC 6890 and its updates). */
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
/** Special ranges within IPv6's public range: transitions to IPv4, documentation and the like. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const notPublic = listOf(NOT_PUBLIC_4, 'ipv4')
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6')
const global6 = listOf(['2000::/3'], 'ipv6')
const loopback4 = listOf(['127.0.0.0/8'], 'ipv4')

/** True if the text is a public Internet address. IPv6 addresses that embed an IPv4 address are not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublic.check(address, 'ipv4')
  // Zoned addresses are local to the machine.
  return version === 6 && !address.includes('%') && global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}

/** True if the address is a loopback address. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) === 4 ? loopback4.check(address, 'ipv4') : address === '::1'
}

/** True if a URL's host is this machine: `localhost`, its subdomains, and loopback addresses. */
export function isLoopbackHost(hostname: string): boolean {
  const name = bareHost(hostname)
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name)
}

/** Returns a URL's host without IPv6 brackets and trailing dot. */
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
