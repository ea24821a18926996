// Measures uploads: a video of 5 GB by tus over a connection that is cut ten times, and the server's memory while a hundred files of 10 MB are uploaded at
// once, twice: videos, which are scanned and stored, and photographs, which are rewritten.
//   npm run bench:uploads [-- --gigabytes 5]
// Starts its own server (run `npm run build` first) in the system's temporary folder, which needs space for two such videos.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { Upload } from 'tus-js-client'
import { HttpBrowser, signIn } from '../../e2e/http.ts'
import { startCuts } from '../../src/platform/testing/cuts.ts'
import { SERVER_ENVIRONMENT } from '../launch/serve.mjs'
import { memoryOf, startServer } from './servers.ts'

const PORT = 4108
const HOST = 'alkademi.localhost'
const MB = 1024 * 1024
const CUTS = 10
const AT_ONCE = 100
const EACH_BYTES = 10 * MB
const WANTED_MB = 400
const { values } = parseArgs({ options: { gigabytes: { type: 'string', default: '5' } } })
const filmBytes = Math.round(Number(values.gigabytes) * 1024) * MB

process.env['E2E_PORT'] = String(PORT)
const folder = await mkdtemp(join(tmpdir(), 'sanggar-uploads-'))
const { bavail, bsize } = await statfs(folder)
if (bavail * bsize < filmBytes * 2.5) throw new Error(`${folder} has no room for two files of ${filmBytes / MB} MB`)
const environment = { ...SERVER_ENVIRONMENT, DATA_DIR: folder, LOG_LEVEL: 'error' }
const server = await startServer(['build/server/index.js'], PORT, environment, '/readyz', { isPinned: false })
try {
  const headers = await writerHeaders()
  await measureFilm(headers)
  await measureMany('films', headers, 'video/mp4', 'film.mp4', Buffer.concat([head(), noise(EACH_BYTES - head().length, 1)]))
  await measureMany('photographs', headers, 'image/jpeg', 'foto.jpg', await photograph())
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Returns the headers of a demo person who may upload files. */
async function writerHeaders(): Promise<Record<string, string>> {
  const { logins } = JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8')) as {
    logins: { kind: string; email: string; password: string }[]
  }
  const login = logins.find(one => one.kind === 'writer')
  if (!login) throw new Error('the demo has no writer')
  const browser = new HttpBrowser()
  await signIn(browser, HOST, login, '/Courses')
  return {
    host: HOST,
    'x-app-token': browser.cookie(HOST, 'sanggar_app') ?? '',
    authorization: browser.cookie(HOST, 'sanggar_access') ?? '',
  }
}

async function measureFilm(headers: Record<string, string>): Promise<void> {
  const file = join(folder, 'film.mp4')
  const sent = await writeFilm(file)
  const cuts = await startCuts(`http://127.0.0.1:${PORT}`, CUTS, Math.floor(filmBytes / (CUTS + 2)))
  const memory = watchMemory()
  const startedAt = performance.now()
  const upload = await new Promise<Upload>((done, fail) => {
    const one = new Upload(createReadStream(file), {
      endpoint: `${cuts.origin}/api/drive/v1/uploads`,
      headers,
      uploadSize: filmBytes,
      retryDelays: Array<number>(50).fill(200),
      metadata: { filename: 'film.mp4', filetype: 'video/mp4' },
      onError: fail,
      onSuccess: () => done(one),
    })
    one.start()
  })
  const seconds = (performance.now() - startedAt) / 1000
  const peak = memory.stop()
  await cuts.stop()
  const id = upload.url?.split('/').at(-1) ?? ''
  const tenant = (await readdir(join(folder, 'uploads'))).find(name => name !== 'incoming') ?? ''
  const kept = join(folder, 'uploads', tenant, `${id}.mp4`)
  const same = (await stat(kept)).size === filmBytes && (await hashOf(kept)) === sent
  const left = await readdir(join(folder, 'uploads/incoming'))
  console.log(
    `${filmBytes / MB} MB by tus, cut ${cuts.done.cuts} times: ${same && left.length === 0 ? 'arrived whole' : 'DID NOT ARRIVE WHOLE'} in ${seconds.toFixed(0)} s` +
      ` (${(filmBytes / MB / seconds).toFixed(0)} MB/s with the sender on this machine); the server held ${peak.toFixed(0)} MB at most (${memory.before.toFixed(0)} MB before)`,
  )
  if (!same || left.length > 0) process.exitCode = 1
  await Promise.all([rm(file), rm(kept)])
}

/** Uploads a hundred files at once from this process, so that only the server is measured. */
async function measureMany(what: string, headers: Record<string, string>, type: string, name: string, bytes: Buffer): Promise<void> {
  const memory = watchMemory()
  const startedAt = performance.now()
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => send(headers, type, name, bytes)))
  const seconds = (performance.now() - startedAt) / 1000
  const peak = memory.stop()
  const kept = statuses.filter(status => status === 200).length
  console.log(
    `${AT_ONCE} ${what} of ${(bytes.length / MB).toFixed(1)} MB at once: ${kept} kept in ${seconds.toFixed(0)} s;` +
      ` the server held ${peak.toFixed(0)} MB at most (${memory.before.toFixed(0)} MB before; wanted < ${WANTED_MB})`,
  )
  if (kept !== AT_ONCE || peak >= WANTED_MB) process.exitCode = 1
}

function send(headers: Record<string, string>, type: string, name: string, bytes: Buffer): Promise<number> {
  const before = Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`)
  const after = Buffer.from('\r\n--x--\r\n')
  const length = String(before.length + bytes.length + after.length)
  return new Promise((done, fail) => {
    const all = { ...headers, 'content-type': 'multipart/form-data; boundary=x', 'content-length': length }
    const req = request({ port: PORT, path: '/api/drive/v1/upload', method: 'POST', headers: all, agent: false }, res => {
      res.resume()
      res.on('end', () => done(res.statusCode ?? 0))
    })
    req.on('error', fail)
    req.write(before)
    req.write(bytes)
    req.end(after)
  })
}

/** Tracks the peak memory of the server's process from now on. */
function watchMemory() {
  const before = memoryOf(server.pid)
  let most = before
  const look = () => (most = Math.max(most, memoryOf(server.pid)))
  const timer = setInterval(look, 50)
  return {
    before,
    stop() {
      clearInterval(timer)
      look()
      return most
    },
  }
}

/** The first bytes of an MP4 video. */
function head(): Buffer {
  return Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1')
}

function noise(bytes: number, seed: number): Buffer {
  const all = Buffer.alloc(bytes)
  for (let at = 0; at + 4 <= bytes; at += 4) all.writeUInt32LE(Math.imul(at + seed, 2654435761) >>> 0, at)
  return all
}

/** Writes the video in chunks. Returns its SHA-256. */
async function writeFilm(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(function* () {
    for (let at = 0; at < filmBytes; at += 16 * MB) {
      const piece = noise(Math.min(16 * MB, filmBytes - at), at)
      if (at === 0) head().copy(piece)
      hash.update(piece)
      yield piece
    }
  }, createWriteStream(file))
  return hash.digest('hex')
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** A photograph like a good phone's: 12 megapixels of noise, about 10 MB. */
async function photograph(): Promise<Buffer> {
  const bytes = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  return bytes
}
