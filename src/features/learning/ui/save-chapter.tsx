import Bookmark from 'lucide-react/icons/bookmark'
import { type RefObject, useId } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { onlineStatus } from '#ui/shell/online-status.ts'
import { useStore } from '#ui/shell/use-store.ts'
import { learningTexts } from '../texts.ts'

/** Saves the open chapter, or takes it back; it shows at once what was chosen. Without a network it says that it needs one. `form` is what the key sends. */
export function SaveChapter({ isSaved, form }: { isSaved: boolean; form: RefObject<HTMLFormElement | null> }) {
  const { saved: t } = useTexts(learningTexts)
  const { Form, data, formData, state } = useFetcher<FormResult | undefined>()
  // Without a script the document is the answer.
  const acted = useActionData<FormResult>()
  const isOffline = useStore(onlineStatus.store) === 'offline'
  const hint = useId()
  const isPressed = formData ? formData.get('form') === 'save' : isSaved
  const refused = data ?? (acted?.name === 'save' ? acted : undefined)
  return (
    <div className="grid justify-items-end gap-1">
      {/* One choice at a time: of two that are under way the later one might arrive first. */}
      <Form ref={form} method="post" onSubmit={event => state === 'submitting' && event.preventDefault()}>
        <input type="hidden" name="form" value={isPressed ? 'unsave' : 'save'} />
        <button
          type="submit"
          data-act="save"
          aria-pressed={isPressed}
          aria-busy={state === 'submitting'}
          aria-describedby={isOffline ? hint : undefined}
          className={`btn btn-quiet gap-2 ${isPressed ? 'bg-tint' : ''}`}
        >
          <Bookmark aria-hidden size={20} fill={isPressed ? 'currentColor' : 'none'} />
          {t.save}
        </button>
      </Form>
      {isOffline && (
        <p id={hint} className="text-ink-soft">
          {t.offline}
        </p>
      )}
      {refused && <FormRefusal form={refused} />}
    </div>
  )
}
