import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { FileStorage, StorageSettings } from './storage.ts'

/** Opens the configured storage. Throws an Error for the operator if S3 is configured but its packages are not installed. */
export async function openStorage(dataDir: string, settings: StorageSettings): Promise<FileStorage> {
  const folder = join(dataDir, 'uploads')
  const incomingDir = join(folder, 'incoming')
  await mkdir(incomingDir, { recursive: true })
  return settings.kind === 'disk' ? createDiskStorage(folder, incomingDir) : await createS3Storage(settings, incomingDir)
}
