import { AppError } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import { mediaReason } from './texts.ts'

export type FileKind = 'image' | 'audio' | 'video' | 'document' | 'archive' | 'text'

/** An accepted type of file, by the extension of its name. */
export interface FileType {
  kind: FileKind
  /** The content type that it is served with. */
  contentType: string
  /** The types that its content may be detected as (file-type's names); empty: a text, see `content.server.ts`. */
  content: readonly string[]
  /** Other types that clients may declare, beside `contentType` and `content`. */
  declared?: readonly string[]
}

const MB = 1024 * 1024
export const GB = 1024 * MB

/** Maximum size of each kind, in bytes. */
export const MAX_BYTES: Readonly<Record<FileKind, number>> = {
  image: 20 * MB,
  audio: 300 * MB,
  video: 5 * GB,
  document: 100 * MB,
  archive: 200 * MB,
  text: 5 * MB,
}

/** Maximum size of a form upload; larger files must use resumable uploads. */
export const MAX_WHOLE_BYTES = 100 * MB

/** Kinds that are never executed, so a virus can't come with them. Files above the scanner's limit are accepted unscanned. */
export const PLAYED: ReadonlySet<FileKind> = new Set(['audio', 'video'])

const openXml = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`
const document = (contentType: string): FileType => ({ kind: 'document', contentType, content: [contentType] })
const text = (contentType: string, declared: readonly string[] = []): FileType => ({ kind: 'text', contentType, content: [], declared })

/** Excludes SVG and HTML, which run scripts, formats that may hold macros (doc, xls, docm …), and executables. */
export const FILE_TYPES: Readonly<Record<string, FileType>> = {
  jpg: { kind: 'image', contentType: 'image/jpeg', content: ['image/jpeg'], declared: ['image/jpg', 'image/pjpeg'] },
  png: { kind: 'image', contentType: 'image/png', content: ['image/png'] },
  webp: { kind: 'image', contentType: 'image/webp', content: ['image/webp'] },
  gif: { kind: 'image', contentType: 'image/gif', content: ['image/gif'] },
  mp3: { kind: 'audio', contentType: 'audio/mpeg', content: ['audio/mpeg'], declared: ['audio/mp3'] },
  m4a: {
    kind: 'audio',
    contentType: 'audio/mp4',
    content: ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
    declared: ['audio/m4a', 'audio/aac'],
  },
  ogg: { kind: 'audio', contentType: 'audio/ogg', content: ['audio/ogg', 'audio/ogg; codecs=opus'], declared: ['application/ogg'] },
  opus: { kind: 'audio', contentType: 'audio/ogg', content: ['audio/ogg; codecs=opus'], declared: ['audio/opus'] },
  wav: { kind: 'audio', contentType: 'audio/wav', content: ['audio/wav'], declared: ['audio/wave', 'audio/x-wav', 'audio/vnd.wave'] },
  flac: { kind: 'audio', contentType: 'audio/flac', content: ['audio/flac'], declared: ['audio/x-flac'] },
  mp4: { kind: 'video', contentType: 'video/mp4', content: ['video/mp4', 'video/x-m4v'] },
  webm: { kind: 'video', contentType: 'video/webm', content: ['video/webm'], declared: ['audio/webm'] },
  mov: { kind: 'video', contentType: 'video/quicktime', content: ['video/quicktime'] },
  pdf: document('application/pdf'),
  docx: document(openXml('wordprocessingml.document')),
  xlsx: document(openXml('spreadsheetml.sheet')),
  pptx: document(openXml('presentationml.presentation')),
  odt: document('application/vnd.oasis.opendocument.text'),
  ods: document('application/vnd.oasis.opendocument.spreadsheet'),
  odp: document('application/vnd.oasis.opendocument.presentation'),
  zip: { kind: 'archive', contentType: 'application/zip', content: ['application/zip'], declared: ['application/x-zip-compressed'] },
  txt: text('text/plain; charset=utf-8', ['text/plain']),
  md: text('text/plain; charset=utf-8', ['text/plain', 'text/markdown', 'text/x-markdown']),
  csv: text('text/csv; charset=utf-8', ['text/csv', 'application/vnd.ms-excel', 'text/plain']),
  vtt: { ...text('text/vtt; charset=utf-8', ['text/vtt']), content: ['text/vtt'] },
}

/** The purpose of files that are read once, by an import, and never served (`findFile`). */
export const IMPORT_PURPOSE = 'import'
/** The purpose of proofs of a transfer: a person's own, for those who look after payments alone. */
export const PROOF_PURPOSE = 'proof'
/** Purposes of files that are served to nobody by their address. */
export const PRIVATE_PURPOSES = [IMPORT_PURPOSE, PROOF_PURPOSE] as const
/** Further types of such files. Their reader says what is wrong with them, in any encoding. */
const IMPORT_TYPES: Readonly<Record<string, FileType>> = {
  xml: { kind: 'archive', contentType: 'application/xml', content: [], declared: ['text/xml'] },
  json: { kind: 'archive', contentType: 'application/json', content: [], declared: ['text/json'] },
  csv: { kind: 'archive', contentType: 'text/csv', content: [], declared: ['application/vnd.ms-excel', 'text/plain'] },
  tar: { kind: 'archive', contentType: 'application/x-tar', content: ['application/x-tar'] },
  tgz: {
    kind: 'archive',
    contentType: 'application/gzip',
    content: ['application/gzip'],
    declared: ['application/x-gzip', 'application/x-compressed'],
  },
  // A Common Cartridge is a ZIP; a Moodle backup a TAR.GZ, or a ZIP in older versions.
  imscc: { kind: 'archive', contentType: 'application/zip', content: ['application/zip'], declared: ['application/x-zip-compressed'] },
  mbz: {
    kind: 'archive',
    contentType: 'application/gzip',
    content: ['application/gzip', 'application/zip'],
    declared: ['application/x-gzip', 'application/zip', 'application/vnd.moodle.backup'],
  },
}

const ALIASES: Readonly<Record<string, string>> = { jpeg: 'jpg', m4v: 'mp4', gz: 'tgz' }
/** The type that clients declare when they don't know it. */
const UNKNOWN = 'application/octet-stream'

/** Returns the extension for our own name of the file, and its type. Throws 415 if the type is not accepted or the declared type does not match. */
export function typeOf(name: string, declared: string | undefined, purpose = ''): { ending: string; type: FileType } {
  const given = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const ending = ALIASES[given] ?? given
  const types = purpose === IMPORT_PURPOSE ? { ...FILE_TYPES, ...IMPORT_TYPES } : FILE_TYPES
  const type = Object.hasOwn(types, ending) ? types[ending] : undefined
  if (!type) throw unsupported(mediaReason('TypeUnknown', { types: Object.keys(FILE_TYPES).join(', ') }))
  const known = [type.contentType, ...type.content, ...(type.declared ?? []), UNKNOWN]
  if (declared && !known.includes(declared)) throw unsupported(mediaReason('DeclaredOtherwise', { declared, ending: given }))
  return { ending, type }
}

/** Throws 413 if a file of this many bytes exceeds the maximum of its kind, or `most`. */
export function requireSize(kind: FileKind, bytes: number, most = Number.POSITIVE_INFINITY): void {
  const max = Math.min(MAX_BYTES[kind], most)
  if (bytes <= max) return
  const why = max < MAX_BYTES[kind] ? 'FileTooLargeHere' : 'FileTooLarge'
  throw new AppError(413, 'TooLarge', mediaReason(why, { megabytes: Math.floor(max / MB) }))
}

export function unsupported(reason: Reason): AppError {
  return new AppError(415, 'UnsupportedType', reason, { problems: [{ path: 'file', reason }] })
}
