import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** What a whole run needs, in bytes. */
const ROOM = 2 * 1024 ** 3

/**
 * Makes a folder for the PostgreSQL of a run of tests and returns its path: in memory where there is room for it. A database has 1,250 files, and a disk takes up to thirty times as long to copy
 * them (`docs/measured.md`).
 */
export async function makeTestFolder(name: string): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined)
  const hasRoom = memory !== undefined && memory.bavail * memory.bsize > ROOM
  return await mkdtemp(join(hasRoom ? MEMORY : tmpdir(), `sanggar-${name}-`))
}
