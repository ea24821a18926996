/** What a tenant may use. */
export interface Quotas {
  storageBytes: number
  members: number
  /** Mails within 24 hours. */
  mailsADay: number
}

export const QUOTA_NAMES = ['storageBytes', 'members', 'mailsADay'] as const satisfies readonly (keyof Quotas)[]

/** A quota for each name; null leaves the default. */
export type OwnQuotas = { [K in keyof Quotas]: number | null }
