import { useEffect, useState } from 'react'
import { formatMoment } from '#kit/format.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { editorTexts } from '../texts.ts'
import { type KeptWork, listKeptWork } from './kept-work.ts'

/** What this browser has of a member's posts and the server has not. Nothing where there is none. */
export function UnsentList({ memberId }: { memberId: string }) {
  const t = useTexts(editorTexts)
  const lang = useLang()
  const [kept, setKept] = useState<KeptWork[]>([])
  useEffect(() => {
    void listKeptWork(memberId).then(setKept)
  }, [memberId])
  if (kept.length === 0) return null
  return (
    <section className="card mb-6 p-5">
      <h2 className="text-xl font-semibold">{t.list.unsent}</h2>
      <p className="text-ink-soft">{t.list.unsentHint}</p>
      <ul className="mt-3 space-y-2">
        {kept.map(one => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {one.work.title || t.list.untitled} · {formatMoment(new Date(one.keptAt), undefined, lang)}
            </span>
            <A
              href={one.base === 0 ? `/Studio/Posts/New?kind=${one.kind}&draft=${one.id}` : `/Studio/Posts/${one.id}`}
              className="btn btn-quiet"
            >
              {t.list.goOn}
            </A>
          </li>
        ))}
      </ul>
    </section>
  )
}
