/** Validity of mailed links, in hours: to verify an address, and to set a new password. Separate from the engine, which is large and loaded late. */
export const VERIFY_HOURS = 24
export const RESET_HOURS = 1
