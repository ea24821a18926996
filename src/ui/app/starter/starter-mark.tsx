import { badgeClass } from '../../badge.tsx'
import { FormMessage } from '../../form/form-message.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { starterTexts } from './texts.ts'

/** Says of a record in a list that it is starter content. */
export function StarterMark() {
  return <span className={badgeClass('blue')}>{useTexts(starterTexts).mark}</span>
}

/** Says above a record's editor that it is starter content, and what becomes of it. */
export function StarterNote() {
  return <FormMessage tone="note">{useTexts(starterTexts).note}</FormMessage>
}
