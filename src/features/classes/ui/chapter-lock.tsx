import Lock from 'lucide-react/icons/lock'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { classTexts } from '../texts.ts'

/** Marks a chapter that is for participants only: a lock, and its words for screen readers. */
export function ChapterLock() {
  const t = useTexts(classTexts)
  return (
    <span className="text-ink-soft mt-1 shrink-0">
      <Lock aria-hidden size={16} />
      <span className="sr-only">{t.chapter.forParticipants} </span>
    </span>
  )
}
