import { formatDate } from '#kit/format.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { BehindReason } from '../behind.ts'
import { homeTexts } from '../texts.ts'

/** Returns how a reason is said in the reader's language; dates are those of the time zone. */
export function useReason(timeZone: string): (reason: BehindReason) => string {
  const lang = useLang()
  const { fill } = useTexts(homeTexts)
  return one => {
    switch (one.reason) {
      case 'approval':
        return fill('reasons.approval', { days: one.days })
      case 'silent':
        return fill(one.isBegun ? 'reasons.silent' : 'reasons.neverBegan', { days: one.days })
      case 'stuck':
        return fill('reasons.stuck', { days: one.days, title: one.title })
      case 'failed':
        return fill('reasons.failed', { times: one.times, title: one.title })
      case 'missed':
        return fill('reasons.missed', { title: one.title, at: formatDate(one.at, timeZone, lang) })
    }
  }
}
