import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLang } from '#ui/lang/lang.tsx'
import type { TypedValues } from '../setting-fields.ts'
import { DraftSaver, type DraftView, type ShownDraft } from './draft-saver.ts'

/** Edits settings as a draft. `published`: the values that visitors get. */
export function useSettingsDraft(
  initial: TypedValues,
  published: TypedValues,
  draft: ShownDraft | undefined,
  memberId: string,
): [DraftView, DraftSaver] {
  const lang = useLang()
  const [saver] = useState(() => new DraftSaver({ initial, published, draft, lang, memberId }))
  const view = useSyncExternalStore(saver.subscribe, saver.view, saver.view)
  useEffect(() => {
    const flush = () => void saver.save()
    void saver.recover()
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [saver])
  return [view, saver]
}
