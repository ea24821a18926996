/** Shared by the tests that visit all pages, calls and addresses. */
const AT_ONCE = 8

/** Returns the URL of a path at a host, `alkademi` for `alkademi.localhost`. */
export const address = (host: string, path: string) => `http://${host}.localhost:${process.env['E2E_PORT']}${path}`

/** Runs the work for each piece, a few at a time, and collects the problems found. */
export async function gather<T>(pieces: readonly T[], work: (piece: T) => Promise<string[]>): Promise<string[]> {
  const queue = [...pieces]
  const wrong: string[] = []
  const worker = async () => {
    for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) wrong.push(...(await work(piece)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return wrong
}
