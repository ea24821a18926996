/** The parts that a process may serve; by default all. */
export const PARTS = ['sites', 'account', 'calls', 'jobs'] as const
export type Part = (typeof PARTS)[number]

/** Groups of API endpoints that may have a dedicated host. */
export const CALL_HOST_NAMES = ['services', 'main', 'catalog', 'auth', 'chat', 'rest', 'drive'] as const
export type CallHostName = (typeof CALL_HOST_NAMES)[number]

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/

/** Parses `sites,calls`. Returns undefined if any part is unknown. */
export function parseParts(text: string): Set<Part> | undefined {
  const parts = text.split(',').map(one => PARTS.find(part => part === one.trim()))
  return parts.every(part => part !== undefined) ? new Set(parts) : undefined
}

/** Parses `services=api.example.id,rest=db.example.id` into a map from host to group. Returns undefined if invalid. */
export function parseCallHosts(text: string): Map<string, CallHostName> | undefined {
  const pairs = text.split(',').map((pair): [string, CallHostName] | undefined => {
    const [given, host = ''] = pair.trim().split('=')
    const name = CALL_HOST_NAMES.find(one => one === given)
    return name && HOST.test(host) ? [host, name] : undefined
  })
  return pairs.every(pair => pair !== undefined) ? new Map(pairs) : undefined
}
