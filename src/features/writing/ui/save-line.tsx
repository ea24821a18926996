import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import Pencil from 'lucide-react/icons/pencil'
import { loginHref } from '#kit/login.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { editorTexts } from '../texts.ts'
import type { SaveState } from './saver.ts'
import type { PostEditing } from './use-post-editing.tsx'

const ICONS: Record<SaveState, typeof CircleCheck> = {
  saved: CircleCheck,
  saving: Pencil,
  unsaved: Pencil,
  failed: CircleAlert,
  conflict: CircleAlert,
  offline: CloudOff,
}

/** Says whether the server has what was typed, and what to do if it has not. */
export function SaveLine({ editing }: { editing: PostEditing }) {
  const t = useTexts(editorTexts)
  const { state, message, isSignedOut } = editing.view
  const Icon = ICONS[state]
  return (
    <>
      <p role="status" className="flex items-center gap-2 font-medium">
        <Icon aria-hidden size={20} className={state === 'saved' ? 'text-primary-text' : undefined} />
        {t.save[state]}
      </p>
      {state === 'failed' && (
        <div className="mt-2 space-y-2">
          <p className="text-danger-text">{isSignedOut ? t.signedOut : message || t.failed}</p>
          <p className="flex flex-wrap gap-3">
            {isSignedOut && (
              <a href={loginHref('/Studio')} target="_blank" rel="noopener" className="btn btn-main">
                {t.signIn}
              </a>
            )}
            <button type="button" className="btn btn-quiet" onClick={editing.retry}>
              {t.retry}
            </button>
          </p>
        </div>
      )}
    </>
  )
}
