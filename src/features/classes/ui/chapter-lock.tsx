import BookOpen from 'lucide-react/icons/book-open'
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

/** Marks a chapter that everybody may read. */
export function PreviewMark() {
  const t = useTexts(classTexts)
  return (
    <span className="text-success-text flex shrink-0 items-start gap-1 font-semibold">
      <BookOpen aria-hidden size={16} className="mt-1" />
      {t.chapter.preview}
    </span>
  )
}
