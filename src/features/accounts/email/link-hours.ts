/** How long the links in our mails work: for verifying an address, and for a new password. Apart from the engine, which is large and loaded late. */
export const VERIFY_HOURS = 24
export const RESET_HOURS = 1
