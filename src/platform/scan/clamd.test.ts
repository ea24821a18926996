import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { INFECTED, startClamd } from '../testing/clamd.ts'
import { createScanner, parseClamd } from './clamd.ts'

const MB = 1024 * 1024
let folder: string
const write = async (name: string, content: string | Buffer) => {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-scan-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('reads addresses of TCP and of sockets, and no others', () => {
  expect(parseClamd('tcp://127.0.0.1:3310')).toEqual({ host: '127.0.0.1', port: 3310 })
  expect(parseClamd('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310 })
  expect(parseClamd('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' })
  for (const text of ['', '127.0.0.1:3310', 'http://x:1', 'tcp://x', 'unix:run'])
    expect([text, parseClamd(text)]).toEqual([text, undefined])
})

it('throws if there is no response, if the response is no verdict, and if the connection ends', async () => {
  const file = await write('large', Buffer.alloc(3 * MB, 'a'))
  const clamd = await startClamd(MB)
  const scanner = createScanner(clamd.address, 10 * MB)
  // Which of the two depends on the network.
  for (let tries = 0; tries < 20; tries++) await expect(scanner.scan(file)).rejects.toThrow(/size limit|StreamMaxLength smaller/)
  await expect(createScanner(clamd.address, MB).scan(file)).rejects.toThrow(/CLAMD_MAX_MB/)
  expect(clamd.seen).toEqual([])
  await expect(scanner.scan(join(folder, 'nowhere'))).rejects.toThrow()
  await clamd.stop()
  await expect(scanner.scan(file)).rejects.toThrow()
  expect(await scanner.isThere()).toBe(false)
  const rude = createServer(socket => socket.destroy())
  const address = await listen(rude)
  await expect(createScanner(address, MB).scan(file)).rejects.toThrow()
  rude.close()
})

it('gets the same responses from the tests’ own clamd as from the real one', async () => {
  const clamd = await startClamd(MB)
  const piece = (bytes: Buffer) => Buffer.concat([Buffer.from(Uint32Array.of(bytes.length).buffer).swap32(), bytes])
  const end = Buffer.alloc(4)
  for (const [sent, answer] of [
    ['zPING\0', 'PONG\0'],
    ['zNOPE\0', 'UNKNOWN COMMAND\0'],
    [Buffer.concat([Buffer.from('zINSTREAM\0'), end]), 'stream: OK\0'],
    [Buffer.concat([Buffer.from('zINSTREAM\0'), piece(Buffer.alloc(MB)), end]), 'stream: OK\0'],
    [
      Buffer.concat([Buffer.from('zINSTREAM\0'), piece(Buffer.alloc(MB)), piece(Buffer.from('b'))]),
      'INSTREAM size limit exceeded. ERROR\0',
    ],
    [Buffer.concat([Buffer.from('zINSTREAM\0'), piece(Buffer.from(INFECTED)), end]), 'stream: Uji-Virus.UNOFFICIAL FOUND\0'],
  ] as const) {
    const socket = connect(clamd.address)
    socket.write(sent)
    expect(String(Buffer.concat(await socket.toArray()))).toBe(answer)
  }
  await clamd.stop()
})

it('gives the file over whole, in pieces, and reads the verdict', async () => {
  const clamd = await startClamd()
  const scanner = createScanner(clamd.address, 100 * MB)
  expect(await scanner.isThere()).toBe(true)
  expect(await scanner.scan(await write('clean', Buffer.alloc(3 * MB + 7, 'a')))).toEqual({ isClean: true })
  expect(await scanner.scan(await write('bad', `${'a'.repeat(100_000)}${INFECTED}${'b'.repeat(100_000)}`))).toEqual({
    isClean: false,
    found: 'Uji-Virus.UNOFFICIAL',
  })
  expect(clamd.seen[0]).toBe(3 * MB + 7)
  await clamd.stop()
})

function listen(server: Server): Promise<{ path: string }> {
  const path = join(folder, 'rude.sock')
  return new Promise(done => server.listen(path, () => done({ path })))
}
