import { createReadStream, type ReadStream } from 'node:fs'
import type { S3Client } from '@aws-sdk/client-s3'

/** Part size; larger files are uploaded in parts, so that a failed part is retried, not the whole video. S3 allows 10,000 parts of at least 5 MB. */
export const PART_BYTES = 16 * 1024 * 1024
const TRIES = 3
/** Refusals with status 400 or 403 that are caused by the connection or a clock, and may be retried. */
const PASSING = new Set(['RequestTimeout', 'RequestTimeTooSkewed', 'BadDigest', 'IncompleteBody'])

interface Target {
  client: S3Client
  bucket: string
  key: string
}

/** Uploads a file in parts. On failure throws the storage's error and removes the parts. */
export async function sendInParts(
  { client, bucket, key }: Target,
  file: string,
  about: { type: string; sizeBytes: number },
): Promise<void> {
  const s3 = await import('@aws-sdk/client-s3')
  const object = { Bucket: bucket, Key: key }
  const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand({ ...object, ContentType: about.type }))
  if (!UploadId) throw new Error('the storage began no upload')
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    for (let start = 0; start < about.sizeBytes; start += PART_BYTES) {
      const end = Math.min(start + PART_BYTES, about.sizeBytes)
      const PartNumber = Parts.length + 1
      const { ETag } = await again(
        () => createReadStream(file, { start, end: end - 1 }),
        Body => client.send(new s3.UploadPartCommand({ ...object, UploadId, PartNumber, Body, ContentLength: end - start })),
      )
      Parts.push({ ETag, PartNumber })
    }
    await client.send(new s3.CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new s3.AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => {})
    throw error
  }
}

/** Removes the parts that a dead process left of an object. */
export async function dropParts({ client, bucket, key }: Target): Promise<void> {
  const s3 = await import('@aws-sdk/client-s3')
  const { Uploads = [] } = await client.send(new s3.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key }))
  for (const { Key, UploadId } of Uploads)
    if (Key === key) await client.send(new s3.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
}

/** Retries with a new stream: the SDK can't resend a stream. Each is closed. Throws at once if a retry can't help. */
export async function again<T>(open: () => ReadStream, send: (body: ReadStream) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const body = open()
    try {
      return await send(body)
    } catch (error) {
      if (tries === TRIES || isFinal(error)) throw error
    } finally {
      // If the request failed before its body was read, nobody else closes the file.
      body.destroy()
    }
    await new Promise(done => setTimeout(done, 200 * tries))
  }
}

/** True if the storage understood the request and would refuse it again. The driver wraps its error. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const status = statusOf(error)
  if (status === undefined) return isFinal(error.cause)
  return status >= 400 && status < 500 && status !== 408 && status !== 429 && !PASSING.has(error.name)
}

function statusOf(error: Error): number | undefined {
  if (!('$metadata' in error)) return undefined
  const { $metadata } = error
  if (typeof $metadata !== 'object' || $metadata === null || !('httpStatusCode' in $metadata)) return undefined
  return typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : undefined
}
