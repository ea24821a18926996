import { statfs } from 'node:fs/promises'

/** Bytes of a folder's disk that this process may still fill. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
