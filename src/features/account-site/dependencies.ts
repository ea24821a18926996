import type pg from 'pg'
import type { AccountMail } from '#features/accounts/email/mails.ts'
import type { Auth } from '#features/accounts/engine/auth.server.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Log } from '#platform/log.ts'
import type { AccountTheme } from './theme.ts'

/** The outbox as the account site knows it. */
export interface Outbox {
  /**
   * Returns path and query of the link that confirms this address, from the newest mail to it in the tenant's outbox; undefined if there is none, or `address`
   * may not see it. Only a demo on a developer's machine has it: docs/decisions/038.
   */
  findConfirmation?(of: { tenantId: TenantId; email: string; address: string }): Promise<string | undefined>
}

/** The account site's dependencies; passed in, since it knows no tenant. */
export interface AccountSiteDependencies {
  auth: Auth
  /** Connections of `createAccountsPool`. */
  pool: pg.Pool
  /** Puts a mail into the outbox. */
  post(mail: AccountMail): Promise<void>
  /** Present where there is no SMTP server: mails are not sent, they stay in the outbox. */
  outbox?: Outbox | undefined
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
