import type { TenantId } from '#platform/db/ids.ts'
import type { GatewayName, Method } from './gateway.ts'
import { parseRecord } from './json.ts'

/** The fields of each gateway's keys. Those of `OPEN` are no secrets: the settings show them again. */
export const KEY_FIELDS = {
  midtrans: ['serverKey', 'signatureKey', 'payoutKey', 'approverKey', 'payoutSignatureKey', 'page'],
  xendit: ['secretKey', 'callbackToken', 'forUserId', 'page'],
  transfer: [],
} as const satisfies Record<GatewayName, readonly string[]>
export type KeyField = (typeof KEY_FIELDS)[GatewayName][number]

/** `page`: of Midtrans `hosted` (Snap) instead of our own instructions; of Xendit `invoices` instead of sessions. */
export const OPEN_FIELDS: readonly KeyField[] = ['forUserId', 'page']

/** Without these a gateway can't be used. */
export const NEEDED_FIELDS: Record<GatewayName, readonly KeyField[]> = {
  midtrans: ['serverKey'],
  xendit: ['secretKey', 'callbackToken'],
  transfer: [],
}

export type Keys = Partial<Record<KeyField, string>>

/** The methods that each gateway has. */
export const GATEWAY_METHODS: Record<GatewayName, readonly Method[]> = {
  midtrans: ['va-bca', 'va-bni', 'va-bri', 'va-mandiri', 'va-permata', 'qris', 'gopay'],
  xendit: ['va-bca', 'va-bni', 'va-bri', 'va-mandiri', 'va-permata', 'qris'],
  transfer: ['transfer'],
}

/** Returns the purpose that a tenant's keys are sealed for: they open for no other tenant and no other gateway. */
export function keysPurpose(tenantId: TenantId, gateway: GatewayName): string {
  return `gateway keys:${tenantId}:${gateway}`
}

/** Reads keys that were sealed as JSON; what is unknown is left out. */
export function parseKeys(gateway: GatewayName, text: string): Keys {
  const stored = parseRecord(text) ?? {}
  const known: readonly KeyField[] = KEY_FIELDS[gateway]
  return Object.fromEntries(known.flatMap(field => (typeof stored[field] === 'string' && stored[field] ? [[field, stored[field]]] : [])))
}

/** True if nothing is missing that the gateway needs. */
export function hasNeeded(gateway: GatewayName, keys: Keys): boolean {
  return NEEDED_FIELDS[gateway].every(field => keys[field])
}

/** The most accounts that payers can be shown. */
export const MOST_ACCOUNTS = 5

/** Returns the name of a form's field. That of a key says that it is a secret: such fields are never sent back (`platform/http/form-data.ts`). */
export function fieldNameOf(gateway: GatewayName, field: KeyField): string {
  return `${gateway}-${OPEN_FIELDS.includes(field) ? '' : 'secret-'}${field}`
}
