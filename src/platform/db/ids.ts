import { randomUUIDv7 } from 'node:crypto'

declare const tenantMark: unique symbol
/** A tenant's id. Minted only here, so that no other string can stand in its place. */
export type TenantId = string & { readonly [tenantMark]: true }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A key for a new row: UUIDv7 (RFC 9562), made by the application since PostgreSQL has `uuidv7()` from 18 on only. */
export function newId(): string {
  return randomUUIDv7()
}

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** The tenant id in a value read from the database. Throws where it is no UUID, since it is written into SQL as it is. */
export function toTenantId(text: string): TenantId {
  if (!UUID.test(text)) throw new Error('not a tenant id')
  return text as TenantId
}
