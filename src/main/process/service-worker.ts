import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressResponse } from '#platform/http/compress.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'

/**
 * Reads the service worker from a build's folder, or with `isOn: false` the script that removes it from every device that has it. Returns its response to a
 * request, which browsers compare with what they run: never stored. undefined in development, which has none.
 */
export async function readServiceWorker(
  clientFolder: string,
  isOn: boolean,
): Promise<((request: Request) => Promise<Response>) | undefined> {
  const file = join(clientFolder, '..', 'worker', isOn ? 'sw.js' : 'off.js')
  const script = await readFile(file, 'utf8').catch(() => undefined)
  if (script === undefined) return undefined
  const etag = `"${hash('sha256', script, 'base64url').slice(0, 22)}"`
  const headers = { ...COMMON_HEADERS, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache', etag }
  return async request => {
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    const body = request.method === 'HEAD' ? null : script
    return compressResponse(new Response(body, { headers }), request.headers.get('accept-encoding'))
  }
}
