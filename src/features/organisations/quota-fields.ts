import { GB } from '#features/media/file-types.ts'
import { type OwnQuotas, QUOTA_NAMES, type Quotas } from '#features/quotas/quotas.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'
import { organisationReason } from './texts.ts'

const MOST: Quotas = { storageBytes: 1_000_000 * GB, members: 1_000_000_000, mailsADay: 1_000_000_000 }

/** Returns quotas as their form shows them: storage in gigabytes; '' for a default. */
export function toQuotaFields(quotas: OwnQuotas): Record<keyof Quotas, string> {
  const { storageBytes, members, mailsADay } = quotas
  const gigabytes = storageBytes === null ? '' : String(Math.round((storageBytes / GB) * 10) / 10)
  return { storageBytes: gigabytes, members: String(members ?? ''), mailsADay: String(mailsADay ?? '') }
}

/** Returns typed quotas; null for a field that is empty. Throws InvalidInput beside each field that is no number above zero. */
export function readQuotas(fields: Pick<URLSearchParams, 'get'>): OwnQuotas {
  const read = QUOTA_NAMES.map(name => [name, readQuota(name, (fields.get(name) ?? '').trim())] as const)
  const problems = read.flatMap(([path, value]) => (value === undefined ? [{ path, reason: organisationReason('QuotaRefused') }] : []))
  if (problems.length > 0) throw new InvalidInput(commonReason('InputRefused'), problems)
  // Named boundary: each name of `QUOTA_NAMES` has its entry.
  return Object.fromEntries(read) as unknown as OwnQuotas
}

/** As `readQuotas`, for the defaults, which are all there. */
export function readDefaultQuotas(fields: Pick<URLSearchParams, 'get'>): Quotas {
  const { storageBytes, members, mailsADay } = readQuotas(fields)
  if (storageBytes === null || members === null || mailsADay === null) {
    const missing = QUOTA_NAMES.filter(name => !fields.get(name)?.trim())
    throw new InvalidInput(
      commonReason('InputRefused'),
      missing.map(path => ({ path, reason: organisationReason('QuotaRefused') })),
    )
  }
  return { storageBytes, members, mailsADay }
}

/** Returns null for an empty field, and undefined for what is no quota. */
function readQuota(name: keyof Quotas, text: string): number | null | undefined {
  if (text === '') return null
  const isStorage = name === 'storageBytes'
  if (!(isStorage ? /^\d{1,7}([.,]\d)?$/ : /^\d{1,10}$/).test(text)) return undefined
  const value = isStorage ? Math.round(Number(text.replace(',', '.')) * GB) : Number(text)
  return value > 0 && value <= MOST[name] ? value : undefined
}
