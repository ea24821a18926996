import type { Readable } from 'node:stream'
import { Dicer } from '@fastify/busboy'
import { commonReason } from '#kit/common-reasons.ts'
import { BadRequest } from '#kit/errors.ts'

/** One part of a form. Its content can be read once, before the next part. */
export interface FormPart {
  name: string
  /** The client's name for the file, unmodified; undefined for a plain field. */
  filename: string | undefined
  /** The declared media type, in lower case, without parameters. */
  type: string | undefined
  content: AsyncIterable<Buffer>
}

const MAX_HEAD_BYTES = 8 * 1024
const MAX_PARTS = 20
/**
 * Dicer truncates longer heads silently, so it may read more than is accepted. Parts never pause it: it gets a new chunk only when the previous one has been
 * read.
 */
const LIMITS = { maxHeaderSize: 2 * MAX_HEAD_BYTES, partHwm: Number.MAX_SAFE_INTEGER }

/** Returns the boundary of a `multipart/form-data` Content-Type header; undefined for anything else. */
export function boundaryOf(contentType: string | null): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType ?? '') ?? []
  return quoted ?? plain
}

/**
 * Yields the parts of a form one by one, holding at most one chunk of the body. Throws BadRequest if the body is malformed, truncated, or has too many
 * parts. Source: RFC 7578, RFC 2046 section 5.1.
 * NOTE: uses Dicer, busboy's body splitter. Busboy itself skips parts whose head it can't read, and for a truncated body emits `finish` as well as `error`.
 * Here the end is found by reading, so a truncated body always throws.
 */
export async function* readParts(body: ReadableStream<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const input = new Input(body, boundary)
  for (let count = 0; ; count++) {
    const found = await input.nextPart()
    if (!found) return
    if (count === MAX_PARTS) throw new BadRequest()
    const head = await readHead(input, found)
    yield { ...head, content: input.contentOf(found) }
    // A part that was not read to its end.
    for await (const _ of input.contentOf(found));
  }
}

/** Reads a small field. Throws BadRequest if it is larger or not UTF-8. */
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

async function readHead(input: Input, part: OpenPart): Promise<Omit<FormPart, 'content'>> {
  const header = await input.headerOf(part)
  if (lengthOf(header) > MAX_HEAD_BYTES) throw new BadRequest()
  const [, parameters = ''] = /^form-data\s*(;.*)$/i.exec(valueOf(header, 'content-disposition')) ?? []
  const name = parameterOf(parameters, 'name')
  if (name === undefined) throw new BadRequest()
  const [, type] = /^([\w.+-]+\/[\w.+-]+)/.exec(valueOf(header, 'content-type')) ?? []
  return { name, filename: parameterOf(parameters, 'filename'), type: type?.toLowerCase() }
}

function lengthOf(header: Header): number {
  return Object.entries(header).reduce((sum, [name, values = []]) => sum + name.length + values.join().length, 0)
}

/** Dicer reads heads as Latin-1; browsers write UTF-8. */
function valueOf(header: Header, name: string): string {
  return decode(Buffer.from(header[name]?.[0]?.trim() ?? '', 'latin1'))
}

/** Browsers write `%22` for a quote in a name, and `%0D`, `%0A` for line breaks; others write `\"`. Source: HTML, "Multipart form data". */
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

type Header = Record<string, string[] | undefined>

interface OpenPart {
  stream: Readable
  header: Header | undefined
}

/** Feeds the body to the parser, one chunk on demand. */
class Input {
  readonly #source: ReadableStreamDefaultReader<Uint8Array>
  readonly #parser: Dicer
  readonly #parts: OpenPart[] = []
  #isClosed = false

  // Never cancelled: that would close the connection before the response is sent.
  constructor(body: ReadableStream<Uint8Array>, boundary: string) {
    this.#source = body.getReader()
    this.#parser = new Dicer({ boundary, ...LIMITS })
    this.#parser.on('part', stream => {
      const part: OpenPart = { stream, header: undefined }
      stream.on('header', (header: Header) => (part.header = header))
      this.#parts.push(part)
    })
    // The closing delimiter.
    this.#parser.on('finish', () => (this.#isClosed = true))
  }

  /** Returns undefined after the last part. */
  async nextPart(): Promise<OpenPart | undefined> {
    while (this.#parts.length === 0 && !this.#isClosed) await this.#more()
    return this.#parts.shift()
  }

  async headerOf(part: OpenPart): Promise<Header> {
    for (let bytes = 0; !part.header; bytes += await this.#more())
      if (bytes > MAX_HEAD_BYTES || this.#parts.length > 0 || this.#isClosed) throw new BadRequest()
    return part.header
  }

  async *contentOf({ stream }: OpenPart): AsyncGenerator<Buffer> {
    for (;;) {
      const chunk: Buffer | null = stream.read()
      if (chunk) yield chunk
      else {
        // A fully read stream reports its end in the next tick.
        await new Promise<void>(process.nextTick)
        if (stream.readableEnded) return
        await this.#more()
      }
    }
  }

  /** Returns the length of the chunk. */
  async #more(): Promise<number> {
    // A client that disconnects is not our failure.
    const { done, value } = await this.#source.read().catch(() => ({ done: true as const, value: undefined }))
    if (done) throw new BadRequest(commonReason('BodyBroken'))
    this.#parser.write(Buffer.from(value.buffer, value.byteOffset, value.byteLength))
    return value.byteLength
  }
}
