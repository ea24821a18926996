import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { ARCHIVE_LIMITS } from '#features/archives/archive.server.ts'
import { keyOf } from '#features/media/upload.ts'
import type { ReadApart } from '#page/stream-file.server.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { ARCHIVE_PATH, addressesOf, mapAddresses } from './course.ts'
import { readCourse } from './read-course.server.ts'
import { toFiles } from './to-files.server.ts'

type Storage = Pick<FileStorage, 'has' | 'readWhole'>

const DRIVE_FILE = /^\/files\/([0-9a-f-]{36})\/([a-z0-9-]+\.[a-z0-9]+)$/

/**
 * Yields a ZIP of a class as its writers have it (docs/courses.md), with the files of the drive that it shows; one that is too large to come back in an archive keeps its
 * address. The class is read at once: throws as `readCourse`.
 */
export async function* zipCourse(read: ReadApart, classId: string, storage: Storage | undefined): AsyncGenerator<Uint8Array> {
  const { course } = await read(ctx => readCourse(ctx, classId))
  const folder = course.fields.slug ?? 'course'
  let ready: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  const add = (name: string, bytes: Uint8Array, isPacked: boolean) => {
    const file = isPacked ? new ZipPassThrough(`${folder}/${name}`) : new ZipDeflate(`${folder}/${name}`, { level: 6 })
    zip.add(file)
    file.push(bytes, true)
    const parts = ready
    ready = []
    return parts
  }
  const packed = new Map<string, string>()
  for (const address of addressesOf(course)) {
    const [, id = '', name = ''] = DRIVE_FILE.exec(address) ?? []
    const bytes = id && (await readMedia(read, id, storage))
    if (!bytes) continue
    const path = `media/${id.slice(-12)}-${name}`
    packed.set(address, ARCHIVE_PATH + path)
    yield* add(path, bytes, true)
  }
  for (const [path, text] of await toFiles(mapAddresses(course, address => packed.get(address) ?? address)))
    yield* add(path, strToU8(text), false)
  zip.end()
  yield* ready
}

async function readMedia(read: ReadApart, id: string, storage: Storage | undefined): Promise<Uint8Array | undefined> {
  const key = await read(async ({ db, tenantId }) => {
    const found = await db
      .selectFrom('uploads')
      .select(['url_name', 'stored_as'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('state', '=', 'kept')
      .where('purpose', '=', '')
      .where('size_bytes', '<=', ARCHIVE_LIMITS.entryBytes)
      .executeTakeFirst()
    return found && keyOf(tenantId, id, found.url_name, found.stored_as)
  })
  return key && (await storage?.has(key)) ? await storage?.readWhole(key) : undefined
}
