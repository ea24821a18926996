import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toMissing } from '../missing.ts'

/** The installation's secret where the environment names none: a file that only its owner can read, apart from the database and its dumps. */
export function secretFileOf(dataDir: string): string {
  return join(dataDir, 'secret')
}

/** Returns the secret in the file; undefined if there is no file. Throws an Error if it is too short to be one. */
export async function readSecretFile(dataDir: string): Promise<string | undefined> {
  const file = secretFileOf(dataDir)
  const secret = (await readFile(file, 'utf8').catch(toMissing))?.trim()
  if (secret !== undefined && secret.length < 32)
    throw new Error(`${file} is not a whole secret: put it back from a backup of the data folder`)
  return secret
}

/** Writes a new file, which is whole and on the disk when this returns. Throws if there is one already. */
export async function writeSecretFile(dataDir: string, secret: string): Promise<void> {
  const file = secretFileOf(dataDir)
  const beside = `${file}.${process.pid}.new`
  await mkdir(dataDir, { recursive: true })
  await writeFile(beside, `${secret}\n`, { mode: 0o600, flush: true })
  try {
    // Unlike a rename, never replaces a file that another process has made meanwhile.
    await link(beside, file)
  } finally {
    await rm(beside, { force: true })
  }
  // The folder's entry must be on the disk, too; Windows can't open folders.
  if (process.platform === 'win32') return
  const folder = await open(dataDir)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
