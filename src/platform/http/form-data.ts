import { AppError, BadRequest } from '#kit/errors.ts'

/** A text of a megabyte in one field fits, so that it is refused beside the field rather than with the whole form. */
const MAX_FORM_BYTES = 2 * 1024 * 1024
const MAX_FIELDS = 1000

/** What a form sent, whichever way it was encoded. */
export interface SentForm {
  /** Texts by name, in order; numbers and booleans of a JSON body as texts. */
  fields: URLSearchParams
  /** Files of a multipart body, by field. Empty file fields are left out. */
  files: ReadonlyMap<string, File>
  /** The parsed body of a JSON form, for actions with a schema of their own. */
  json?: unknown
}

/**
 * Reads a form's body: URL-encoded, multipart or JSON. Throws 415 for any other content type and for none, BadRequest where the body does not fit its type,
 * and 413 where it is larger than `maxBytes` (two megabytes); no more than that is ever held. Larger files go through resumable uploads (`features/media`).
 */
export async function readForm(request: Request, maxBytes = MAX_FORM_BYTES): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? ''
  const read = READERS.find(([pattern]) => pattern.test(type))?.[1]
  if (!read) throw new AppError(415, 'UnsupportedMediaType', 'Jenis isian ini tidak didukung')
  const bytes = await readBytes(request, maxBytes)
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

/** Never sent back, whatever else is wrong. `code` alone is a one-time code; `cityCode` and its like are what was typed. */
const SECRET = /password|secret|token|credential|^(?:code|current)$/i

/** Returns what was typed, by field, for a form that is shown again: values of one name together, with commas between; no secrets. */
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

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  // Named boundary: TypeScript's DOM types do not know that a web stream is an async iterable.
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function tooLarge(): AppError {
  return new AppError(413, 'TooLarge', 'Isian terlalu besar')
}
