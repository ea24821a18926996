import type { StarterState } from '#features/starter-content/remove.server.ts'
import { PostButton } from '#ui/app/post-button.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { organisationTexts } from '../texts.ts'

/** Offers to remove the starter content that nobody edited. Its button posts `remove-starter`. Nothing where there is none. */
export function StarterRemoval({ starter, action }: { starter: StarterState; action: string }) {
  const { starter: t, fill } = useTexts(organisationTexts)
  if (starter.untouched === 0) return null
  return (
    <div className="space-y-3">
      <p>{fill('starter.lead', { count: starter.untouched })}</p>
      <PostButton form="remove-starter" action={action} act="remove-starter" className="btn btn-quiet">
        {t.remove}
      </PostButton>
    </div>
  )
}

/** Says that the starter content was removed, and what stayed. */
export function StarterRemoved({ kept }: Pick<StarterState, 'kept'>) {
  const { starter: t, fill } = useTexts(organisationTexts)
  return (
    <FormMessage tone="done">
      <p>{t.removed}</p>
      {kept.length > 0 && <p>{fill('starter.kept', { count: kept.length, titles: kept.join(', ') })}</p>}
    </FormMessage>
  )
}
