import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { commonReason } from '#kit/common-reasons.ts'
import { AppError, InvalidInput, Refused } from '#kit/errors.ts'
import { type BroughtFormat, cleanPicture, TooManyPixels } from '#platform/images/clean-picture.server.ts'
import { NotAPicture } from '#platform/images/render.server.ts'
import type { Log } from '#platform/log.ts'
import type { Scanner } from '#platform/scan/clamd.ts'
import { type FileType, PLAYED, unsupported } from './file-types.ts'
import { mediaReason } from './texts.ts'

/** The result of checking a file. */
export interface Checked {
  /** The file to keep: the upload itself, or a re-encoded picture beside it, which the caller must remove. */
  file: string
  sizeBytes: number
  sha256: Buffer
  width: number | null
  height: number | null
}

export interface ContentTools {
  log: Log
  /** undefined: this installation has no scanner. */
  scanner: Scanner | undefined
}

/**
 * Checks a complete file: its type by content, viruses, and re-encodes a picture into a new file beside it; the original stays until the clean one is stored.
 * `sha256`: if already known. Throws 415 if the content does not match the type, InvalidInput for infected files and decompression bombs, and 503 if the
 * scanner does not respond or too many pictures are queued. The caller must remove the file.
 */
export async function checkContent(tools: ContentTools, file: string, type: FileType, sha256?: Buffer): Promise<Checked> {
  await requireType(file, type)
  await requireClean(tools, file, type)
  if (type.kind === 'image') return await straighten(file, type)
  return { file, sizeBytes: (await stat(file)).size, sha256: sha256 ?? (await hashOf(file)), width: null, height: null }
}

/** Throws 503 if there is a scanner that does not respond: before the upload, not after it. */
export async function requireScanner({ scanner, log }: ContentTools): Promise<void> {
  if (!scanner || (await scanner.isThere())) return
  log.error('the virus scanner does not answer: uploads are refused until it does')
  throw notScanned()
}

function notScanned(): Refused {
  return new Refused(503, mediaReason('NotScanned'), { retryAfterSeconds: 60 })
}

async function requireType(file: string, type: FileType): Promise<void> {
  const found = type.content.length > 0 ? await fileTypeFromFile(file) : undefined
  // The first letters of a text may look like another format's signature: `BM`, `MZ`.
  const isRight = type.content.length === 0 || (found !== undefined && type.content.includes(found.mime))
  if (!isRight || (type.kind === 'text' && !(await isText(file)))) throw unsupported(mediaReason('ContentOfOtherType'))
}

/** True for readable text: UTF-8 without control characters that does not begin like markup. */
async function isText(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of createReadStream(file)) {
      const text = decoder.decode(chunk as Buffer, { stream: true })
      if (isFirst && /^\s*</.test(text)) return false
      if (/(?![\t\n\v\f\r\x80-\x9f])\p{Cc}/u.test(text)) return false
      isFirst = false
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

async function requireClean({ scanner, log }: ContentTools, file: string, type: FileType): Promise<void> {
  if (!scanner) return
  if (PLAYED.has(type.kind) && (await stat(file)).size > scanner.maxBytes) return
  const verdict = await scanner.scan(file).catch((error: unknown) => {
    log.error({ err: error }, 'the virus scanner gave no verdict: the upload is refused')
    throw notScanned()
  })
  if (verdict.isClean) return
  // Not a virus: clamd did not scan all of it, and is configured to say so (`AlertExceedsMax`).
  if (verdict.found.startsWith('Heuristics.Limits.Exceeded'))
    throw new InvalidInput(mediaReason('TooMuchToScan'), [{ path: 'file', reason: commonReason('Verbatim', { text: verdict.found }) }])
  log.warn({ found: verdict.found }, 'an upload was infected')
  throw new InvalidInput(mediaReason('Infected'), [{ path: 'file', reason: commonReason('Verbatim', { text: verdict.found }) }])
}

async function straighten(file: string, { contentType }: FileType): Promise<Checked> {
  const target = `${file}.${randomUUID()}.clean`
  // Named boundary: the table of types has no other pictures.
  const run = cleanPicture(file, target, contentType.replace('image/', '') as BroughtFormat)
  if (!run) throw new AppError(503, 'Busy', mediaReason('PicturesBusy'), { retryAfterSeconds: 10 })
  try {
    const { width, height } = await run
    return { file: target, sizeBytes: (await stat(target)).size, sha256: await hashOf(target), width, height }
  } catch (error) {
    await rm(target, { force: true })
    if (error instanceof TooManyPixels)
      throw new InvalidInput(mediaReason('PictureTooLarge'), [{ path: 'file', reason: commonReason('Verbatim', { text: error.message }) }])
    if (error instanceof NotAPicture) throw unsupported(mediaReason('PictureBroken'))
    throw error
  }
}

async function hashOf(file: string): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) hash.update(chunk as Buffer)
  return hash.digest()
}
