import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What a file must hold for the scanner of the tests to find something in it. */
export const INFECTED = 'X5O!P%@AP[4-KEINE-ECHTE-PROBE'

/** What a file must hold to be more than the scanner unpacks. */
export const EXCEEDING = 'X5O!P%@AP[4-ZU-VIEL-ZUM-PRUEFEN'

export interface FakeClamd {
  address: { host: string; port: number }
  /** Bytes of the files that it was given, one after the other. */
  seen: number[]
  stop(): Promise<void>
}

/**
 * A virus scanner that answers PING and INSTREAM byte for byte as clamd 1.4.6 did when it was tried, and takes so many bytes at most. Behind its answer clamd
 * closes the connection at once, whatever still comes: a client that sends on gets an EPIPE or ECONNRESET, often in place of the answer.
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
