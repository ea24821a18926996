import { AppError, InvalidInput } from '#kit/errors.ts'
import { toName, toSlug } from '#kit/text.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { FileKind, FileType } from './file-types.ts'
import { typeOf } from './file-types.ts'

/** What a client says that it brings, checked as far as that goes without the content. */
export interface Claim {
  /** A text to show. */
  name: string
  /** The last part of its address: `foto-kelas.jpg`. */
  urlName: string
  purpose: string
  type: FileType
}

/** A file as its uploader sees it. */
export interface Upload {
  id: string
  /** Of the tenant's own hosts. */
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
 * Reads what a client says of a file. Throws InvalidInput where the name is missing or is a path, 415 where such files are not accepted. What the
 * declared type says beside its name (`; charset=…`) is left out of account.
 */
export function readClaim(filename: string | undefined, declared: string | undefined): Claim {
  if (filename === undefined || filename.trim() === '') throw invalid('file', 'File tanpa nama')
  if (/[/\\\0]/.test(filename) || filename.length > 500) throw invalid('file', 'Nama file tidak boleh memuat jalur folder')
  const clean = toName(filename.replace(UNSEEN, '')).replace(/^\.+/, '')
  const { ending, type } = typeOf(filename.trim(), declared?.split(';')[0]?.trim().toLowerCase())
  const stem = clean.replace(/\.[^.]*$/, '')
  return { name: clean || `file.${ending}`, urlName: `${toSlug(stem, 60) || 'file'}.${ending}`, purpose: '', type }
}

/** The claim with what the file is for. Throws InvalidInput where that is too long. */
export function withPurpose(claim: Claim, purpose = ''): Claim {
  const clean = toName(purpose)
  if (clean.length > MAX_PURPOSE) throw invalid('purpose', `Paling banyak ${MAX_PURPOSE} huruf`)
  return { ...claim, purpose: clean }
}

/** The claim of an upload that was begun earlier. */
export function claimOf(row: { name: string; url_name: string; purpose: string }): Claim {
  return { name: row.name, urlName: row.url_name, purpose: row.purpose, type: typeOf(row.url_name, undefined).type }
}

/** Where the file lies in the storage. */
export function keyOf(tenantId: TenantId, id: string, urlName: string): string {
  return `${tenantId}/${id}.${urlName.slice(urlName.lastIndexOf('.') + 1)}`
}

export function urlOf(id: string, urlName: string): string {
  return `/files/${id}/${urlName}`
}

export function invalid(path: string, message: string): InvalidInput {
  return new InvalidInput(message, [{ path, message }])
}

/** Somebody looks at it. Clients of tus ask again on 423; on other refusals they begin anew, or stop. */
export function beingChecked(): AppError {
  return new AppError(423, 'Locked', 'File sedang diperiksa. Tanyakan lagi sebentar lagi.', { retryAfterSeconds: 5 })
}
