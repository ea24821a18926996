import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Returns the client's address. Behind proxies it is the one that the outermost trusted proxy saw: each appends what it saw to X-Forwarded-For, so values
 * that the client itself sent are further left and ignored. Source: MDN, X-Forwarded-For.
 */
export function addressOf(incoming: IncomingMessage | undefined, trustedProxies: number): string {
  const direct = incoming?.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return direct
  const header = incoming?.headers['x-forwarded-for']
  const seen = [header]
    .flat()
    .join(',')
    .split(',')
    .map(one => one.trim())
    .filter(Boolean)
  return seen.at(-trustedProxies) ?? direct
}

/** Returns the network of an address. A household has 2^64 IPv6 addresses, which count as one. Source: RFC 6177. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const filled = tail === undefined ? front : [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return filled
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
