import { useTexts } from '#ui/lang/use-texts.tsx'
import { toText } from '../details.ts'
import { detailTexts } from '../texts.ts'

interface PartProps {
  details: Record<string, unknown>
}

/** The series that an episode belongs to. Nothing without a name. */
export function SeriesName({ details }: PartProps) {
  const t = useTexts(detailTexts)
  const name = toText(details['series'])
  return name && <p className="mt-2 text-lg">{t.fill('podcast.series', { name })}</p>
}

/** What is said in an episode, folded. Nothing without a text. */
export function Transcript({ details }: PartProps) {
  const { podcast: t } = useTexts(detailTexts)
  const text = toText(details['transcript'])
  return (
    text && (
      <details className="card mt-8">
        <summary className="flex min-h-14 items-center px-5 text-lg font-semibold">{t.transcript}</summary>
        <p className="max-w-[68ch] px-5 pb-5 leading-relaxed wrap-anywhere whitespace-pre-line">{text}</p>
      </details>
    )
  )
}
