import { credentialsOf } from '#features/api-clients/viewer.server.ts'
import type { Ctx } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { findAnswer, KEY_HEADER, type KeptAnswer, keepAnswer, namesOf, parseKey } from '#platform/http/idempotency-answers.ts'
import type { DriveTools } from './drive.ts'
import type { Arrived } from './store-upload.server.ts'
import type { Claim, Upload } from './upload.ts'

/** An upload that was brought before under the same key: nothing is kept of this one, and it is answered as the first one was. */
export class DuplicateUpload extends Error {
  readonly answer: KeptAnswer

  constructor(answer: KeptAnswer) {
    super('brought before')
    this.name = 'DuplicateUpload'
    this.answer = answer
  }
}

/** What a request's `Idempotency-Key` asks for, once its file is here. */
export interface Once {
  /** Throws DuplicateUpload, and InvalidInput where the key was used for another file. */
  requireNew(ctx: Ctx): Promise<void>
  /** Keeps the answer, in the transaction in which the file is kept; two at the same moment keep one. Throws as `requireNew`. */
  keep(ctx: Ctx, upload: Upload): Promise<void>
}

/**
 * Reads the key, before the body. The file is known when it is here: its digest is made while it comes. The function that comes back says what it was, and is
 * undefined where there is no key. Throws BadRequest where it is none.
 */
export function readOnce({ seal }: DriveTools, request: Request): ((claim: Claim, arrived: Required<Arrived>) => Once) | undefined {
  const header = request.headers.get(KEY_HEADER)
  if (header === null) return undefined
  const key = parseKey(header)
  return ({ name, urlName, type, purpose }, { sha256 }) => {
    const sent = [name, urlName, type.contentType, purpose, sha256.toString('hex')]
    const names = (ctx: Ctx) => namesOf(ctx, credentialsOf(request.headers), key, request, sent)
    const requireNew = async (ctx: Ctx) => {
      const first = await findAnswer(ctx, seal, names(ctx))
      if (first) throw new DuplicateUpload(first)
    }
    return {
      requireNew,
      async keep(ctx, upload) {
        const own = names(ctx)
        // Held for three statements, never while bytes come.
        await lock(ctx, `idempotency ${own.key.toString('hex')}`)
        await requireNew(ctx)
        await keepAnswer(ctx, seal, own, { status: 200, body: JSON.stringify(toEnvelope(upload)) })
      },
    }
  }
}
