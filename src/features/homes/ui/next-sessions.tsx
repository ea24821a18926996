import { Section } from '#ui/app/section.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ShownSession } from '../shown.ts'
import { homeTexts } from '../texts.ts'

/** The next live sessions, soonest first. */
export function NextSessions({ sessions }: { sessions: readonly ShownSession[] }) {
  const { teaching: t } = useTexts(homeTexts)
  return (
    <Section title={t.sessions}>
      {sessions.length === 0 && <p>{t.noSessions}</p>}
      <ul data-home="sessions" className="space-y-3">
        {sessions.map(one => (
          <li key={one.id}>
            <A href={one.href} className="inline-block min-h-6 font-semibold wrap-anywhere underline-offset-4 hover:underline">
              <InLang>{one.title}</InLang>
            </A>
            <p className="text-ink-soft">
              {one.at} · <InLang>{one.className}</InLang>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
