import { useTexts } from '#ui/lang/use-texts.tsx'
import { phoneOf } from '../phone.ts'
import { offlineTexts } from '../texts.ts'
import { useMb } from './use-mb.tsx'
import { usePhone } from './use-phone.ts'

/** How far the loading is; it can be paused and cancelled. */
export function Running({ memberId }: { memberId: string }) {
  const t = useTexts(offlineTexts)
  const mb = useMb()
  const { running } = usePhone(memberId)
  if (!running) return null
  const { done, count, bytes, expectedBytes } = running
  const label = t.fill('take.running', { done, count, mb: mb(bytes), of: mb(expectedBytes) })
  return (
    <div className="grid gap-2">
      <p>{label}</p>
      <progress value={done} max={count} aria-label={label} className="accent-primary h-3 w-full" />
      <div className="flex flex-wrap gap-2">
        <button type="button" data-act="pause" onClick={() => phoneOf(memberId).pause()} className="btn btn-quiet">
          {t.take.pause}
        </button>
        <button type="button" data-act="cancel" onClick={() => void phoneOf(memberId).cancel()} className="btn btn-quiet">
          {t.take.cancel}
        </button>
      </div>
    </div>
  )
}
