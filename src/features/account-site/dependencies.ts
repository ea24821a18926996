import type pg from 'pg'
import type { AccountMail } from '#features/accounts/email/mails.ts'
import type { Auth } from '#features/accounts/engine/auth.server.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Log } from '#platform/log.ts'
import type { Installation } from './setup/installation.ts'
import type { AccountTheme } from './theme.ts'

/** The outbox as the account site knows it. */
export interface Outbox {
  /** True once a superadmin has entered an SMTP server: mails are sent after all. */
  isSending?(): boolean
  /**
   * Returns path and query of the link that confirms this address, from the newest mail to it in the tenant's outbox; undefined if there is none, or `address`
   * may not see it. Only a demo on a developer's machine has it: docs/decisions/038.
   */
  findConfirmation?(of: { tenantId: TenantId; email: string; address: string }): Promise<string | undefined>
}

/** A tenant as a superadmin finds it on the account host. */
export interface TenantDoor {
  slug: string
  name: string
  /** Null if it has no host yet; nobody can enter it then. */
  host: string | null
  layout: string
  isUnderMaintenance: boolean
  /** Where they sign in at the tenant's host, and enter with a reason and the second factor. */
  enterHref: string | null
}

export interface TenantDoors {
  items: TenantDoor[]
  /** The slug after which the next page begins; undefined on the last one. */
  next: string | undefined
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
  /** What superadmins do for the whole installation, and how the first one is made. */
  installation: Installation
  /** Returns a page of all tenants for a superadmin, `too-many` for one who asks too often; undefined for anybody else. */
  findTenantDoors(
    person: { id: string; email: string },
    filter: { search?: string | undefined; after?: string | undefined },
  ): Promise<TenantDoors | 'too-many' | undefined>
  /** `https://account.example`. */
  origin: string
  /** Returns the theme of a client's tenant; for an undefined or unknown client, the main tenant's. */
  themeOf(clientId: string | undefined): Promise<AccountTheme>
  /** Returns whose resource programs may request tokens for by this address (RFC 8707), with the tenant's name and origin; undefined if it is nobody's. */
  findResource(address: string): Promise<{ title: string; origin: string } | undefined>
  /** URL of the product's style sheet. */
  stylesheet: string
  log: Log
  /** Returns the request's IP address, as the web server knows it; '' if unknown. */
  clientAddress(request: Request): string
}
