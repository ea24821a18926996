import { randomUUIDv7 } from 'node:crypto'

declare const tenantMark: unique symbol
/** A tenant's id. Minted only here, so that no other string can stand in its place. */
export type TenantId = string & { readonly [tenantMark]: true }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The milliseconds and the number within them of the key that was made last. */
let millis = 0
let count = 0

/**
 * A key for a new row: UUIDv7 (RFC 9562), made by the application since PostgreSQL has `uuidv7()` from 18 on only. Each is greater than all that
 * this process made before (its section 6.2, method 1: the 12 bits after the time count up), since lists order by it what has one time.
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

/** The tenant id in a value read from the database. Throws where it is no UUID, since it is written into SQL as it is. */
export function toTenantId(text: string): TenantId {
  if (!UUID.test(text)) throw new Error('not a tenant id')
  return text as TenantId
}
