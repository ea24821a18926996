/** A value that others can watch. `initial` is what the server renders and what hydration starts from. */
export interface Store<T> {
  readonly initial: T
  get(): T
  /** Tells the listeners only where the value is another one (`Object.is`). */
  set(next: T): void
  /** Answers the way to stop listening. */
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
