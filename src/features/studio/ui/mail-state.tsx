import type { MailState } from '#features/sites/mails.server.ts'
import { type BadgeColour, badgeClass } from '#ui/badge.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { studioTexts } from '../texts.server.ts'

const COLOURS: Record<MailState, BadgeColour> = { waiting: 'orange', delivered: 'green', failed: 'red', kept: 'blue' }

export function MailStateBadge({ state }: { state: MailState }) {
  return <span className={badgeClass(COLOURS[state])}>{studioTexts(useLang()).mails.states[state]}</span>
}
