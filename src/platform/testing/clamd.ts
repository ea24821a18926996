import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Content that the fake scanner reports as infected. */
export const INFECTED = 'X5O!P%@AP[4-KEINE-ECHTE-PROBE'

/** Content that the fake scanner reports as exceeding its limits. */
export const EXCEEDING = 'X5O!P%@AP[4-ZU-VIEL-ZUM-PRUEFEN'

export interface FakeClamd {
  address: { host: string; port: number }
  /** Sizes of the scanned files in bytes, in order. */
  seen: number[]
  stop(): Promise<void>
}

/**
 * Starts a fake virus scanner that responds to PING and INSTREAM byte for byte like clamd 1.4.6, up to `maxBytes`. Like clamd it closes the connection right
 * after its response: a client that is still sending gets EPIPE or ECONNRESET, often instead of the response.
 */
export async function startClamd(maxBytes = 1024 * 1024 * 1024): Promise<FakeClamd> {
  const seen: number[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    answer(socket, maxBytes, seen).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: { host: '127.0.0.1', port },
    seen,
    stop() {
      for (const socket of sockets) socket.destroy()
      return new Promise(done => server.close(() => done()))
    },
  }
}

async function answer(socket: Socket, maxBytes: number, seen: number[]): Promise<void> {
  const read = reader(socket)
  const command = await read.text()
  const say = (text: string) => socket.end(text, () => socket.destroy())
  if (command === 'zPING') return void say('PONG\0')
  if (command !== 'zINSTREAM') return void say('UNKNOWN COMMAND\0')
  const marks = { [INFECTED]: 'Uji-Virus.UNOFFICIAL', [EXCEEDING]: 'Heuristics.Limits.Exceeded.MaxScanSize' }
  let tail = ''
  let found: string | undefined
  let bytes = 0
  for (let size = (await read.bytes(4)).readUInt32BE(); size > 0; size = (await read.bytes(4)).readUInt32BE()) {
    bytes += size
    if (bytes > maxBytes) return void say('INSTREAM size limit exceeded. ERROR\0')
    const text = tail + String(await read.bytes(size))
    found ??= Object.entries(marks).find(([mark]) => text.includes(mark))?.[1]
    tail = text.slice(-64)
  }
  seen.push(bytes)
  say(found ? `stream: ${found} FOUND\0` : 'stream: OK\0')
}

function reader(socket: Socket) {
  const chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let held: Buffer = Buffer.alloc(0)
  const bytes = async (count: number): Promise<Buffer> => {
    while (held.length < count) {
      const { value, done } = await chunks.next()
      if (done) throw new Error('the client went away')
      held = Buffer.concat([held, value])
    }
    const found = held.subarray(0, count)
    held = held.subarray(count)
    return found
  }
  const text = async () => {
    let word = ''
    for (let one = await bytes(1); one[0] !== 0; one = await bytes(1)) word += String(one)
    return word
  }
  return { bytes, text }
}
