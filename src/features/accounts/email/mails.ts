import type { Lang } from '#kit/lang.ts'

export type AccountMailKind =
  | 'verify'
  | 'reset'
  | 'exists'
  | 'password-changed'
  | 'change-email'
  | 'new-email'
  | 'new-email-taken'
  | 'email-changed'
  | 'social-linked'
  | 'delete'
  | 'deleted'
  | 'second-factor-on'
  | 'second-factor-ready'
  | 'second-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'guesses-stopped'

/** A mail of the account site, before its text is rendered. */
export interface AccountMail {
  kind: AccountMailKind
  to: string
  name: string
  /** Path of its button, on the account site. */
  path: string
  newEmail?: string
  /** The reader's language; by default the request's. */
  lang?: Lang
  /** The social site that can now sign in. */
  site?: string
}
