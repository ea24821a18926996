import { useTexts } from '#ui/lang/use-texts.tsx'
import { detailTexts } from '../texts.ts'

/** Who made a post's cover. Nothing without a name. */
export function CoverCredit({ name }: { name: string }) {
  const t = useTexts(detailTexts)
  return name && <p className="text-ink-soft mt-2 text-sm">{t.fill('credit', { name })}</p>
}
