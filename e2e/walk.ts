/** What the walks over all pages, calls and addresses share. */
const AT_ONCE = 8

/** The address of a path at a host, `alkademi` for `alkademi.localhost`. */
export const address = (host: string, path: string) => `http://${host}.localhost:${process.env['E2E_PORT']}${path}`

/** Does each piece of work, a few at a time, and gathers what they find wrong. */
export async function gather<T>(pieces: readonly T[], work: (piece: T) => Promise<string[]>): Promise<string[]> {
  const queue = [...pieces]
  const wrong: string[] = []
  const worker = async () => {
    for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) wrong.push(...(await work(piece)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return wrong
}
