import { createReadStream } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { freeBytesOf } from './free-bytes.ts'
import { again, dropParts, PART_BYTES, sendInParts } from './s3-parts.ts'
import type { FileStorage, S3Settings } from './storage.ts'

const PACKAGES = ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner']

/** Connection timeout. */
const CONNECT_MS = 5_000
/** Inactivity timeout: a slow part may take as long as it needs. */
const IDLE_MS = 60_000

/**
 * Creates a storage in an S3 bucket. Its packages are loaded only here. Timeouts and temporary refusals are retried. Throws an Error for the operator if the
 * packages are not installed.
 */
export async function createS3Storage(
  settings: S3Settings,
  incomingDir: string,
  {
    load = loadPackages,
    connectMs = CONNECT_MS,
    idleMs = IDLE_MS,
  }: { load?: typeof loadPackages; connectMs?: number; idleMs?: number } = {},
): Promise<FileStorage> {
  const [{ Disk }, { S3Driver }, { S3Client, GetObjectCommand, NoSuchKey }] = await load().catch((cause: unknown) => {
    throw new Error(`STORAGE=s3 needs two more packages: npm install --save-exact ${PACKAGES.join(' ')}`, { cause })
  })
  const { bucket, region, endpoint, credentials } = settings
  const client = new S3Client({
    region,
    logger: SILENT,
    // The SDK's `requestTimeout` covers a whole request with its body, and only warns.
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    incomingDir,
    freeBytes: () => freeBytesOf(incomingDir),
    async keep(file, key, { type, sizeBytes }) {
      if (sizeBytes > PART_BYTES) await sendInParts({ client, bucket, key }, file, { type, sizeBytes })
      else
        await again(
          () => createReadStream(file),
          body => disk.putStream(key, body, { contentType: type, contentLength: sizeBytes }),
        )
      await unlink(file)
    },
    async read(key, { type, disposition, range, isFetched }) {
      if (isFetched) {
        const part = range && { Range: `bytes=${range[0]}-${range[1] - 1}` }
        const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, ...part })).catch((error: unknown) => {
          if (error instanceof NoSuchKey) return undefined
          throw error
        })
        return object?.Body && { kind: 'bytes', body: object.Body.transformToWebStream(), isFetched }
      }
      return {
        kind: 'link',
        location: await disk.getSignedUrl(key, { contentType: type, contentDisposition: disposition, expiresIn: '1h' }),
      }
    },
    has: key => disk.exists(key),
    readWhole: key => disk.getBytes(key),
    async remove(key) {
      await disk.delete(key)
      // The object is removed, as requested. Keys without permission to list parts leave them to a rule of the bucket.
      await dropParts({ client, bucket, key }).catch(() => {})
    },
  }
}

/** Errors are thrown, and logged by the caller. */
const SILENT = { trace() {}, debug() {}, info() {}, warn() {}, error() {} }
const loadPackages = () => Promise.all([import('flydrive'), import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')])
