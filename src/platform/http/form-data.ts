import { commonReason } from '#kit/common-reasons.ts'
import { AppError, BadRequest } from '#kit/errors.ts'
import { readBody } from './read-body.ts'

/** Large enough for a megabyte of text in one field, so that it is refused beside its field and not with the whole form. */
const MAX_FORM_BYTES = 2 * 1024 * 1024
const MAX_FIELDS = 1000

/** A submitted form, independent of its encoding. */
export interface SentForm {
  /** Texts by name, in order; numbers and booleans of a JSON body are converted to text. */
  fields: URLSearchParams
  /** Files of a multipart body by field, without empty ones. */
  files: ReadonlyMap<string, File>
  /** The parsed body of a JSON form, for actions with their own schema. */
  json?: unknown
}

/**
 * Reads a form's body: URL-encoded, multipart or JSON. Throws 415 for any other content type or none, BadRequest if the body doesn't match its type, and 413
 * above `maxBytes` (two megabytes), which also bounds memory, and what `readBody` throws. Larger files use resumable uploads (`features/media`).
 */
export async function readForm(request: Request, maxBytes = MAX_FORM_BYTES): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? ''
  const read = READERS.find(([pattern]) => pattern.test(type))?.[1]
  if (!read) throw new AppError(415, 'UnsupportedMediaType', commonReason('FormTypeUnknown'))
  const bytes = await readBody(request, { maxBytes, tooLarge })
  try {
    return await read(bytes, type)
  } catch {
    throw new BadRequest()
  }
}

const READERS: [type: RegExp, read: (bytes: Uint8Array<ArrayBuffer>, type: string) => SentForm | Promise<SentForm>][] = [
  [/^application\/x-www-form-urlencoded\s*(;|$)/i, bytes => ({ fields: checked(new URLSearchParams(decode(bytes))), files: new Map() })],
  [/^multipart\/form-data\s*;/i, readMultipart],
  [/^application\/json\s*(;|$)/i, bytes => readJson(decode(bytes))],
]

/** Fields that are never sent back. `code` alone is a one-time code; `cityCode` and the like are ordinary input. */
const SECRET = /password|secret|token|credential|^(?:code|current)$/i

/** Returns the submitted values by field, for a form that is shown again: values of one name joined by commas, without secrets. */
export function valuesToShow(fields: URLSearchParams): Record<string, string> {
  const values = new Map<string, string[]>()
  for (const [name, value] of fields) if (!SECRET.test(name)) values.set(name, [...(values.get(name) ?? []), value])
  return Object.fromEntries([...values].map(([name, sent]) => [name, sent.join(',')]))
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

async function readMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<SentForm> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const fields = new URLSearchParams()
  const files = new Map<string, File>()
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value)
    else if (value.size > 0) files.set(name, value)
  }
  return { fields: checked(fields), files }
}

function readJson(text: string): SentForm {
  const json: unknown = JSON.parse(text)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new BadRequest()
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(json))
    for (const one of [value].flat()) if (['string', 'number', 'boolean'].includes(typeof one)) fields.append(name, String(one))
  return { fields: checked(fields), files: new Map(), json }
}

function checked(fields: URLSearchParams): URLSearchParams {
  if (fields.size > MAX_FIELDS) throw new BadRequest()
  return fields
}

function tooLarge(): AppError {
  return new AppError(413, 'TooLarge', commonReason('FormTooLarge'))
}
