import { BadRequest } from '#kit/errors.ts'

/** One part of a form, as it comes: its content can be read once, and must be before the next part. */
export interface FormPart {
  name: string
  /** What the client calls the file, as it was sent; undefined: a plain field. */
  filename: string | undefined
  /** The declared type, in small letters and without parameters. */
  type: string | undefined
  content: AsyncIterable<Buffer>
}

const MAX_HEAD_BYTES = 8 * 1024
const MAX_PARTS = 20

/** The boundary that a Content-Type header names; undefined where it is none of `multipart/form-data`. */
export function boundaryOf(contentType: string | null): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType ?? '') ?? []
  return quoted ?? plain
}

/**
 * The parts of a form, one after the other, without ever holding more than a piece of the body. Throws BadRequest where the body is broken or ends too
 * early, or has too many parts. Source: RFC 7578, RFC 2046 section 5.1.
 */
export async function* readParts(body: ReadableStream<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const input = new Input(body)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // What stands before the first part counts for nothing.
  for await (const _ of input.until(delimiter));
  for (let count = 0; ; count++) {
    if (await input.beginsWith('--')) return
    if (count === MAX_PARTS) throw new BadRequest()
    const head = await readHead(input)
    let isRead = false
    const content = (async function* () {
      yield* input.until(delimiter)
      isRead = true
    })()
    yield { ...head, content }
    if (!isRead) for await (const _ of content);
  }
}

/** A small field. Throws BadRequest where it is larger than that, or no UTF-8. */
export async function readField(content: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > maxBytes) throw new BadRequest()
    chunks.push(Buffer.from(chunk))
  }
  return decode(Buffer.concat(chunks))
}

async function readHead(input: Input): Promise<Omit<FormPart, 'content'>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of input.until(Buffer.from('\r\n\r\n'))) {
    size += chunk.length
    if (size > MAX_HEAD_BYTES) throw new BadRequest()
    chunks.push(Buffer.from(chunk))
  }
  const head = decode(Buffer.concat(chunks))
  const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(head)?.[1] ?? ''
  const name = parameterOf(disposition, 'name')
  if (name === undefined) throw new BadRequest()
  const type = /^content-type:\s*([\w.+-]+\/[\w.+-]+)/im.exec(head)?.[1]?.toLowerCase()
  return { name, filename: parameterOf(disposition, 'filename'), type }
}

/** Browsers write `%22` for a quote in a name, and `%0D`, `%0A` for the ends of lines; others write `\"`. Source: HTML, "Multipart form data". */
function parameterOf(disposition: string, name: string): string | undefined {
  const value = new RegExp(`;\\s*${name}="((?:\\\\"|[^"])*)"`, 'i').exec(disposition)?.[1]
  return value
    ?.replace(/\\"|%22/g, '"')
    .replace(/%0d/gi, '\r')
    .replace(/%0a/gi, '\n')
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BadRequest()
  }
}

/** The body as it comes, with as much of it in hand as one mark is long. */
class Input {
  readonly #source: ReadableStreamDefaultReader<Uint8Array>
  // The first delimiter may stand at the very beginning, without the line before it.
  #held: Buffer = Buffer.from('\r\n')

  // Never cancelled: that would cut the connection before the refusal is on its way.
  constructor(body: ReadableStream<Uint8Array>) {
    this.#source = body.getReader()
  }

  /** What comes before the mark; the mark is read, too. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark)
      const sure = at >= 0 ? at : this.#sureOf(mark)
      const found = this.#held.subarray(0, sure)
      this.#held = this.#held.subarray(at >= 0 ? at + mark.length : sure)
      if (found.length > 0) yield found
      if (at >= 0) return
      await this.#more()
    }
  }

  /** How much of what is in hand can't be the beginning of the mark; most pieces end with nothing that could, and need not be copied to the next. */
  #sureOf(mark: Buffer): number {
    const start = this.#held.indexOf(mark[0] ?? 0, Math.max(0, this.#held.length - mark.length + 1))
    return start < 0 ? this.#held.length : start
  }

  async beginsWith(text: string): Promise<boolean> {
    while (this.#held.length < text.length) await this.#more()
    return this.#held.toString('latin1', 0, text.length) === text
  }

  async #more(): Promise<void> {
    // A client that goes away in the middle is no fault of ours.
    const { done, value } = await this.#source.read().catch(() => ({ done: true as const, value: undefined }))
    if (done) throw new BadRequest('Isi permintaan terputus')
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    this.#held = this.#held.length > 0 ? Buffer.concat([this.#held, chunk]) : chunk
  }
}
