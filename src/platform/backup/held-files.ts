import { copyFile, link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toMissing } from '../missing.ts'
import type { KeptFile } from './format.ts'

const PREFIX = '.backup-'
const DAY_MS = 86_400_000

export interface HeldFiles {
  files: KeptFile[]
  /** Keys of files that were gone already: removed since the snapshot. */
  removed: string[]
  pathOf(file: KeptFile): string
  release(): Promise<void>
}

/**
 * Holds uploaded files by hard links in a folder beside them, so that one which the product removes meanwhile is not lost to the backup. Files never change
 * under their key. With S3 nothing is held.
 */
export async function holdFiles({ dataDir, storage }: { dataDir: string; storage: 'disk' | 's3' }, files: KeptFile[]): Promise<HeldFiles> {
  const uploads = join(dataDir, 'uploads')
  if (storage === 's3') return { files, removed: [], pathOf: ({ key }) => join(uploads, key), release: async () => {} }
  await mkdir(uploads, { recursive: true })
  await removeOld(uploads)
  const folder = await mkdtemp(join(uploads, PREFIX))
  const removed = new Set<string>()
  for (const { key } of files) {
    const path = join(folder, key)
    await mkdir(dirname(path), { recursive: true })
    await link(join(uploads, key), path)
      .catch(async (error: unknown) => {
        toMissing(error)
        removed.add(key)
      })
      // A file system without links: the window is as long as the copies take.
      .catch(() => copyFile(join(uploads, key), path))
  }
  return {
    files: files.filter(({ key }) => !removed.has(key)),
    removed: [...removed],
    pathOf: ({ key }) => join(folder, key),
    release: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Removes what a backup that was killed has left. */
async function removeOld(uploads: string): Promise<void> {
  for (const name of await readdir(uploads)) {
    const path = join(uploads, name)
    if (name.startsWith(PREFIX) && Date.now() - (await stat(path)).mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true })
  }
}
