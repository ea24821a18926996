import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileConfigstore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { isAppError, Refused } from '#kit/errors.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { endOfShare, type OpenShare, requireShare } from './open-uploads.ts'
import { mediaReason } from './texts.ts'

/** Bytes that always stay free on the disk. */
export const RESERVE_BYTES = 512 * 1024 * 1024
/** The free space is read again after this many bytes of all uploads together; near the reserve, for each chunk. */
const LOOK_BYTES = 16 * 1024 * 1024

/** How long a listing of the folder is reused for promises, in milliseconds: with thousands of open uploads, reading it takes half a second. */
export const REUSED_MS = 1000

/** The resumable upload that asks for disk space, by its id. */
export interface RoomAsker {
  id: string
  tenantId: TenantId
  /** Returns the ids of the tenant's unfinished uploads. Called after the folder was read, since others may have been recorded meanwhile. */
  findOwn(): Promise<ReadonlySet<string>>
}

/** Disk space promised to an upload. */
export interface Promised {
  /** Ids of uploads that have received nothing yet. */
  untouched: ReadonlySet<string>
  /** Call it when the upload is recorded in the folder, or has failed. */
  end(): void
}

/** The free disk space of the incoming folder, and how much of it is promised to resumable uploads. */
export interface Room {
  /**
   * Promises disk space to a resumable upload until it is recorded in the folder. A tenant may use half of what is free and not promised to others. Throws 429
   * if its unfinished uploads take that up, and 503 if this upload alone does not fit.
   */
  promise(bytes: number, asker: RoomAsker): Promise<Promised>
  /** Throws 503 if the disk could not take this many bytes now. Ignores promises: those bytes may never come. */
  require(bytes: number): Promise<void>
  /** Call it before writing this many bytes. Throws 503 if the disk is full. */
  fill(bytes: number): Promise<void>
}

const rooms = new WeakMap<FileStorage, Room>()

/** Returns the disk quota of a storage's incoming folder. One per process, so that concurrent uploads are not promised the same space. */
export function roomOf(storage: FileStorage): Room {
  const room = rooms.get(storage) ?? createRoom(storage)
  rooms.set(storage, room)
  return room
}

function createRoom(storage: FileStorage): Room {
  // Kept until a listing of the folder that began after their end includes them.
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
    requireShare(ours, bytes, half, now, mediaReason('OpenBytesOfDisk'))
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
      // One at a time: each promise must see the ones before it.
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

/** The cached listing is slightly old: an upload that it would refuse is decided by a fresh one. */
function refusedToUndefined(error: unknown): undefined {
  if (!isAppError(error)) throw error
}

/** A resumable upload in the folder: the bytes still to come, and until when they count. */
interface OpenUpload {
  left: number
  endsAt: Date
  isUntouched: boolean
}

/** Returns a reader of the resumable uploads in the folder, of all processes that share it and of earlier ones, by id. */
function openUploads({ incomingDir }: FileStorage): () => Promise<Map<string, OpenUpload>> {
  const written = new FileConfigstore(incomingDir)
  // tus's records do not change; the bytes received do.
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

/** The suffix of tus's record of an upload. */
const ENDING = '.json'

function toBegun(upload: Upload | undefined) {
  if (upload?.size === undefined || upload.creation_date === undefined) return undefined
  return { size: upload.size, begunAt: new Date(upload.creation_date) }
}

/** Returns the size of a file in bytes, or -1 if it does not exist. */
export async function sizeOf(file: string): Promise<number> {
  return await stat(file).then(
    found => found.size,
    () => -1,
  )
}

function full(): Refused {
  return new Refused(503, mediaReason('StorageFull'), { retryAfterSeconds: 3600 })
}
