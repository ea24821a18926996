import type pg from 'pg'
import type { Log } from '#platform/log.ts'
import type { AccountMail } from '../email/mails.ts'
import type { Auth } from '../engine/auth.server.ts'
import type { AccountTheme } from '../theme.ts'

/** What the account site is made of; handed in from above, since it knows no tenant. */
export interface AccountSiteDependencies {
  auth: Auth
  /** Connections of `createAccountsPool`. */
  pool: pg.Pool
  /** Puts a mail into the outbox. */
  post(mail: AccountMail): Promise<void>
  /** `https://account.example`. */
  origin: string
  /** How the site looks for a client: the tenant whose it is; for undefined or an unknown one, the installation's main tenant. */
  themeOf(clientId: string | undefined): Promise<AccountTheme>
  /** Address of the product's style sheet. */
  stylesheet: string
  log: Log
  /** Whose request it is, as far as the door in front knows; ''. */
  clientAddress(request: Request): string
}
