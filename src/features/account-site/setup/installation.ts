import type { Lang } from '#kit/lang.ts'
import type { MailServerText } from '#platform/mail/stored-mail-server.ts'

/** A brand that a new organisation can begin with. */
export interface BrandChoice {
  layout: string
  /** URL of a picture of its home page. */
  picture: string
}

export interface OrganisationInput {
  name: string
  /** As it was typed. */
  host: string
  layout: string
  email: string
  /** Whether the site begins with starter content. */
  hasStarter: boolean
  lang: Lang
}

export type OrganisationResult =
  | { kind: 'made'; host: string; studioHref: string; invitationHref: string }
  | { kind: 'refused'; field: 'host' | 'layout'; problem: 'hostMissing' | 'hostRefused' | 'hostReserved' | 'hostTaken' | 'layoutMissing' }

/** What superadmins do for the whole installation. Passed in, since the account site knows no tenant. */
export interface Installation {
  /** True if this key begins the first start. */
  isSetupKey(key: string): Promise<boolean>
  /** True if the account used the key, and goes on to its second factor. */
  isSettingUp(accountId: string): Promise<boolean>
  /** Uses the key up for an account. Returns false if somebody else was faster. */
  takeSetupKey(key: string, accountId: string): Promise<boolean>
  /** Makes the account that used the key the first superadmin. */
  finishSetup(accountId: string): Promise<boolean>
  isSuperadmin(accountId: string): Promise<boolean>
  /** True if there is a tenant. */
  hasTenants(): Promise<boolean>
  /** The domain below which short host names are. */
  baseDomain: string
  brands: readonly BrandChoice[]
  /** Makes an organisation and invites its first admin; `by`: the superadmin's address. */
  createOrganisation(input: OrganisationInput, by: string): Promise<OrganisationResult>
  mail: {
    /** True if the environment names the server: it can't be changed here. */
    isFixed: boolean
    hasServer(): Promise<boolean>
    /** Sends a mail by these settings. Returns the server's answer; undefined if the settings can't be read. */
    send(
      text: MailServerText,
      mail: Record<'to' | 'subject' | 'heading' | 'text', string> & { lang: Lang },
    ): Promise<{ isAccepted: boolean; answer: string } | undefined>
    /** Stores the settings for all processes, with a line in the main tenant's audit log if there is one. */
    save(text: MailServerText, by: string): Promise<void>
  }
}
