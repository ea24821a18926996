/**
 * Parses a single range to `[start, end)`. Returns undefined if the header is to be ignored (respond with the whole file), null if the range is
 * unsatisfiable.
 */
export function parseRange(header: string, size: number): [number, number] | undefined | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match || (!match[1] && !match[2])) return undefined
  if (!match[1]) {
    const length = Number(match[2])
    return length > 0 ? [Math.max(0, size - length), size] : null
  }
  const start = Number(match[1])
  const end = match[2] ? Math.min(Number(match[2]) + 1, size) : size
  return start < size && start < end ? [start, end] : null
}
