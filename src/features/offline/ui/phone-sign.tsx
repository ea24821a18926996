import { useTexts } from '#ui/lang/use-texts.tsx'
import type { PhoneState } from '../phone.ts'
import { offlineTexts } from '../texts.ts'

/** Says of a chapter whether it is on this device, waits for it, or failed: as text, for whoever reads or hears it. */
export function PhoneSign({ phone, chapterId }: { phone: PhoneState; chapterId: string }) {
  const { signs } = useTexts(offlineTexts)
  const one = phone.taken.find(each => each.chapterId === chapterId)
  if (!one) return null
  const sign = one.state === 'kept' && phone.changed.includes(chapterId) ? 'changed' : one.state
  return (
    <span data-phone={sign} className={`block leading-snug ${sign === 'failed' ? 'text-danger-text' : 'text-ink-soft'}`}>
      {signs[sign]}
    </span>
  )
}
