import { readFile, realpath, stat } from 'node:fs/promises'
import { sep } from 'node:path'

/** A picture that lies in the public directory. */
export interface PublicPicture {
  format: 'png' | 'jpeg' | 'webp'
  /** Changes when the file does. */
  stamp: string
  read(): Promise<Buffer>
}

const maxSizeBytes = 20 * 1024 * 1024

/**
 * The png, jpg, jpeg or webp file at `path` (decoded, no leading slash) below `publicDir`; undefined where there is none, where the path
 * is anything but plain names between slashes, where a link leads out of the directory, or above 20 MB.
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
    // Not there, not readable, a name too long for the file system: for the visitor all the same.
    return undefined
  }
}

function readFormat(path: string): PublicPicture['format'] | undefined {
  const ending = /\.(png|jpe?g|webp)$/.exec(path)?.[1]
  if (ending === 'png' || ending === 'webp') return ending
  return ending === undefined ? undefined : 'jpeg'
}

/** Letters, digits, dot, dash and underscore, not beginning with a dot: no `..`, no hidden file, no drive, no encoded rest. */
function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}$/.test(name)
}
