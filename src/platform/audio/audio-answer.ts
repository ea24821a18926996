import { parseRange } from '#platform/http/range.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { type LoopedAudio, loopedAudio } from './looped-audio.ts'

const PATH = /^\/audio\/([a-z0-9-]{1,100})-(\d{1,5})s\.mp3$/
const MAX_SECONDS = 3 * 3600
const CHUNK_BYTES = 64 * 1024

/** Returns the path of a looped piece: `/audio/{slug}-{seconds}s.mp3`. */
export function loopedAudioPath(slug: string, seconds: number): string {
  return `/audio/${slug.slice(0, 100)}-${seconds}s.mp3`
}

/** Returns the size of the file at such a path in bytes; undefined if there is none. */
export function loopedAudioSize(path: string): number | undefined {
  return find(path)?.size
}

function find(path: string): LoopedAudio | undefined {
  const [, slug, seconds] = PATH.exec(path) ?? []
  if (!slug || Number(seconds) < 1 || Number(seconds) > MAX_SECONDS) return undefined
  return loopedAudio(slug, Number(seconds))
}

/**
 * Responds to a request for looped sound: the whole file (200), one range (206; RFC 9110, section 14), 416 for an unsatisfiable range, or 404. Bytes are
 * generated as they are read, so an aborted request costs nothing more.
 */
export function answerAudio(path: string, range: string | null, isHead: boolean): Response {
  const audio = find(path)
  if (!audio) return new Response(null, { status: 404, headers: COMMON_HEADERS })
  const headers: Record<string, string> = {
    ...COMMON_HEADERS,
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
  }
  const part = range === null ? undefined : parseRange(range, audio.size)
  if (part === null) return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${audio.size}` } })
  const [start, end] = part ?? [0, audio.size]
  headers['content-length'] = String(end - start)
  if (part) headers['content-range'] = `bytes ${start}-${end - 1}/${audio.size}`
  return new Response(isHead ? null : streamOf(audio, start, end), { status: part ? 206 : 200, headers })
}

function streamOf(audio: LoopedAudio, start: number, end: number): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream({
    async pull(controller) {
      const next = Math.min(at + CHUNK_BYTES, end)
      if (next > at) controller.enqueue(await audio.bytes(at, next))
      at = next
      if (at >= end) controller.close()
    },
  })
}
