import { createReadStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import { toMissing } from '../missing.ts'
import { freeBytesOf } from './free-bytes.ts'
import type { FileStorage } from './storage.ts'

/**
 * Creates a storage in a local folder. Objects are stored by rename, since flydrive would copy them, which for a video takes minutes and twice the space;
 * and read by ranges, which flydrive doesn't support.
 */
export function createDiskStorage(folder: string, incomingDir: string): FileStorage {
  let disk: Promise<Disk> | undefined
  // Takes about 20 MB: loaded when the first object is removed or read whole.
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
      // Named boundary: Node's and TypeScript's types of web streams describe the same thing.
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

async function openDisk(location: string): Promise<Disk> {
  const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')])
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}

/** Validates a key like flydrive does: it can't leave the folder. */
function toKey(key: string): string {
  if (!/^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/.test(key)) throw new Error('not a key of the storage')
  return key
}
