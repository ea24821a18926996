import type { MailState } from '#features/sites/mail-state.ts'
import { type BadgeColour, badgeClass } from '#ui/badge.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { notificationTexts } from '../texts.ts'

const COLOURS: Record<MailState, BadgeColour> = { waiting: 'orange', delivered: 'green', failed: 'red', kept: 'blue' }

export function MailStateBadge({ state }: { state: MailState }) {
  return <span className={badgeClass(COLOURS[state])}>{useTexts(notificationTexts).studio.mails.states[state]}</span>
}
