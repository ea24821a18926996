import { execFile, spawn } from 'node:child_process'
import { readdir, readFile, readlink, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { toMissing } from '../../missing.ts'
import { binaries, isRoot } from '../embedded-folder.ts'

const run = promisify(execFile)
const STEP_MS = 100
/** What SIGQUIT gets to end a backend before SIGKILL. */
const QUIT_STEPS = 20

/** What `postmaster.pid` says of the server that holds the folder, running or not. */
export interface Postmaster {
  pid: number
  port: number
}

/** Returns undefined if no server has held the folder since its last orderly end. */
export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const [pid, , , port] = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(toMissing))?.split('\n') ?? []
  return pid === undefined ? undefined : { pid: Number(pid), port: Number(port) }
}

/** Returns the port of the folder's last server, running or not, or undefined if none is known. */
export async function lastPort(folder: string): Promise<number | undefined> {
  const options = (await readFile(join(folder, 'postmaster.opts'), 'utf8').catch(toMissing)) ?? ''
  return Number(/"-p" "(\d+)"/.exec(options)?.[1]) || undefined
}

/** Runs pg_ctl on the folder as its owner. Throws if it fails. */
export async function pgCtl(folder: string, args: string[]): Promise<void> {
  const owner = await stat(folder)
  // Without pipes: the server would keep them open, and a warning written to a closed one would end pg_ctl.
  await new Promise<void>((done, fail) => {
    const child = spawn(join(binaries(), 'pg_ctl'), ['-D', folder, '-s', ...args], {
      stdio: 'ignore',
      cwd: folder,
      ...(isRoot() && { uid: owner.uid, gid: owner.gid }),
    })
    child.on('error', fail)
    child.on('exit', code => (code === 0 ? done() : fail(new Error(`pg_ctl ${args[0]} ended with ${code}`))))
  })
}

/**
 * True if the process lives and is PostgreSQL: after a reboot its pid may belong to another program, and a killed one whose parent does not ask for it
 * (in a container) stays as a zombie.
 */
export async function isPostgres(pid: number): Promise<boolean> {
  if (!(pid > 0) || !isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform === 'linux') return /\(postgres\) [^ZX]/.test((await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).trim())
  const { stdout } = await run('ps', ['-o', 'stat=,comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.includes('postgres') && !stdout.trimStart().startsWith('Z')
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Ends the processes of a server whose postmaster has died. They hold its shared memory, and no server starts on the folder before they are gone; one that
 * computes would not notice for minutes. They are found by their folder on Linux; elsewhere they are left to notice. Returns their number.
 */
export async function endOrphans(folder: string): Promise<number> {
  const first = await findProcesses(folder)
  for (let left = first, step = 0; left.length > 0; left = await findProcesses(folder), step++) {
    // SIGQUIT ends a backend at once, without its clean-up: the next start recovers from the log anyway.
    for (const pid of left) signal(pid, step < QUIT_STEPS ? 'SIGQUIT' : 'SIGKILL')
    if (step > 2 * QUIT_STEPS) break
    await wait(STEP_MS)
  }
  return first.length
}

/** Returns PostgreSQL's live processes whose working folder this is. */
async function findProcesses(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const isOurs = async (pid: string) => (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === folder && (await isPostgres(Number(pid)))
  const ours = await Promise.all(pids.map(async pid => ((await isOurs(pid)) ? [Number(pid)] : [])))
  return ours.flat()
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended already.
  }
}
