/** The addresses of payouts in the studio. */

export const PAYOUTS = '/Studio/Payouts'
export const ACCOUNTS = `${PAYOUTS}/Accounts`
export const SHARES = '/Studio/Payments/Shares'

export function payoutHref(id: string): string {
  return `${PAYOUTS}/${id}`
}

export function batchHref(id: string): string {
  return `${PAYOUTS}/Batches/${id}`
}

export const BATCHES = `${PAYOUTS}/Batches`
export const STATEMENT = `${PAYOUTS}/Statement`

/** A mentor's statement of a month, as a page or a file. */
export function statementHref({
  month,
  mentorId,
  ending = '',
}: {
  month: string
  mentorId?: string | undefined
  ending?: '' | '.csv' | '.pdf'
}): string {
  return `${STATEMENT}${ending}?${new URLSearchParams({ month, ...(mentorId !== undefined && { mentor: mentorId }) })}`
}
