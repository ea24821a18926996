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
  | 'second-factor-off'
  | 'passkey-added'
  | 'passkey-removed'

/** A mail of the account site, before its text is rendered. */
export interface AccountMail {
  kind: AccountMailKind
  to: string
  name: string
  /** Path of its button, on the account site. */
  path: string
  newEmail?: string
  /** The social site that can now sign in. */
  site?: string
}
