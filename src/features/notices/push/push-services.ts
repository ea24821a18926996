import { isLoopbackHost } from '#platform/http/public-address.ts'

/** The push services of the browsers, by the ends of their hosts' names. A subscription of another is not taken: its address is what a visitor sends. */
const SERVICES = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/

/** Returns whether an address is one of a browser's push service; `isLoopbackAllowed`: or of this machine, for developers. */
export function isPushService(endpoint: string, isLoopbackAllowed: boolean): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password || /[^\x21-\x7e]/.test(endpoint)) return false
  if (isLoopbackAllowed && isLoopbackHost(url.hostname)) return /^https?:$/.test(url.protocol)
  return url.protocol === 'https:' && url.port === '' && SERVICES.test(url.hostname)
}
