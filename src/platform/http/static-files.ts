import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { chooseEncoding } from './encoding.ts'
import { parseRange } from './range.ts'
import { COMMON_HEADERS } from './security-headers.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.vtt': 'text/vtt; charset=utf-8',
}

interface StaticFile {
  path: string
  type: string
  encodings: { br: boolean; gzip: boolean }
  etag: string
}

export type StaticFiles = (pathname: string, headers: Headers) => Promise<Response> | undefined

/**
 * Serves the files of a build with their precompressed copies (`x.js.br`, `x.js.gz`). The list is read once: no request touches a path outside it. Files
 * below `/assets/` have a content hash in their names and never change.
 */
export async function createStaticFiles(folder: string): Promise<StaticFiles> {
  const files = await listFiles(folder)
  const bodies = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: 24 * 1024 * 1024,
    sizeCalculation: body => body.byteLength + 100,
  })
  return (pathname, headers) => {
    const file = files.get(pathname)
    return file && answer(file, pathname, headers, bodies)
  }
}

async function answer(
  file: StaticFile,
  pathname: string,
  request: Headers,
  bodies: LRUCache<string, Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const wanted = chooseEncoding(request.get('accept-encoding'))
  const encoding = wanted !== 'identity' && file.encodings[wanted] ? wanted : 'identity'
  const etag = `"${file.etag}-${encoding}"`
  const headers: Record<string, string> = {
    ...COMMON_HEADERS,
    'content-type': file.type,
    'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'accept-encoding',
    etag,
  }
  if (request.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const path = encoding === 'br' ? `${file.path}.br` : encoding === 'gzip' ? `${file.path}.gz` : file.path
  let body = bodies.get(path)
  if (!body) {
    body = new Uint8Array(await readFile(path))
    bodies.set(path, body)
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  else if (file.type.startsWith('video/')) return answerPart(body, headers, request.get('range'))
  return new Response(body, { headers })
}

/** Responds with a video, whole or one range of it: some players require ranges. */
function answerPart(body: Uint8Array<ArrayBuffer>, headers: Record<string, string>, range: string | null): Response {
  headers['accept-ranges'] = 'bytes'
  const part = range === null ? undefined : parseRange(range, body.length)
  if (part === undefined) return new Response(body, { headers })
  if (part === null) return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${body.length}` } })
  const [start, end] = part
  return new Response(body.subarray(start, end), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end - 1}/${body.length}` },
  })
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const present = new Set(paths)
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    const type = TYPES[extname(path)]
    const name = `/${relative(folder, path).split(sep).join('/')}`
    // The build's metadata (.vite) and the compressed copies are not served.
    if (!type || name.startsWith('/.')) continue
    const { size, mtimeMs } = await stat(path)
    files.set(name, {
      path,
      type,
      encodings: { br: present.has(`${path}.br`), gzip: present.has(`${path}.gz`) },
      etag: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
    })
  }
  return files
}
