/** Returns the code points of a CSS `unicode-range`, such as `U+20-7E,U+A0`. */
export function codePoints(ranges: string): number[] {
  return ranges.split(',').flatMap(range => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map(code => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}
