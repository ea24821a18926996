import type pg from 'pg'
import type { AccountMail } from '#features/accounts/email/mails.ts'
import type { Auth } from '#features/accounts/engine/auth.server.ts'
import type { Log } from '#platform/log.ts'
import type { AccountTheme } from './theme.ts'

/** The account site's dependencies; passed in, since it knows no tenant. */
export interface AccountSiteDependencies {
  auth: Auth
  /** Connections of `createAccountsPool`. */
  pool: pg.Pool
  /** Puts a mail into the outbox. */
  post(mail: AccountMail): Promise<void>
  /** `https://account.example`. */
  origin: string
  /** Returns the theme of a client's tenant; for an undefined or unknown client, the main tenant's. */
  themeOf(clientId: string | undefined): Promise<AccountTheme>
  /** URL of the product's style sheet. */
  stylesheet: string
  log: Log
  /** Returns the request's IP address, as the web server knows it; '' if unknown. */
  clientAddress(request: Request): string
}
