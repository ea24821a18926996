import { createReadStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import { freeBytesOf } from './free-bytes.ts'
import type { FileStorage } from './storage.ts'

/**
 * A folder of this machine. Objects come in by a rename: flydrive would copy them, which for a film takes minutes and twice the room; and they go out
 * by ranges, which flydrive does not know.
 */
export function createDiskStorage(folder: string, incomingDir: string): FileStorage {
  let disk: Promise<Disk> | undefined
  // Some 20 MB of memory: loaded when the first object is removed or shown small.
  const open = () => (disk ??= openDisk(folder))
  return {
    incomingDir,
    freeBytes: () => freeBytesOf(incomingDir),
    async keep(file, key) {
      const target = join(folder, toKey(key))
      await mkdir(dirname(target), { recursive: true })
      await rename(file, target)
    },
    async read(key, { range }) {
      const path = join(folder, toKey(key))
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      const stream = createReadStream(path, range ? { start: range[0], end: range[1] - 1 } : {})
      // Named boundary: Node's type of a stream of the web and TypeScript's are one thing.
      return { kind: 'bytes', body: Readable.toWeb(stream) as ReadableStream<Uint8Array> }
    },
    async has(key) {
      const found = await stat(join(folder, toKey(key))).catch(toMissing)
      return found?.isFile() === true
    },
    readWhole: async key => await (await open()).getBytes(toKey(key)),
    remove: async key => await (await open()).delete(toKey(key)),
  }
}

/** Only where there is no such file: what can't be looked at may be there. */
function toMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

async function openDisk(location: string): Promise<Disk> {
  const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')])
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}

/** As flydrive checks its keys: nothing that leaves the folder. */
function toKey(key: string): string {
  if (!/^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/.test(key)) throw new Error('not a key of the storage')
  return key
}
