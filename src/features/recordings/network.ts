/** What browsers say of the connection, where they do. Source: the Network Information API. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True if the reader saves data or the network is slow: a smaller copy is played first. False where the browser does not say. */
export function isSlow(connection: Connection | undefined): boolean {
  return connection?.saveData === true || ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '')
}

/** Returns the connection of this browser; undefined where it does not say. */
export function connectionOf(browser: object): Connection | undefined {
  const connection: unknown = Reflect.get(browser, 'connection')
  // Named boundary: an interface that TypeScript's DOM does not have, since not all browsers do.
  return typeof connection === 'object' && connection !== null ? (connection as Connection) : undefined
}
