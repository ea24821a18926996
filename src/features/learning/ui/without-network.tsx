import { offlineTexts } from '#features/offline/texts.ts'
import { usePhone } from '#features/offline/ui/use-phone.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { onlineStatus } from '#ui/shell/online-status.ts'
import { useStore } from '#ui/shell/use-store.ts'

/** Says without a network why the next chapter can't be opened; nothing where it can, or with one. */
export function WithoutNetwork({
  memberId,
  after,
  isDone,
}: {
  memberId: string
  after: { id: string; lock: string | undefined }
  isDone: boolean
}) {
  const { offline: t } = useTexts(offlineTexts)
  const isOffline = useStore(onlineStatus.store) === 'offline'
  const { taken } = usePhone(memberId)
  if (!isOffline || taken.some(({ chapterId, files }) => chapterId === after.id && files.length > 0)) return null
  return (
    <p role="status" data-without-network className="bg-tint mt-4 rounded-lg px-4 py-3">
      <strong>{t.title}.</strong> {after.lock && isDone ? t.lockedNext : t.next}
    </p>
  )
}
