import { useTexts } from '#ui/lang/use-texts.tsx'
import type { NamedLimit } from '../limits.ts'
import { memberTexts } from '../texts.ts'

/** The names of a role's limits; nothing if none is set. */
export function LimitNames({ limits }: { limits: readonly NamedLimit[] }) {
  const t = useTexts(memberTexts).studio.limits
  return limits.map(({ limit, names }) => (
    <p key={limit} className="text-ink-soft">
      {t[limit]}: {names.map(name => name || t.gone).join(', ')}
    </p>
  ))
}
