import { InvalidInput } from '#kit/errors.ts'
import { importReason } from '../texts.ts'

const LABELS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
}

/** Returns the encoding of a byte order mark; undefined if there is none. */
export function encodingOfMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined
}

/** Returns the decoder of an XML file, by its byte order mark or its declaration. Throws InvalidInput for an encoding that we do not read. */
export function decoderOfXml(start: Uint8Array): TextDecoder {
  const declared = /^<\?xml[^>]*?\sencoding=["']([A-Za-z0-9._-]{1,40})["']/.exec(
    Buffer.from(start.subarray(0, 200)).toString('latin1'),
  )?.[1]
  const label = encodingOfMark(start) ?? (declared === undefined ? 'utf-8' : LABELS[declared.toLowerCase()])
  if (!label) throw new InvalidInput(importReason('EncodingUnknown', { encoding: declared ?? '?' }), [])
  return new TextDecoder(label, { fatal: true })
}

/** Decodes a stream to texts. Throws InvalidInput where bytes are not of the encoding. */
export async function* decodeParts(parts: AsyncIterable<Uint8Array>, choose: (start: Uint8Array) => TextDecoder): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  try {
    for await (const part of parts) {
      decoder ??= choose(part)
      yield decoder.decode(part, { stream: true })
    }
    yield decoder?.decode() ?? ''
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new InvalidInput(importReason('WrongEncoding', { encoding: decoder?.encoding ?? '?' }), [])
    throw error
  }
}
