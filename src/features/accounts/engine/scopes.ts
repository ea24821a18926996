import { DELEGATED_SCOPES } from '#kit/scopes.ts'

/** The scopes of who a person is, which any client may request. */
export const SCOPES = ['openid', 'profile', 'email', 'offline_access'] as const

/**
 * The scopes of programs that registered themselves, which only read: `learning:read`, a person's own classes, progress and orders; `staff:read`, what their roles
 * show them.
 */
const READING_SCOPES = ['learning:read', 'staff:read'] as const

/** What a program that registered itself may request. */
export const DYNAMIC_SCOPES = [...READING_SCOPES, 'offline_access'] as const

/** Every scope of the provider. */
export const ALL_SCOPES = [...SCOPES, ...DELEGATED_SCOPES, ...READING_SCOPES] as const

/** Returns which of these scopes the provider has, in the order in which people are told: what a program gets comes before how long it does. */
export function toldScopes(scopes: readonly string[]): (typeof ALL_SCOPES)[number][] {
  const isLast = (scope: string) => Number(scope === 'offline_access')
  return ALL_SCOPES.filter(scope => scopes.includes(scope)).toSorted((a, b) => isLast(a) - isLast(b))
}
