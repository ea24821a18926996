/** Length of the reason that a superadmin enters a tenant with, in characters. */
export const REASON_LENGTH = { min: 5, max: 300 } as const
