import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ArchiveLimits, readArchive } from '#features/archives/archive.server.ts'
import { InvalidInput } from '#kit/errors.ts'
import { MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { packageReason } from './texts.ts'

const MB = 1024 * 1024

export const PACKAGE_LIMITS: ArchiveLimits = { entries: 5000, entryBytes: 100 * MB, allBytes: 500 * MB, ratio: 200 }

/** An unpacked package. Its files lie in its folder by their numbers: no name of the archive is ever part of a path. */
export interface Unpacked extends Manifest {
  /** Name and bytes of each; its number is its place. */
  files: readonly (readonly [name: string, sizeBytes: number])[]
  sizeBytes: number
}

export const INDEX = 'index.json'

/**
 * Unpacks a package into a new folder, which is there whole or not at all. Throws InvalidInput for archives that `readArchive` refuses, without a manifest, or with
 * one that `readManifest` refuses.
 */
export async function unpackPackage(zip: string, folder: string, limits: ArchiveLimits = PACKAGE_LIMITS): Promise<Unpacked> {
  const building = `${folder}.${randomUUID()}.part`
  await mkdir(building, { recursive: true })
  try {
    const unpacked = await unpackInto(zip, building, limits)
    await writeFile(join(building, INDEX), JSON.stringify(unpacked))
    await rm(folder, { recursive: true, force: true })
    await rename(building, folder)
    return unpacked
  } finally {
    await rm(building, { recursive: true, force: true })
  }
}

async function unpackInto(zip: string, folder: string, limits: ArchiveLimits): Promise<Unpacked> {
  const files: [name: string, sizeBytes: number][] = []
  const manifests = new Map<string, Uint8Array>()
  for await (const entry of readArchive(zip, limits)) {
    const bytes = await entry.read()
    if (isManifest(entry.name)) manifests.set(entry.name, bytes)
    await writeFile(join(folder, String(files.length)), bytes)
    files.push([entry.name, bytes.length])
  }
  const names = new Set(files.map(([name]) => name))
  const found = [...manifests].toSorted(([a], [b]) => a.length - b.length)[0]
  if (!found) {
    const isNested = files.some(([name]) => name.toLowerCase().endsWith('.zip'))
    const reason = packageReason(isNested ? 'PackageNested' : 'PackageNoManifest')
    throw new InvalidInput(reason, [{ path: 'address', reason }])
  }
  const [path, bytes] = found
  const root = path.slice(0, -MANIFEST.length)
  return {
    ...readManifest(bytes, encodeURI(root), name => names.has(name)),
    files,
    sizeBytes: files.reduce((sum, [, size]) => sum + size, 0),
  }
}

/** At the top, or in a folder that was packed as a whole. */
const isManifest = (name: string) => name === MANIFEST || (name.endsWith(`/${MANIFEST}`) && name.split('/').length === 2)
