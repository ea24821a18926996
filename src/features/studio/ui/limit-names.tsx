import { useTexts } from '#ui/lang/use-texts.tsx'
import type { NamesOf } from '../limits.server.ts'
import { studioTexts } from '../texts.ts'

/** What a role is limited to, in words; nothing where nothing is set. */
export function LimitNames({ limits }: { limits: ReturnType<NamesOf> }) {
  const t = useTexts(studioTexts).limits
  return limits.map(({ limit, names }) => (
    <p key={limit} className="text-ink-soft">
      {t[limit]}: {names.map(name => name || t.gone).join(', ')}
    </p>
  ))
}
