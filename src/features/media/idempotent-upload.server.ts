import { credentialsOf } from '#features/api-clients/viewer.server.ts'
import type { Ctx } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { findAnswer, KEY_HEADER, type KeptAnswer, keepAnswer, namesOf, parseKey } from '#platform/http/idempotency-answers.ts'
import type { DriveTools } from './drive.ts'
import type { Arrived } from './store-upload.server.ts'
import type { Claim, Upload } from './upload.ts'

/** The same upload was made before under this key: its response is repeated, and this file is dropped. */
export class DuplicateUpload extends Error {
  readonly answer: KeptAnswer

  constructor(answer: KeptAnswer) {
    super('brought before')
    this.name = 'DuplicateUpload'
    this.answer = answer
  }
}

/** Idempotency of one request, once its file has arrived. */
export interface Once {
  /** Throws DuplicateUpload, or InvalidInput if the key was used for another file. */
  requireNew(ctx: Ctx): Promise<void>
  /** Stores the response, in the transaction that keeps the file; of two at once, one is stored. Throws as `requireNew`. */
  keep(ctx: Ctx, upload: Upload): Promise<void>
}

/**
 * Reads the `Idempotency-Key` before the body. Returns undefined if there is none; otherwise a function to call with the file's digest once it has arrived.
 * Throws BadRequest if the key is malformed.
 */
export function readOnce(
  { seal, isSecure }: DriveTools,
  request: Request,
): ((claim: Claim, arrived: Required<Arrived>) => Once) | undefined {
  const header = request.headers.get(KEY_HEADER)
  if (header === null) return undefined
  const key = parseKey(header)
  return ({ name, urlName, type, purpose }, { sha256 }) => {
    const sent = [name, urlName, type.contentType, purpose, sha256.toString('hex')]
    const names = (ctx: Ctx) => namesOf(ctx, credentialsOf(request.headers, isSecure), key, request, sent)
    const requireNew = async (ctx: Ctx) => {
      const first = await findAnswer(ctx, seal, names(ctx))
      if (first) throw new DuplicateUpload(first)
    }
    return {
      requireNew,
      async keep(ctx, upload) {
        const own = names(ctx)
        // Held for three statements, never while bytes flow.
        await lock(ctx, `idempotency ${own.key.toString('hex')}`)
        await requireNew(ctx)
        await keepAnswer(ctx, seal, own, { status: 201, body: JSON.stringify(toEnvelope(upload)) })
      },
    }
  }
}
