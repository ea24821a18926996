import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { ACCOUNT_ORIGIN } from '#features/accounts/testing.ts'
import type { TestBrowser } from '../testing.ts'

/** A passkey as a device stores it. */
interface StoredPasskey {
  id: Buffer
  key: KeyObject
  userHandle: string
}

interface CreationOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
}

interface RequestOptions {
  challenge: string
  rpId: string
}

/** Changes that make a response invalid. */
interface Tampering {
  /** False if the holder was not verified by finger or PIN. */
  isVerified?: boolean
  origin?: string
  /** The credential id, instead of a random one. */
  id?: Buffer
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 }
const ES256 = { kty: 1, alg: 3, curve: -1, x: -2, y: -3 }

/** An authenticator that stores passkeys, as a browser would use it. Source: Web Authentication level 3, sections 6 and 7. */
export class TestAuthenticator {
  readonly passkeys: StoredPasskey[] = []

  /** Returns what the page's script would submit to add a passkey. */
  async create(browser: TestBrowser, tampering: Tampering = {}): Promise<string> {
    return this.answerCreate(await fetchOptions<CreationOptions>(browser, '/auth/passkey/generate-register-options'), tampering)
  }

  /** Returns what the page's script would submit to sign in. */
  async get(browser: TestBrowser, tampering: Tampering = {}): Promise<string> {
    return this.answerGet(await fetchOptions<RequestOptions>(browser, '/auth/passkey/generate-authenticate-options'), tampering)
  }

  answerCreate({ challenge, rp, user }: CreationOptions, tampering: Tampering): string {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = tampering.id ?? randomBytes(32)
    this.passkeys.push({ id, key: privateKey, userHandle: user.id })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const coordinates: [number, unknown][] = [
      [ES256.x, Buffer.from(x, 'base64url')],
      [ES256.y, Buffer.from(y, 'base64url')],
    ]
    const cose = toCbor(new Map<number, unknown>([[ES256.kty, 2], [ES256.alg, -7], [ES256.curve, 1], ...coordinates]))
    const idLength = Buffer.alloc(2)
    idLength.writeUInt16BE(id.length)
    const authData = Buffer.concat([toAuthData(rp.id, FLAGS.attested, tampering), Buffer.alloc(16), idLength, id, cose])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return toCredential(id, {
      clientDataJSON: toClientData('webauthn.create', challenge, tampering).toString('base64url'),
      attestationObject: toCbor(attestation).toString('base64url'),
      transports: ['internal'],
    })
  }

  answerGet({ challenge, rpId }: RequestOptions, tampering: Tampering): string {
    const passkey = this.passkeys.at(-1)
    if (!passkey) throw new Error('the device has no passkey')
    const clientData = toClientData('webauthn.get', challenge, tampering)
    const authData = toAuthData(rpId, 0, tampering)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return toCredential(passkey.id, {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, passkey.key).toString('base64url'),
      userHandle: passkey.userHandle,
    })
  }
}

async function fetchOptions<T>(browser: TestBrowser, path: string): Promise<T> {
  const response = await browser.request(path, { headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' } })
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  // Named boundary: the engine's own response.
  return (await response.json()) as T
}

function toCredential(id: Buffer, response: object): string {
  const name = id.toString('base64url')
  return JSON.stringify({ id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response })
}

function toClientData(type: string, challenge: string, { origin = ACCOUNT_ORIGIN }: Tampering): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function toAuthData(rpId: string, flags: number, { isVerified = true }: Tampering): Buffer {
  const all = flags | FLAGS.present | (isVerified ? FLAGS.verified : 0)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all, 0, 0, 0, 0])])
}

/** Encodes integers, texts, bytes and maps of them. Source: RFC 8949, section 3. */
function toCbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(toCbor)])
  throw new Error('no such value')
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  if (length < 256) return Buffer.from([(kind << 5) | 24, length])
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
}
