import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import yauzl from 'yauzl'
import { InvalidInput } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import { archiveReason } from './texts.ts'

/** A file of an archive; `read` gives its bytes, before the next entry is asked for. */
export interface ArchiveEntry {
  name: string
  read(): Promise<Buffer>
}

/** How much an archive may hold: files, bytes of one and of all, and how many times its packed size a file may have. */
export interface ArchiveLimits {
  entries: number
  entryBytes: number
  allBytes: number
  ratio: number
}

export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 50_000, entryBytes: 25 * 1024 * 1024, allBytes: 2 * 1024 ** 3, ratio: 200 }
/** Small files may be squeezed as far as they like: an empty page of a megabyte does no harm. */
const RATIO_FROM_BYTES = 1024 * 1024
/** The file type bits of a Unix mode, and that of a symbolic link. */
const TYPE_BITS = 0o170000
const LINK = 0o120000

const refused = (reason: Reason) => new InvalidInput(reason, [])

/**
 * Reads the files of a zip, tar or tar.gz archive, told apart by their first bytes, one after the other. Throws InvalidInput for a broken one, for names that lead out of
 * it, links, and what unpacks to more than the limits; what its headers claim is not believed.
 */
export async function* readArchive(file: string, limits: ArchiveLimits = ARCHIVE_LIMITS): AsyncGenerator<ArchiveEntry> {
  const handle = await openFile(file)
  const start = Buffer.alloc(262)
  await handle.read(start, 0, start.length, 0)
  await handle.close()
  if (start.subarray(0, 2).toString('latin1') === 'PK') yield* readZip(file, limits)
  else if (start[0] === 0x1f && start[1] === 0x8b) yield* readTar(file, true, limits)
  else if (start.subarray(257, 262).toString('latin1') === 'ustar') yield* readTar(file, false, limits)
  else throw refused(archiveReason('NotArchive'))
}

async function* readZip(file: string, limits: ArchiveLimits): AsyncGenerator<ArchiveEntry> {
  const room = createRoom(limits)
  const zip = await yauzl.openPromise(file, { lazyEntries: true, strictFileNames: true }).catch((error: unknown) => {
    throw broken(error)
  })
  try {
    if (zip.entryCount > limits.entries) throw refused(archiveReason('ArchiveTooLarge'))
    const entries = zip.eachEntry()[Symbol.asyncIterator]()
    for (;;) {
      const next = await entries.next().catch((error: unknown) => {
        throw broken(error)
      })
      if (next.done) return
      const entry = next.value
      if (entry.fileName.endsWith('/')) continue
      room.enter(entry.fileName)
      if (((entry.externalFileAttributes >>> 16) & TYPE_BITS) === LINK)
        throw refused(archiveReason('ArchiveUnsafe', { name: entry.fileName }))
      const { compressedSize, uncompressedSize } = entry
      if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * limits.ratio)
        throw refused(archiveReason('ArchiveBomb', { name: entry.fileName }))
      const read = async () => {
        try {
          return await collect(await zip.openReadStreamPromise(entry), entry.fileName, { fill: room.fill, limits })
        } catch (error) {
          throw broken(error)
        }
      }
      yield { name: entry.fileName, read }
    }
  } finally {
    zip.close()
  }
}

async function* readTar(file: string, isZipped: boolean, limits: ArchiveLimits): AsyncGenerator<ArchiveEntry> {
  const room = createRoom(limits)
  const unpack = extract()
  const source = createReadStream(file)
  const ended = (error: Error | null) => error && unpack.destroy(error)
  if (isZipped) pipeline(source, createGunzip(), unpack, ended)
  else pipeline(source, unpack, ended)
  try {
    for await (const entry of unpack) {
      // A stream that is destroyed with the archive emits its error too.
      entry.on('error', () => {})
      const { name, type } = entry.header
      if (type !== 'file' && type !== 'directory') throw refused(archiveReason('ArchiveUnsafe', { name }))
      if (type === 'file') {
        room.enter(name)
        let isRead = false
        const read = async () => {
          isRead = true
          return await collect(entry, name, { fill: room.fill, limits })
        }
        yield { name, read }
        if (isRead) continue
      }
      // What nobody reads is counted as well: it is unpacked all the same.
      for await (const part of entry) room.fill((part as Buffer).length)
    }
  } catch (error) {
    throw broken(error)
  } finally {
    source.destroy()
    unpack.destroy()
  }
}

/** Counts what is unpacked. */
function createRoom(limits: ArchiveLimits) {
  let entries = 0
  let bytes = 0
  return {
    enter(name: string) {
      if (++entries > limits.entries) throw refused(archiveReason('ArchiveTooLarge'))
      if (/(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|\\|\0/i.test(name))
        throw refused(archiveReason('ArchiveUnsafe', { name: name.slice(0, 200) }))
    },
    fill(more: number) {
      bytes += more
      if (bytes > limits.allBytes) throw refused(archiveReason('ArchiveTooLarge'))
    },
  }
}

async function collect(
  parts: AsyncIterable<unknown>,
  name: string,
  { fill, limits }: { fill: (bytes: number) => void; limits: ArchiveLimits },
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const part of parts) {
    // Named boundary: streams of bytes give buffers.
    const chunk = part as Buffer
    size += chunk.length
    fill(chunk.length)
    if (size > limits.entryBytes)
      throw refused(archiveReason('EntryTooLarge', { name: name.slice(0, 200), megabytes: limits.entryBytes / 1024 / 1024 }))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

function broken(error: unknown): unknown {
  if (error instanceof InvalidInput || !(error instanceof Error)) return error
  if (/^invalid (relative|absolute|characters)|absolute path/.test(error.message))
    return refused(archiveReason('ArchiveUnsafe', { name: error.message.slice(0, 200) }))
  return refused(archiveReason('ArchiveBroken'))
}
