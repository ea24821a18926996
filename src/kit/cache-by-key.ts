/**
 * A function of a text that keeps its last results, at most `most` of them: full, it forgets all and begins anew. For what lists make again and
 * again from the same few inputs (dates, prices, addresses of pictures), where making costs more than looking up.
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
