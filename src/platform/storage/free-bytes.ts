import { statfs } from 'node:fs/promises'

/** Returns the free bytes of a folder's disk that this process may use. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
