import { AppError, BadRequest } from '#kit/errors.ts'

/** Room for a text of a megabyte in one field, whose refusal beside the field is clearer than one of the whole form. */
const MAX_FORM_BYTES = 2 * 1024 * 1024

/**
 * The body of a form that was sent as `application/x-www-form-urlencoded`. Throws BadRequest where it is of another kind or not UTF-8, and 413
 * where it is larger than `maxBytes` (two megabytes); no more than that is ever held.
 */
export async function readFormText(request: Request, maxBytes = MAX_FORM_BYTES): Promise<string> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) throw new BadRequest()
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  // Named boundary: TypeScript's DOM types do not know that a stream of the web can be read in turn.
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new BadRequest()
  }
}

function tooLarge(): AppError {
  return new AppError(413, 'TooLarge', 'Isian terlalu besar')
}
