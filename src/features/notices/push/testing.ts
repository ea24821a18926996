import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach } from 'vitest'

/** A message as a push service and a device have it. */
export interface PushedMessage {
  /** What the device reads of it. */
  said: { title: string; body: string; path: string; tag: string; lang: string }
  headers: Record<string, unknown>
  /** The bytes that went over the wire. */
  sealed: Buffer
  /** The claims of the token by which the installation shows who it is; undefined where its signature is wrong. */
  claims: { aud: string; exp: number; sub: string } | undefined
}

export interface PushService {
  received: PushedMessage[]
  /** The status of the next responses. */
  status: number
  /** A device of this service, with keys of its own. */
  device: { endpoint: string; p256dh: string; auth: string; timeZone: string }
}

const closers = new Set<() => Promise<void>>()
afterEach(async () => {
  await Promise.all([...closers].map(close => close()))
  closers.clear()
})

/** Starts a real push service on this machine with one device, closed after the test: it checks the token (RFC 8292) and reads the message (RFC 8291) by code of its own. */
export async function openPushService(): Promise<PushService> {
  const device = createECDH('prime256v1')
  device.generateKeys()
  const auth = randomBytes(16)
  const service: PushService = {
    received: [],
    status: 201,
    device: { endpoint: '', p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url'), timeZone: 'Asia/Jakarta' },
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const sealed = Buffer.concat(chunks)
    service.received.push({
      said: JSON.parse(openSealed(sealed, device, auth)),
      headers: request.headers,
      sealed,
      claims: claimsOf(request.headers.authorization ?? ''),
    })
    response.writeHead(service.status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  service.device.endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/perangkat/${randomBytes(8).toString('hex')}`
  closers.add(async () => {
    server.closeAllConnections()
    await new Promise<void>(done => server.close(() => done()))
  })
  return service
}

/** Source: RFC 8188 (salt, record size, key id) and RFC 8291, section 3.4. */
function openSealed(sealed: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = sealed.subarray(0, 16)
  const keyLength = sealed[20] ?? 0
  const senderKey = sealed.subarray(21, 21 + keyLength)
  const shared = device.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), senderKey])
  const material = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12))
  const record = sealed.subarray(21 + keyLength)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 }).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

function claimsOf(authorization: string): PushedMessage['claims'] {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  return isSigned ? JSON.parse(Buffer.from(body, 'base64url').toString()) : undefined
}
