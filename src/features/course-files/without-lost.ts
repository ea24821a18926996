/** Nodes of a document that are nothing without their file. */
const SHOWS_FILE: ReadonlySet<unknown> = new Set(['image', 'video', 'audio', 'file'])

/** Returns the value without pictures, recordings and files whose address is '', and without captions and logos that have none. */
export function withoutLost<T>(value: T): T {
  const keep = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.filter(each => !isLost(each)).map(keep)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, name === 'logo' && inner === '' ? null : keep(inner)]))
  }
  // Named boundary: the same shape with less in it.
  return keep(value) as T
}

function isLost(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  const { type, attrs, lang, address } = one as { type?: unknown; attrs?: { src?: unknown }; lang?: unknown; address?: unknown }
  return (SHOWS_FILE.has(type) && attrs?.src === '') || (lang !== undefined && address === '')
}
