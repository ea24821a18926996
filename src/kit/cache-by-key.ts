/**
 * Creates a memo keyed by a string that holds at most `most` results; when full it is emptied. For values that lists compute repeatedly from few inputs
 * (dates, prices, picture URLs) and that cost more to make than to look up.
 */
export function cacheByKey<T>(most: number): (key: string, make: () => T) => T {
  const made = new Map<string, T>()
  return (key, make) => {
    let result = made.get(key)
    if (result === undefined) {
      result = make()
      if (made.size >= most) made.clear()
      made.set(key, result)
    }
    return result
  }
}
