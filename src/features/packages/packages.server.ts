import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import { openStored } from '#features/imports/steps.server.ts'
import { AppError } from '#kit/errors.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { isUuid } from '#platform/db/ids.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { createWorkQueue } from '#platform/work-queue.ts'
import { packageReason } from './texts.ts'
import { INDEX, type Unpacked, unpackPackage } from './unpack.server.ts'

/** An unpacked package that can be served. */
export interface OpenPackage extends Omit<Unpacked, 'files'> {
  folder: string
  /** Returns a file's path on this disk and its bytes; undefined: the package has no file of this name. */
  find(name: string): { path: string; sizeBytes: number } | undefined
}

/** What an address at the content origin allows: one package, for one person on one site, until a time. */
export interface Ticket {
  /** The ZIP's key in the storage, which begins with the tenant's id. */
  key: string
  memberId: string
  /** Of the site that may show it in a frame. */
  origin: string
  /** Milliseconds. */
  expiresAt: number
}

export interface Packages {
  /** Opens the package of a key of the storage, which is unpacked when it is first asked for. Throws NotFound, 503, and as `unpackPackage`. */
  open(key: string): Promise<OpenPackage>
  writeTicket(ticket: Ticket): string
  /** Returns undefined for one that is not ours, or has ended. */
  readTicket(sealed: string, now: number): Ticket | undefined
  /** Returns the host that a tenant's packages run at. */
  hostOf(tenantId: string): string
  /** Returns the tenant whose packages run at a host; undefined: it is no such host. */
  tenantOf(host: string): string | undefined
  /** Returns the public address of a host. */
  originOf(host: string): string
}

interface PackageTools {
  storage: Pick<FileStorage, 'read' | 'incomingDir'>
  /** Where unpacked packages lie: copies that can be made again. */
  folder: string
  seal: Pick<Seal, 'seal' | 'open'>
  baseDomain: string
  originOf(host: string): string
  /** How much may lie there; what was not opened for longest goes first. */
  maxBytes?: number
}

const CONTENT_LABEL = 'usercontent'
const PURPOSE = 'package'
const MAX_BYTES = 5 * 1024 ** 3
/** Opened again at most so often, a package's folder is marked as used. */
const FRESH_MS = 3_600_000

/** Creates what opens packages (SCORM). The library keeps them as the ZIPs that they are; what is unpacked is a cache of this machine. */
export function createPackages({ storage, folder, seal, baseDomain, originOf, maxBytes = MAX_BYTES }: PackageTools): Packages {
  const opened = new LRUCache<string, OpenPackage>({ max: 200, ttl: FRESH_MS })
  const queue = createWorkQueue<OpenPackage>({ atOnce: 1, maxWaiting: 12, maxWaitingByKey: [4] })
  const below = `.${CONTENT_LABEL}.${baseDomain}`

  async function openFolder(key: string): Promise<OpenPackage> {
    const own = join(folder, createHash('sha256').update(key).digest('hex').slice(0, 40))
    const known = await readIndex(own)
    if (known) return toOpen(own, known)
    await mkdir(folder, { recursive: true })
    const zip = join(storage.incomingDir, `package-${randomUUID()}.part`)
    try {
      await pipeline(await openStored(storage, key), createWriteStream(zip))
      const unpacked = await unpackPackage(zip, own)
      await makeRoom(folder, maxBytes, own)
      return toOpen(own, unpacked)
    } finally {
      await rm(zip, { force: true })
    }
  }

  return {
    async open(key) {
      const found = opened.get(key)
      // Another process may have made room meanwhile.
      if (found && (await stat(found.folder).catch(() => undefined))) return found
      const run = queue.run(key, () => openFolder(key), { keys: [key.slice(0, 36)] })
      if (!run) throw new AppError(503, 'Busy', packageReason('PackageBusy'), { retryAfterSeconds: 10 })
      const ready = await run
      opened.set(key, ready)
      return ready
    },
    writeTicket: ({ key, memberId, origin, expiresAt }) => seal.seal(PURPOSE, JSON.stringify([key, memberId, origin, expiresAt])),
    readTicket(sealed, now) {
      const text = seal.open(PURPOSE, sealed)
      if (text === undefined) return undefined
      // Named boundary: what we sealed.
      const [key, memberId, origin, expiresAt] = JSON.parse(text) as [string, string, string, number]
      return expiresAt > now ? { key, memberId, origin, expiresAt } : undefined
    },
    hostOf: tenantId => tenantId + below,
    tenantOf(host) {
      const label = host.slice(0, -below.length)
      return host.endsWith(below) && isUuid(label) ? label : undefined
    },
    originOf,
  }
}

function toOpen(folder: string, { files, ...rest }: Unpacked): OpenPackage {
  const places = new Map(files.map(([name, sizeBytes], at) => [name, { path: join(folder, String(at)), sizeBytes }]))
  return { ...rest, folder, find: name => places.get(name) }
}

async function readIndex(folder: string): Promise<Unpacked | undefined> {
  try {
    // Named boundary: `unpackPackage` wrote it.
    const index = JSON.parse(await readFile(join(folder, INDEX), 'utf8')) as Unpacked
    await utimes(folder, new Date(), new Date())
    return index
  } catch {
    return undefined
  }
}

/** Removes the packages that were not opened for longest, until all fit. */
async function makeRoom(folder: string, maxBytes: number, kept: string): Promise<void> {
  const found = await Promise.all(
    (await readdir(folder)).map(async name => {
      const path = join(folder, name)
      const index = await readFile(join(path, INDEX), 'utf8').catch(() => '')
      const usedAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
      return { path, usedAt, sizeBytes: index === '' ? 0 : (JSON.parse(index) as Unpacked).sizeBytes }
    }),
  )
  let sum = 0
  for (const { path, sizeBytes } of found.toSorted((a, b) => b.usedAt - a.usedAt)) {
    sum += sizeBytes
    if (sum > maxBytes && path !== kept) await rm(path, { recursive: true, force: true })
  }
}
