import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'

/** The result of a scan; `found` is the virus's name. */
export type Verdict = { isClean: true } | { isClean: false; found: string }

export interface Scanner {
  /** Scans a local file. Throws if the scanner is unreachable or returns no verdict. */
  scan(file: string): Promise<Verdict>
  /** True if the scanner responds. Never throws. */
  isThere(): Promise<boolean>
  /** Maximum size of a file. */
  maxBytes: number
}

const IDLE_MS = 120_000
const CHUNK_BYTES = 64 * 1024

/** Parses `tcp://127.0.0.1:3310` or `unix:/run/clamav/clamd.ctl`. Returns undefined for anything else. */
export function parseClamd(text: string): NetConnectOpts | undefined {
  const path = /^unix:(\/\S+)$/.exec(text)?.[1]
  if (path) return { path }
  const [, host, port] = /^tcp:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\]):(\d{1,5})$/i.exec(text) ?? []
  return host ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port) } : undefined
}

/** Creates a client of ClamAV's daemon. Uses INSTREAM: the file is sent in chunks with length prefixes. Source: clamd(8), "Commands". */
export function createScanner(address: NetConnectOpts, maxBytes: number): Scanner {
  return {
    maxBytes,
    async scan(file) {
      // clamd would read up to its limit and then reset the connection, which often loses its response.
      if ((await stat(file)).size > maxBytes) throw new Error('the file is larger than clamd takes (CLAMD_MAX_MB)')
      return toVerdict(await ask(address, () => toPieces(createReadStream(file, { highWaterMark: CHUNK_BYTES }))))
    },
    isThere: async () => (await ask(address, () => ['zPING\0']).catch(() => '')) === 'PONG',
  }
}

/** Sends one command and returns its response, on its own connection. */
async function ask(address: NetConnectOpts, command: () => AsyncIterable<Buffer> | Iterable<string>): Promise<string> {
  const socket = connect(address)
  socket.setTimeout(IDLE_MS, () => socket.destroy(new Error('clamd is silent')))
  // clamd may close the connection early, at its limit: its response counts, not the write error.
  const over = new AbortController()
  const sending = pipeline(command(), socket, { end: false, signal: over.signal }).catch((error: Error) => {
    // The file can't be read, so there will be no response; or clamd reached its limit.
    if (!socket.destroyed) socket.destroy(isBroken(error) ? stopped(error) : error)
  })
  try {
    return await readAnswer(socket)
  } catch (error) {
    throw isBroken(error) ? stopped(error) : error
  } finally {
    socket.destroy()
    over.abort()
    await sending
  }
}

function isBroken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')
}

function stopped(cause: unknown): Error {
  return new Error('clamd stopped listening: is its StreamMaxLength smaller than CLAMD_MAX_MB?', { cause })
}

async function* toPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of chunks) yield Buffer.concat([lengthOf(chunk.length), chunk])
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(bytes)
  return head
}

/** Reads the response; clamd closes the connection after it. */
async function readAnswer(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) {
    text += String(chunk)
    if (text.length > 4096 || text.includes('\0')) break
  }
  return text.replace(/\0[^]*$/, '').trim()
}

function toVerdict(answer: string): Verdict {
  if (/^stream: OK$/.test(answer)) return { isClean: true }
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (found) return { isClean: false, found }
  throw new Error(`clamd gives no verdict: ${answer.slice(0, 200) || 'nothing'}`)
}
