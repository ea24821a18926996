import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/**
 * True if a request is signed with these keys, in its header or its URL, and has not expired. Source: AWS Signature Version 4 for Amazon S3, "Authenticating
 * Requests: Using the Authorization Header" and "Using Query Parameters".
 */
export function isSigned(request: IncomingMessage, url: URL, keys: S3Keys, now = Date.now()): boolean {
  const claim = claimOf(request, url)
  if (!claim) return false
  const { date, scope, signedHeaders, signature, payload, expiresSeconds } = claim
  const day = date.slice(0, 8)
  if (scope !== `${keys.accessKeyId}/${day}/${keys.region}/s3/aws4_request`) return false
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (Number.isNaN(at) || now < at - 900_000 || now > at + expiresSeconds * 1000) return false
  const headers = signedHeaders
    .map(
      name =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}\n`,
    )
    .join('')
  const canonical = [request.method, url.pathname, queryOf(url), headers, signedHeaders.join(';'), payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope.slice(keys.accessKeyId.length + 1), sha256(canonical)].join('\n')
  let key: Buffer = Buffer.from(`AWS4${keys.secretAccessKey}`)
  for (const part of [day, keys.region, 's3', 'aws4_request']) key = hmac(key, part)
  return hmac(key, text).toString('hex') === signature
}

function claimOf(request: IncomingMessage, url: URL) {
  const query = url.searchParams
  if (query.has('X-Amz-Signature'))
    return {
      date: query.get('X-Amz-Date') ?? '',
      scope: query.get('X-Amz-Credential') ?? '',
      signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
      signature: query.get('X-Amz-Signature') ?? '',
      payload: 'UNSIGNED-PAYLOAD',
      expiresSeconds: Number(query.get('X-Amz-Expires')),
    }
  const [, scope, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '') ??
    []
  if (!scope || !signed || !signature) return undefined
  const date = String(request.headers['x-amz-date'])
  return {
    date,
    scope,
    signedHeaders: signed.split(';'),
    signature,
    payload: String(request.headers['x-amz-content-sha256']),
    expiresSeconds: 900,
  }
}

function queryOf(url: URL): string {
  return [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
