import { commonReason } from '#kit/common-reasons.ts'
import { BadRequest, Refused } from '#kit/errors.ts'

/** How long a body may take: so many milliseconds for its first bytes, then a second for each further portion. */
export interface BodyPace {
  firstMs: number
  firstBytes: number
  bytesPerSecond: number
}

/** Ten seconds for what any form has; more has the time of a slow mobile line (256 kbit/s). Two megabytes may take 72 s. */
const PACE: BodyPace = { firstMs: 10_000, firstBytes: 64 * 1024, bytesPerSecond: 32 * 1024 }

export interface BodyBounds {
  maxBytes: number
  tooLarge: () => Error
  pace?: BodyPace
}

/**
 * Reads a request's body into memory. Throws `tooLarge()` above `maxBytes`, before reading if `Content-Length` says so; BadRequest if the body is cut off; and
 * 408 if it comes more slowly than `pace`. Call it before a transaction is opened, so that a slow sender holds no connection.
 */
export async function readBody(
  request: Pick<Request, 'headers' | 'body' | 'arrayBuffer'>,
  { maxBytes, tooLarge, pace = PACE }: BodyBounds,
): Promise<Uint8Array<ArrayBuffer>> {
  // Before the body is touched: a half-read body can't be drained, and the connection would end while the client is sending.
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maxBytes) throw tooLarge()
  // No stream, which would live as long as the request. The server takes no more than what was declared.
  if (declared > 0 && declared <= pace.firstBytes) return new Uint8Array(await within(pace.firstMs, request.arrayBuffer()))
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const startedAt = performance.now()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await within(startedAt + allowedMs(size, pace) - performance.now(), reader.read())
    if (done) return new Uint8Array(Buffer.concat(chunks, size))
    size += value.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(value)
  }
}

function allowedMs(size: number, { firstMs, firstBytes, bytesPerSecond }: BodyPace): number {
  return firstMs + (Math.max(0, size - firstBytes) / bytesPerSecond) * 1000
}

async function within<T>(milliseconds: number, read: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Refused(408, commonReason('BodySlow'))), Math.max(0, milliseconds))
  })
  // A client that disconnects is not our failure.
  const whole = read.catch(() => {
    throw new BadRequest(commonReason('BodyBroken'))
  })
  try {
    return await Promise.race([whole, late])
  } finally {
    clearTimeout(timer)
  }
}
