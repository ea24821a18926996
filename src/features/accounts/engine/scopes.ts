import { DELEGATED_SCOPES } from '#kit/scopes.ts'

/** The scopes of who a person is, which any client may request. */
export const SCOPES = ['openid', 'profile', 'email', 'offline_access'] as const

/** Every scope of the provider. */
export const ALL_SCOPES = [...SCOPES, ...DELEGATED_SCOPES] as const
