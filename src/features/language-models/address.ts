import type { Config } from '#platform/config/config.ts'

/** Where models may be asked besides public https addresses. */
export interface ModelPlaces {
  /** Hosts with ports that the operator named (`LOCAL_MODELS`): they may be private, and without TLS. */
  local: ReadonlySet<string>
  /** The simulator of models, which answers on this machine. */
  simulator: Config['modelSimulator']
}

/** How an address is reached. `host`: what is sent as the host, where it is not that of `base`. */
export interface ModelPlace {
  base: string
  host?: string
  isTrusted: boolean
}

/** Returns an address as it is stored: without the end that programs add, a query or a slash; undefined if it is none. */
export function toAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (text.length > 300 || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) return undefined
  return url.origin + url.pathname.replace(/\/+$/, '').replace(/\/(chat\/completions|models)$/, '')
}

/** Returns how an address is reached; undefined if it may not be: without TLS only what the operator named. */
export function placeOf(address: string, { local, simulator }: ModelPlaces): ModelPlace | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  // Not by its name: not every system resolves the subdomains of localhost.
  if (simulator && url.origin === simulator.origin)
    return { base: `http://127.0.0.1:${simulator.port}${pathOf(url)}`, host: url.host, isTrusted: true }
  const base = url.origin + pathOf(url)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  if (local.has(`${url.hostname}:${port}`)) return { base, isTrusted: true }
  return url.protocol === 'https:' ? { base, isTrusted: false } : undefined
}

const pathOf = (url: URL) => url.pathname.replace(/\/+$/, '')
