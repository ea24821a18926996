/** How often a person wants the mail that gathers what is open for them. Without a choice: as their part in classes suggests. */
export const RHYTHMS = ['daily', 'weekly', 'off'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** What the link in such a mail is sealed for: it ends the mails of one person of one tenant, and opens nothing. */
export const digestPurpose = (tenantId: string): string => `digest:${tenantId}`

/** Where that link leads. */
export const UNSUBSCRIBE_PATH = '/Account/Notices/Unsubscribe'
