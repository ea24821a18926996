import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import Pencil from 'lucide-react/icons/pencil'
import { loginHref } from '#kit/login.ts'
import type { SaverView, SaveState } from './saver.ts'

const ICONS: Record<SaveState, typeof CircleCheck> = {
  saved: CircleCheck,
  saving: Pencil,
  unsaved: Pencil,
  failed: CircleAlert,
  conflict: CircleAlert,
  offline: CloudOff,
}

interface SaveLineProps {
  view: Pick<SaverView, 'state' | 'message' | 'isSignedOut'>
  retry(): void
  words: { save: Record<SaveState, string>; signedOut: string; signIn: string; retry: string; failed: string }
}

/** Says whether the server has what was typed, and what to do if it has not. */
export function SaveLine({ view: { state, message, isSignedOut }, retry, words: t }: SaveLineProps) {
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
            <button type="button" className="btn btn-quiet" onClick={retry}>
              {t.retry}
            </button>
          </p>
        </div>
      )}
    </>
  )
}
