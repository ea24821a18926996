import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import { parseRange } from '../http/range.ts'
import { isSigned, type S3Keys, sha256 } from './s3-signature.ts'

const BUCKET = 'berkas'
const KEYS: S3Keys = { accessKeyId: 'uji', secretAccessKey: 'rahasia/uji+1', region: 'ap-southeast-3' }
/** Minimum size of all parts but the last. */
const LEAST_PART_BYTES = 5 * 1024 * 1024

interface Kept {
  bytes: Buffer
  type: string
}
interface Unfinished {
  key: string
  type: string
  parts: Map<number, Buffer>
}

export interface FakeS3 {
  /** Environment variables of the settings. */
  environment: Record<string, string>
  objects: Map<string, Kept>
  unfinished: Map<string, Unfinished>
  /** The requests in order, as `PUT /key?partNumber`. */
  seen: string[]
  /** Injects a failure for a request: `cut` closes the connection in the middle, a number is the status. */
  wrong: (what: string) => 'cut' | number | undefined
  stop(): Promise<void>
}

/** Starts a fake storage with the subset of S3 that we use: objects, ranges, signed URLs, multipart uploads. Every request must be signed. */
export async function startS3(): Promise<FakeS3> {
  const server = createServer((request, response) => {
    answer(self, request, response).catch(() => request.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const self: FakeS3 = {
    environment: {
      STORAGE: 's3',
      S3_BUCKET: BUCKET,
      S3_REGION: KEYS.region,
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    objects: new Map(),
    unfinished: new Map(),
    seen: [],
    wrong: () => undefined,
    stop() {
      server.closeAllConnections()
      return new Promise(done => server.close(() => done()))
    },
  }
  return self
}

async function answer(s3: FakeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://s3')
  const key = decodeURIComponent(url.pathname).replace(/^\/[^/]+\/?/, '')
  const what = `${request.method} ${key}${[...url.searchParams.keys()].filter(name => !/^(X-Amz|x-id|response)/.test(name)).join()}`
  s3.seen.push(what)
  const wrong = s3.wrong(what)
  if (wrong === 'cut') return void request.once('data', () => request.destroy())
  if (wrong) return refuse(request, response, wrong, 'SlowDown')
  if (!isSigned(request, url, KEYS)) return refuse(request, response, 403, 'SignatureDoesNotMatch')
  if (url.pathname.split('/')[1] !== BUCKET) return refuse(request, response, 404, 'NoSuchBucket')
  const body = await bodyOf(request)
  if (!body) return refuse(request, response, 400, 'BadDigest')
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) return answerParts(s3, request, response, url, key, body)
  if (request.method === 'PUT') {
    s3.objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' })
    return void response.writeHead(200, { etag: etagOf(body) }).end()
  }
  if (request.method === 'DELETE') {
    s3.objects.delete(key)
    return void response.writeHead(204).end()
  }
  const found = s3.objects.get(key)
  if (!found || (request.method !== 'GET' && request.method !== 'HEAD')) return refuse(request, response, 404, 'NoSuchKey')
  give(request, response, url, found)
}

function give(request: IncomingMessage, response: ServerResponse, { searchParams }: URL, { bytes, type }: Kept): void {
  const disposition = searchParams.get('response-content-disposition')
  const headers = {
    'content-type': searchParams.get('response-content-type') ?? type,
    ...(disposition && { 'content-disposition': disposition }),
    'accept-ranges': 'bytes',
    'last-modified': new Date().toUTCString(),
    etag: etagOf(bytes),
  }
  const range = request.headers.range === undefined ? undefined : parseRange(request.headers.range, bytes.length)
  const [start, end] = range ?? [0, bytes.length]
  const part = bytes.subarray(start, end)
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': part.length,
    ...(range && { 'content-range': `bytes ${start}-${end - 1}/${bytes.length}` }),
  })
  response.end(request.method === 'HEAD' ? undefined : part)
}

function answerParts(s3: FakeS3, request: IncomingMessage, response: ServerResponse, url: URL, key: string, body: Buffer): void {
  if (request.method === 'GET') {
    const prefix = url.searchParams.get('prefix') ?? ''
    const uploads = [...s3.unfinished].filter(([, one]) => one.key.startsWith(prefix))
    const list = uploads.map(([id, one]) => `<Upload><Key>${one.key}</Key><UploadId>${id}</UploadId></Upload>`).join('')
    return xml(response, `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${list}</ListMultipartUploadsResult>`)
  }
  if (url.searchParams.has('uploads')) {
    const id = randomUUID()
    s3.unfinished.set(id, { key, type: request.headers['content-type'] ?? '', parts: new Map() })
    return xml(response, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
  }
  const id = url.searchParams.get('uploadId') ?? ''
  const upload = s3.unfinished.get(id)
  if (upload?.key !== key) return refuse(request, response, 404, 'NoSuchUpload')
  if (request.method === 'PUT') {
    upload.parts.set(Number(url.searchParams.get('partNumber')), body)
    return void response.writeHead(200, { etag: etagOf(body) }).end()
  }
  if (request.method === 'POST') {
    const named = [...String(body).matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
      etag: /<ETag>(?:"|&quot;)?(\w+)/.exec(part)?.[1],
      bytes: upload.parts.get(Number(/<PartNumber>(\d+)/.exec(part)?.[1])) ?? Buffer.alloc(0),
    }))
    if (named.length === 0 || named.some(one => etagOf(one.bytes) !== `"${one.etag}"`)) return refuse(request, response, 400, 'InvalidPart')
    if (named.slice(0, -1).some(one => one.bytes.length < LEAST_PART_BYTES)) return refuse(request, response, 400, 'EntityTooSmall')
    s3.objects.set(key, { bytes: Buffer.concat(named.map(one => one.bytes)), type: upload.type })
  }
  s3.unfinished.delete(id)
  if (request.method === 'DELETE') return void response.writeHead(204).end()
  xml(response, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
}

/** Returns the content, without the chunk framing that the SDK uses for streams; undefined if a digest doesn't match. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const sent = Buffer.concat(await request.toArray())
  const declared = String(request.headers['x-amz-content-sha256'])
  if (/^[0-9a-f]{64}$/.test(declared)) return sha256(sent) === declared ? sent : undefined
  if (!String(request.headers['content-encoding']).includes('aws-chunked')) return sent
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const line = sent.indexOf('\r\n', at)
    const size = Number.parseInt(sent.toString('latin1', at, line), 16)
    if (size === 0) {
      const content = Buffer.concat(chunks)
      const told = /x-amz-checksum-crc32:(\S+)/i.exec(sent.toString('latin1', line))?.[1]
      const digest = Buffer.alloc(4)
      digest.writeUInt32BE(crc32(content))
      return told === undefined || told === digest.toString('base64') ? content : undefined
    }
    chunks.push(sent.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string): void {
  request.resume()
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function xml(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${content}`)
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}
