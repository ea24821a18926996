import { useState } from 'react'
import type { WorkEditing } from '#ui/app/record/use-typed-work.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { buildingTexts } from '../texts.ts'

/** What a writer decides first: somebody saved meanwhile, or this browser has something unsaved. */
export function SavingNotices<W extends object>({ editing }: { editing: WorkEditing<W> }) {
  const t = useTexts(buildingTexts)
  const [isTaking, setTaking] = useState(false)
  const { view, found } = editing
  return (
    <>
      {view.state === 'conflict' && (
        <FormMessage>
          <p className="font-semibold">{t.conflict.title}</p>
          <p>{t.conflict.text}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <button type="button" className="btn btn-main" onClick={editing.keepMine}>
              {t.conflict.mine}
            </button>
            <button
              type="button"
              className="btn btn-quiet"
              disabled={isTaking}
              onClick={() => {
                setTaking(true)
                void editing.takeTheirs().finally(() => setTaking(false))
              }}
            >
              {t.conflict.theirs}
            </button>
          </p>
        </FormMessage>
      )}
      {found === 'recovered' && <FormMessage tone="done">{t.recovered}</FormMessage>}
      {found === 'older' && (
        <FormMessage tone="note">
          <p>{t.older}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <button type="button" className="btn btn-main" onClick={editing.takeKept}>
              {t.takeKept}
            </button>
            <button type="button" className="btn btn-quiet" onClick={editing.dropKept}>
              {t.dropKept}
            </button>
          </p>
        </FormMessage>
      )}
    </>
  )
}
