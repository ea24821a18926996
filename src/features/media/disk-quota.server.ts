import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileConfigstore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { AppError, isAppError } from '#kit/errors.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { ENDS_OF_BYTES, endOfShare, type OpenShare, requireShare } from './open-uploads.ts'

/** Bytes that stay free on the disk whatever comes. */
export const RESERVE_BYTES = 512 * 1024 * 1024
/** The disk is looked at each time that so many bytes came, in all uploads together; near the reserve with each piece. */
const LOOK_BYTES = 16 * 1024 * 1024

/** How long what was read of the folder is good enough to promise by: with thousands of open uploads a reading takes half a second. */
export const REUSED_MS = 1000

/** Who asks for room, for a resumable upload of this id. */
export interface RoomAsker {
  id: string
  tenantId: TenantId
  /** Ids of the tenant's unfinished uploads; asked for when the folder has been read, where others may have been written down since. */
  findOwn(): Promise<ReadonlySet<string>>
}

/** Room that was promised to bytes that are still to come. */
export interface Promised {
  /** Ids of uploads of which nothing has come yet. */
  untouched: ReadonlySet<string>
  /** The upload is written down in the folder, or comes to nothing. */
  end(): void
}

/** What is free on the disk of the incoming folder, and what of that is promised to resumable uploads. */
export interface Room {
  /**
   * Promises room to a resumable upload until it is written down in the folder. A tenant has half of what is free and not promised to others: throws 429 where its
   * unfinished uploads take that, and 503 where it is too small for this one alone.
   */
  promise(bytes: number, asker: RoomAsker): Promise<Promised>
  /** Throws 503 where the disk could not take so many bytes now. What is promised counts for nothing: it may never come, and who comes now has come. */
  require(bytes: number): Promise<void>
  /** So many bytes are about to be written. Throws 503 where the disk is full. */
  fill(bytes: number): Promise<void>
}

const rooms = new WeakMap<FileStorage, Room>()

/** The room of a storage's incoming folder: one in a process, so that two who come at once are not promised the same. */
export function roomOf(storage: FileStorage): Room {
  const room = rooms.get(storage) ?? createRoom(storage)
  rooms.set(storage, room)
  return room
}

function createRoom(storage: FileStorage): Room {
  // Until a reading of the folder that began after their end: from then on it tells of them.
  const here = new Set<{ id: string; tenantId: TenantId; bytes: number; isEnded: boolean }>()
  const readOpen = openUploads(storage)
  let known: { open: Map<string, OpenUpload>; until: number } | undefined
  let last: Promise<unknown> = Promise.resolve()
  let unseen = 0
  let isTight = false

  async function look(): Promise<number> {
    unseen = 0
    const free = (await storage.freeBytes()) - RESERVE_BYTES
    isTight = free < LOOK_BYTES
    return free
  }

  async function fill(bytes: number): Promise<void> {
    unseen += bytes
    if ((isTight || unseen >= LOOK_BYTES) && (await look()) < bytes) throw full()
  }

  async function read(): Promise<Map<string, OpenUpload>> {
    const ended = [...here].filter(one => one.isEnded)
    const open = await readOpen()
    for (const one of ended) here.delete(one)
    known = { open, until: performance.now() + REUSED_MS }
    return open
  }

  async function promise(bytes: number, asker: RoomAsker): Promise<Promised> {
    if (known && performance.now() < known.until) {
      const promised = await judge(bytes, asker, known.open).catch(refusedToUndefined)
      if (promised) return promised
    }
    return await judge(bytes, asker, await read())
  }

  async function judge(bytes: number, { id, tenantId, findOwn }: RoomAsker, open: Map<string, OpenUpload>): Promise<Promised> {
    const own = await findOwn()
    const free = await look()
    const now = new Date(Date.now())
    const untouched = new Set<string>()
    const ours: OpenShare[] = []
    let others = 0
    for (const [one, { left, endsAt, isUntouched }] of open) {
      if (isUntouched) untouched.add(one)
      if (own.has(one)) ours.push({ size: left, endsAt })
      else if (endsAt > now) others += left
    }
    for (const one of here) {
      if (open.has(one.id)) continue
      untouched.add(one.id)
      if (one.tenantId === tenantId) ours.push({ size: one.bytes, endsAt: endOfShare(now, true) })
      else others += one.bytes
    }
    const half = (free - others) / 2
    if (bytes > half) throw full()
    requireShare(ours, bytes, half, now, HALF)
    const one = { id, tenantId, bytes, isEnded: false }
    here.add(one)
    return {
      untouched,
      end() {
        one.isEnded = true
      },
    }
  }

  return {
    promise(bytes, asker) {
      // One after the other: what the first is promised, the second must see.
      const turn = last.then(() => promise(bytes, asker))
      last = turn.catch(() => {})
      return turn
    },
    async require(bytes) {
      if ((await look()) < bytes) throw full()
    },
    fill,
  }
}

const HALF = `Unggahan di situs ini yang belum selesai paling banyak separuh ruang yang tersisa. ${ENDS_OF_BYTES}`

/** What is known is a moment old: who would be refused by it is judged by the folder. */
function refusedToUndefined(error: unknown): undefined {
  if (!isAppError(error)) throw error
}

/** A resumable upload in the folder: the bytes that it still may bring, and until when they count. */
interface OpenUpload {
  left: number
  endsAt: Date
  isUntouched: boolean
}

/** Those of all processes that share the folder and of earlier ones, by their ids. */
function openUploads({ incomingDir }: FileStorage): () => Promise<Map<string, OpenUpload>> {
  const written = new FileConfigstore(incomingDir)
  // What tus wrote down does not change; what has come does.
  let known = new Map<string, { size: number; begunAt: Date }>()

  async function readBegun(): Promise<typeof known> {
    const begun: typeof known = new Map()
    for (const file of await readdir(incomingDir)) {
      if (!file.endsWith(ENDING)) continue
      const id = file.slice(0, -ENDING.length)
      const one = known.get(id) ?? toBegun(await written.get(id))
      if (one) begun.set(id, one)
    }
    return begun
  }

  return async () => {
    known = await readBegun()
    const open = new Map<string, OpenUpload>()
    await Promise.all(
      [...known].map(async ([id, { size, begunAt }]) => {
        const here = await sizeOf(join(incomingDir, id))
        if (here >= 0) open.set(id, { left: size - here, endsAt: endOfShare(begunAt, here === 0), isUntouched: here === 0 })
      }),
    )
    return open
  }
}

/** As tus keeps what it knows of an upload. */
const ENDING = '.json'

function toBegun(upload: Upload | undefined) {
  if (upload?.size === undefined || upload.creation_date === undefined) return undefined
  return { size: upload.size, begunAt: new Date(upload.creation_date) }
}

/** Bytes of a file; -1 where there is none. */
export async function sizeOf(file: string): Promise<number> {
  return await stat(file).then(
    found => found.size,
    () => -1,
  )
}

function full(): AppError {
  return new AppError(503, 'StorageFull', 'Tempat penyimpanan penuh. Hubungi pengelola situs.', { retryAfterSeconds: 3600 })
}
