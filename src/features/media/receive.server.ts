import { rm } from 'node:fs/promises'
import { commonReason } from '#kit/common-reasons.ts'
import { AppError } from '#kit/errors.ts'
import { newId } from '#platform/db/ids.ts'
import { boundaryOf, type FormPart, readField, readParts } from '#platform/http/multipart.ts'
import { requireScanner } from './content.server.ts'
import { roomOf } from './disk-quota.server.ts'
import type { Caller, DriveTools } from './drive.ts'
import { MAX_WHOLE_BYTES } from './file-types.ts'
import { readOnce } from './idempotent-upload.server.ts'
import { type Arrived, giveUp, takeIn, writeIncoming } from './store-upload.server.ts'
import { mediaReason } from './texts.ts'
import { type Claim, invalid, readClaim, type Upload, withPurpose } from './upload.ts'
import { addUpload, requireTurn } from './uploads.server.ts'

/** Allowance for the form around the file. */
const FORM_BYTES = 64 * 1024
/** Maximum of files that one process receives at a time. */
const AT_ONCE = 200
let active = 0

/**
 * Receives the file of a multipart form: field `file`, optionally `purpose`. Checks the permission before the body is read. Throws 401, 403, 404 (a stranger),
 * 413, 415, 422, 429 and 503, and DuplicateUpload for a repeated `Idempotency-Key`; then nothing of the file stays.
 */
export async function receiveForm(tools: DriveTools, caller: Caller, request: Request): Promise<Upload> {
  await caller.inScope(requireTurn)
  const once = readOnce(tools, request)
  const boundary = boundaryOf(request.headers.get('content-type'))
  if (!boundary || !request.body) throw new AppError(415, 'UnsupportedType', mediaReason('FormNeeded'))
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length > MAX_WHOLE_BYTES + FORM_BYTES) throw new AppError(413, 'TooLarge', commonReason('BodyTooLarge'))
  if (active >= AT_ONCE) throw new AppError(503, 'Busy', mediaReason('UploadsBusy'), { retryAfterSeconds: 10 })
  active++
  try {
    await requireScanner(tools)
    // A form without a length may be as long as any.
    await roomOf(tools.storage).require(length || MAX_WHOLE_BYTES + FORM_BYTES)
    return await receive(tools, caller, request.body, boundary, once)
  } finally {
    active--
  }
}

async function receive(
  tools: DriveTools,
  caller: Caller,
  body: ReadableStream<Uint8Array>,
  boundary: string,
  readKey: ReturnType<typeof readOnce>,
): Promise<Upload> {
  let arrived: Required<Arrived> | undefined
  let claim: Claim | undefined
  let purpose: string | undefined
  try {
    for await (const part of readParts(body, boundary)) {
      if (part.name === 'purpose' && purpose === undefined) purpose = await readField(part.content, 1024)
      else if (part.name === 'file' && !arrived) {
        claim = readClaim(part.filename, part.type)
        arrived = await writeIncoming(tools.storage, part.content, claim.type.kind, MAX_WHOLE_BYTES, roomOf(tools.storage).fill)
      } else throw unexpected(part)
    }
    if (!arrived || !claim) throw invalid('file', mediaReason('FileMissing'))
    if (arrived.sizeBytes === 0) throw invalid('file', mediaReason('FileEmpty'))
    const whole = withPurpose(claim, purpose)
    const { sizeBytes } = arrived
    const id = newId()
    const once = readKey?.(whole, arrived)
    await caller.inScope(async ctx => {
      await once?.requireNew(ctx)
      await addUpload(ctx, id, whole, sizeBytes)
    })
    return await takeIn(tools, caller, id, whole, arrived, null, once?.keep).catch(error => giveUp(tools, caller, id, whole, null, error))
  } finally {
    if (arrived) await rm(arrived.file, { force: true })
  }
}

function unexpected({ name }: FormPart) {
  return invalid(name.slice(0, 60), mediaReason('FieldUnknown'))
}
