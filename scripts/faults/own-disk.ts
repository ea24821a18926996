import { spawnSync } from 'node:child_process'
import { mkdir, statfs } from 'node:fs/promises'

const MARK = 'SANGGAR_FAULTS_MOUNTS'
const SIZE_BYTES = 3 * 1024 ** 3
/** What is left until the last byte is written. */
const LEFT_BYTES = 64 * 1024

/** Returns why nothing can be mounted here, or undefined. Mounts are made within `withOwnMounts` only, so that none outlives the run. */
export function noMounts(): string | undefined {
  return process.env[MARK] ? undefined : 'needs root on Linux'
}

/** Runs this program again where its mounts are seen by itself and its children only, and end with them. Returns its exit code, or undefined if that isn't possible, or done already. */
export function withOwnMounts(): number | undefined {
  if (process.env[MARK] || process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  if (spawnSync('unshare', ['--mount', 'true']).status !== 0) return undefined
  const { status } = spawnSync('unshare', ['--mount', process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [MARK]: '1' },
  })
  return status ?? 1
}

/** Gives the folder a disk of its own in memory (tmpfs), if mounts can be made. Returns how to take it away. */
export function mountDisk(folder: string): () => void {
  if (noMounts()) return () => {}
  mount('-t', 'tmpfs', '-o', `size=${SIZE_BYTES}`, 'tmpfs', folder)
  return () => umount(folder)
}

/** Takes away the free space of the folder's disk, nearly to the last byte; returns how to give it back. */
export async function fillDisk(folder: string): Promise<() => void> {
  for (let tries = 0; ; tries++) {
    const { blocks, bfree, bsize } = await statfs(folder)
    try {
      mount('-o', `remount,size=${(blocks - bfree) * bsize + LEFT_BYTES}`, folder)
      return () => mount('-o', `remount,size=${SIZE_BYTES}`, folder)
    } catch (error) {
      // More was written meanwhile.
      if (tries === 20) throw error
    }
  }
}

/** Makes a folder read-only, by a mount over it; returns how to make it writable again. */
export async function makeReadOnly(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true })
  mount('--bind', folder, folder)
  mount('-o', 'remount,ro,bind', folder)
  return () => umount(folder)
}

const mount = (...args: string[]) => run('mount', args)
// Lazily: the product may have a file open there.
const umount = (folder: string) => run('umount', ['--lazy', folder])

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}
