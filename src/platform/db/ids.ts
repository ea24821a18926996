import { randomUUIDv7 } from 'node:crypto'

declare const tenantMark: unique symbol
/** A tenant's id. A branded type, so that no other string can be passed as one. */
export type TenantId = string & { readonly [tenantMark]: true }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Timestamp in milliseconds and counter of the last id. */
let millis = 0
let count = 0

/**
 * Returns a key for a new row: UUIDv7 (RFC 9562), generated here since PostgreSQL has `uuidv7()` only from version 18. Each is greater than all earlier ones
 * of this process (section 6.2, method 1: the 12 bits after the time are a counter), since lists use it to order rows of the same time.
 */
export function newId(): string {
  const random = randomUUIDv7()
  const now = Number.parseInt(random.slice(0, 8) + random.slice(9, 13), 16)
  if (now > millis) {
    millis = now
    count = 0
  } else if (count < 0xfff) count += 1
  else {
    millis += 1
    count = 0
  }
  const time = millis.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}${random.slice(18)}`
}

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Returns the tenant id in a value from the database. Throws if it is not a UUID, since it is put into SQL unescaped. */
export function toTenantId(text: string): TenantId {
  if (!UUID.test(text)) throw new Error('not a tenant id')
  return text as TenantId
}
