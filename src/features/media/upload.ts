import { type FieldCode, fieldReason } from '#kit/common-reasons.ts'
import { AppError, InvalidInput } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import { toName, toSlug } from '#kit/text.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { isStorable } from '#platform/storable.ts'

import type { FileKind, FileType } from './file-types.ts'
import { typeOf } from './file-types.ts'
import { mediaReason } from './texts.ts'

/** What a client declares about its file, checked as far as possible without the content. */
export interface Claim {
  /** The name as text, for display. */
  name: string
  /** The last segment of its URL: `foto-kelas.jpg`. */
  urlName: string
  purpose: string
  type: FileType
}

/** A file as its uploader sees it. */
export interface Upload {
  id: string
  /** On the tenant's own hosts. */
  url: string
  name: string
  type: string
  kind: FileKind
  purpose: string
  sizeBytes: number
  sha256: string
  width?: number
  height?: number
  createdAt: string
}

const MAX_PURPOSE = 60
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Validates what a client declares about a file. Throws InvalidInput if the name is missing or is a path, 415 if the type is not accepted. Parameters of the
 * declared type (`; charset=…`) are ignored.
 */
export function readClaim(filename: string | undefined, declared: string | undefined, purpose = ''): Claim {
  if (filename === undefined || filename.trim() === '') throw invalid('file', mediaReason('NameMissing'))
  if (!isStorable(filename)) throw invalid('file', fieldReason('ControlCharacter' satisfies FieldCode))
  if (/[/\\\0]/.test(filename) || filename.length > 500) throw invalid('file', mediaReason('NameIsPath'))
  const clean = toName(filename.replace(UNSEEN, '')).replace(/^\.+/, '')
  const { ending, type } = typeOf(filename.trim(), declared?.split(';')[0]?.trim().toLowerCase(), purpose)
  const stem = clean.replace(/\.[^.]*$/, '')
  return { name: clean || `file.${ending}`, urlName: `${toSlug(stem, 60) || 'file'}.${ending}`, purpose: '', type }
}

/** Returns the claim with the file's purpose. Throws InvalidInput if it is too long. */
export function withPurpose(claim: Claim, purpose = ''): Claim {
  if (!isStorable(purpose)) throw invalid('purpose', fieldReason('ControlCharacter' satisfies FieldCode))
  const clean = toName(purpose)
  if (clean.length > MAX_PURPOSE) throw invalid('purpose', mediaReason('PurposeLong', { most: MAX_PURPOSE }))
  return { ...claim, purpose: clean }
}

/** Returns the claim of an upload that was begun earlier. */
export function claimOf(row: { name: string; url_name: string; purpose: string }): Claim {
  return { name: row.name, urlName: row.url_name, purpose: row.purpose, type: typeOf(row.url_name, undefined, row.purpose).type }
}

/** Returns the key of an upload's bytes in the storage. `storedAs`: the id that they came under, where another row's content took their place since. */
export function keyOf(tenantId: TenantId, id: string, urlName: string, storedAs: string | null = null): string {
  return `${tenantId}/${storedAs ?? id}.${endingOf(urlName)}`
}

/** Returns the ending of a file's name in its URL, without the dot. */
export function endingOf(urlName: string): string {
  return urlName.slice(urlName.lastIndexOf('.') + 1)
}

export function urlOf(id: string, urlName: string): string {
  return `/files/${id}/${urlName}`
}

export function invalid(path: string, reason: Reason): InvalidInput {
  return new InvalidInput(reason, [{ path, reason }])
}

/** Returns the error for an upload that is being checked. tus clients retry on 423; on other refusals they restart or stop. */
export function beingChecked(): AppError {
  return new AppError(423, 'Locked', mediaReason('Checking'), { retryAfterSeconds: 5 })
}
