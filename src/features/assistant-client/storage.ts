/** What is kept on a device. Blocked or full storage reads as empty and is not written. */
export interface Shelf {
  read(key: string): unknown
  /** Undefined removes it. */
  write(key: string, value: unknown): void
}

export function createShelf(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Shelf {
  return {
    read(key) {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        if (value === undefined) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(value))
      } catch {
        // Storage is blocked or full: the conversation goes on without it.
      }
    },
  }
}
