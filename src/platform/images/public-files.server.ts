import { readFile, realpath, stat } from 'node:fs/promises'
import { sep } from 'node:path'
import type { PictureFrame } from './frame.ts'

/** A picture in the public directory, or one that was uploaded. */
export interface PublicPicture {
  format: 'png' | 'jpeg' | 'webp'
  /** Changes with the file, and with its frame. */
  stamp: string
  frame?: PictureFrame | undefined
  /** Another picture may stand under the address soon. */
  isChangeable?: boolean
  read(): Promise<Buffer>
}

const maxSizeBytes = 20 * 1024 * 1024

/**
 * Finds the png, jpg, jpeg or webp file at `path` (decoded, no leading slash) below `publicDir`. Returns undefined if there is none, the path is anything
 * but plain names between slashes, a symlink leaves the directory, or the file exceeds 20 MB.
 */
export async function findPublicPicture(publicDir: string, path: string): Promise<PublicPicture | undefined> {
  const format = readFormat(path)
  if (format === undefined || !path.split('/').every(isPlainName)) return undefined
  try {
    const root = await realpath(publicDir)
    const file = await realpath(`${root}/${path}`)
    if (!file.startsWith(root + sep)) return undefined
    const { size, mtimeMs, isFile } = await stat(file).then(found => ({ size: found.size, mtimeMs: found.mtimeMs, isFile: found.isFile() }))
    if (!isFile || size > maxSizeBytes) return undefined
    return { format, stamp: `${size}-${mtimeMs}`, read: () => readFile(file) }
  } catch {
    // Missing, unreadable or a name too long for the file system: the same to a visitor.
    return undefined
  }
}

function readFormat(path: string): PublicPicture['format'] | undefined {
  const ending = /\.(png|jpe?g|webp)$/.exec(path)?.[1]
  if (ending === 'png' || ending === 'webp') return ending
  return ending === undefined ? undefined : 'jpeg'
}

/** Letters, digits, dot, dash and underscore, not starting with a dot: no `..`, hidden file, drive or encoded rest. */
function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}$/.test(name)
}
