import { useLang } from '#ui/lang/lang.tsx'
import type { NamesOf } from '../limits.server.ts'
import { studioTexts } from '../texts.server.ts'

/** What a role is limited to, in words; nothing where nothing is set. */
export function LimitNames({ limits }: { limits: ReturnType<NamesOf> }) {
  const t = studioTexts(useLang()).limits
  return limits.map(({ limit, names }) => (
    <p key={limit} className="text-ink-soft">
      {t[limit]}: {names.map(name => name || t.gone).join(', ')}
    </p>
  ))
}
