import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Log } from '#platform/log.ts'

/** A disk cache of rendered pictures, bounded by bytes, least recently used evicted first. */
export interface PictureCache {
  read(key: string): Promise<Buffer | undefined>
  /** A picture that can't be stored (disk full, limit too small) is logged and dropped. */
  write(key: string, picture: Buffer): Promise<void>
}

const staleTemporaryMs = 3_600_000

/** Opens a cache. Existing files are listed on first use. The directory belongs to this cache alone. */
export function createPictureCache({ dir, maxBytes, log }: { dir: string; maxBytes: number; log: Log }): PictureCache {
  const sizes = new LRUCache<string, number>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: size => Math.max(1, size),
    dispose: (_size, name, reason) => {
      if (reason === 'evict')
        rm(toFile(dir, name), { force: true }).catch(error => log.warn({ err: error }, 'a stored picture could not be removed'))
    },
  })
  let ready: Promise<void> | undefined
  let count = 0

  function open(): Promise<void> {
    ready ??= findStored(dir).then(stored => {
      for (const { name, size } of stored) sizes.set(name, size)
    })
    return ready
  }

  return {
    async read(key) {
      await open()
      const name = toName(key)
      if (!sizes.get(name)) return undefined
      return readFile(toFile(dir, name)).catch(() => {
        sizes.delete(name)
        return undefined
      })
    },
    async write(key, picture) {
      if (picture.byteLength > maxBytes) return
      const name = toName(key)
      const file = toFile(dir, name)
      count += 1
      const temporary = `${file}.${process.pid}-${count}.tmp`
      try {
        await open()
        await mkdir(join(dir, name.slice(0, 2)), { recursive: true })
        await writeFile(temporary, picture)
        await rename(temporary, file)
        sizes.set(name, picture.byteLength)
      } catch (error) {
        log.warn({ err: error }, 'a rendered picture could not be stored')
        await rm(temporary, { force: true }).catch(() => undefined)
      }
    },
  }
}

function toName(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

function toFile(dir: string, name: string): string {
  return join(dir, name.slice(0, 2), name)
}

/** Lists files, oldest first. Removes partial files of a stopped process. */
async function findStored(dir: string): Promise<{ name: string; size: number }[]> {
  const found: { name: string; size: number; time: number }[] = []
  for (const shard of await readdir(dir).catch(() => [])) {
    for (const name of await readdir(join(dir, shard)).catch(() => [])) {
      const file = join(dir, shard, name)
      const entry = await stat(file).catch(() => undefined)
      if (!entry?.isFile()) continue
      if (/^[\da-f]{64}$/.test(name)) found.push({ name, size: entry.size, time: entry.mtimeMs })
      else if (name.endsWith('.tmp') && Date.now() - entry.mtimeMs > staleTemporaryMs)
        await rm(file, { force: true }).catch(() => undefined)
    }
  }
  return found.sort((a, b) => a.time - b.time)
}
