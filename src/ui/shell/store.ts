/** An observable value. `initial` is used by the server and by hydration. */
export interface Store<T> {
  readonly initial: T
  get(): T
  /** Notifies listeners only if the value changed (`Object.is`). */
  set(next: T): void
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
