import type { MailState } from '#features/sites/mails.server.ts'
import { type BadgeColour, badgeClass } from '#ui/badge.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioTexts } from '../texts.ts'

const COLOURS: Record<MailState, BadgeColour> = { waiting: 'orange', delivered: 'green', failed: 'red', kept: 'blue' }

export function MailStateBadge({ state }: { state: MailState }) {
  return <span className={badgeClass(COLOURS[state])}>{useTexts(studioTexts).mails.states[state]}</span>
}
