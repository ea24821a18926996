import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileConfigstore } from '@tus/file-store'
import { AppError } from '#kit/errors.ts'
import type { FileStorage } from '#platform/storage/storage.ts'

/** Bytes that stay free on the disk whatever comes. */
export const RESERVE_BYTES = 512 * 1024 * 1024
/** The disk is looked at each time that so many bytes came, in all uploads together; near the reserve with each piece. */
const LOOK_BYTES = 16 * 1024 * 1024

/** Room that was promised to bytes that are still to come. */
export interface Promised {
  /** So many of them are about to be written. Throws 503 where the disk is full: something else may have filled it. */
  fill(bytes: number): Promise<void>
  /** What is left of it is free again. */
  end(): void
}

/** What is free on the disk of the incoming folder, and what of that is promised already. */
export interface Room {
  /**
   * Promises room to something that comes to this process, or to a resumable upload until it is written down in the folder, under its id. Throws 503 where the
   * disk would be full when all that is promised has come.
   */
  promise(bytes: number, id?: string): Promise<Promised>
  /** Throws 503 where the disk could not take so many bytes more: of what was promised, something else may have taken it. */
  require(bytes: number): Promise<void>
  /** As Promised's. */
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
  const here = new Set<{ id: string | undefined; left: number }>()
  const listOpen = openUploads(storage)
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

  async function promise(bytes: number, id: string | undefined): Promise<Promised> {
    // Those that were begun when the folder is read: each of them is in one of the two lists.
    const begun = [...here]
    const open = await listOpen()
    const free = await look()
    let promised = 0
    for (const left of open.values()) promised += left
    for (const one of new Set([...begun, ...here])) if (!one.id || !open.has(one.id)) promised += one.left
    if (free - promised < bytes) throw full()
    const one = { id, left: bytes }
    here.add(one)
    return {
      fill(piece) {
        one.left = Math.max(0, one.left - piece)
        return fill(piece)
      },
      end: () => void here.delete(one),
    }
  }

  return {
    promise(bytes, id) {
      // One after the other: what the first is promised, the second must see.
      const turn = last.then(() => promise(bytes, id))
      last = turn.catch(() => {})
      return turn
    },
    async require(bytes) {
      if ((await look()) < bytes) throw full()
    },
    fill,
  }
}

/** Resumable uploads in the folder, of all processes that share it and of earlier ones, each with the bytes that it still may bring. */
function openUploads({ incomingDir }: FileStorage): () => Promise<Map<string, number>> {
  const written = new FileConfigstore(incomingDir)
  let sizes = new Map<string, number>()
  return async () => {
    const known = new Map<string, number>()
    const open = new Map<string, number>()
    for (const id of await written.list()) {
      // What tus wrote down does not change; what has come does.
      const size = sizes.get(id) ?? (await written.get(id))?.size
      if (size === undefined) continue
      known.set(id, size)
      open.set(id, size - Math.max(0, await sizeOf(join(incomingDir, id))))
    }
    sizes = known
    return open
  }
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
