import { BADGE_COLOURS } from '#features/classes/class.ts'
import { classTexts } from '#features/classes/texts.ts'
import { badgeClass } from '#ui/badge.tsx'
import { A, useSiteLangs } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { badgeOf, findMissing } from '../class-work.ts'
import { classEditingTexts } from '../texts.ts'

interface ClassCheckProps {
  /** What is typed of the class. */
  typed: Readonly<Record<string, unknown>>
  now: Date
  /** Readers find a content in one of its chapters. */
  hasChapters: boolean
  /** May open the studio's questions. */
  maySeeQuestions: boolean
}

/** The badge that the typed dates give, and what readers will miss; hinders nothing. */
export function ClassCheck({ typed, now, hasChapters, maySeeQuestions }: ClassCheckProps) {
  const { check: t } = useTexts(classEditingTexts)
  const { badges } = useTexts(classTexts)
  const siteLangs = useSiteLangs()
  const badge = badgeOf(typed, now)
  const missing = findMissing(
    typed,
    siteLangs.filter(lang => lang !== typed['lang']),
    hasChapters,
  )
  return (
    <section aria-labelledby="class-check" className="card space-y-3 p-5">
      <h2 id="class-check" className="font-semibold">
        {t.title}
      </h2>
      <p>
        {t.badge}:{' '}
        <span className={badgeClass(BADGE_COLOURS[badge])} data-badge={badge}>
          {badges[badge]}
        </span>
      </p>
      {missing.length === 0 ? (
        <p>{t.complete}</p>
      ) : (
        <>
          <p>{t.missing}</p>
          <ul className="list-disc ps-5" data-missing={missing.join(' ')}>
            {missing.map(name => (
              <li key={name}>{t.wanted[name]}</li>
            ))}
          </ul>
        </>
      )}
      <p className="text-ink-soft">{t.elsewhere}</p>
      {maySeeQuestions && (
        <A href="/Studio/Questions" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t.questions}
        </A>
      )}
    </section>
  )
}
