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

/** A mail of the account site, before it has words. */
export interface AccountMail {
  kind: AccountMailKind
  to: string
  name: string
  /** Where its button leads, on the account site. */
  path: string
  newEmail?: string
  /** The other site by which one can sign in now. */
  site?: string
}
