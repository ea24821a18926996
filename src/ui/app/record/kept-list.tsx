import { useEffect, useState } from 'react'
import { formatMoment } from '#kit/format.ts'
import { A, useLang } from '../../lang/lang.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { type KeptRecord, keptRecords } from './kept-records.ts'
import { recordFormTexts } from './texts.ts'

/** What this browser has of a member's records of a kind and the server has not. Nothing where there is none. */
export function KeptRecords({ memberId, calls }: { memberId: string; calls: string }) {
  const { list: t } = useTexts(recordFormTexts)
  const lang = useLang()
  const [kept, setKept] = useState<KeptRecord[]>([])
  useEffect(() => {
    void keptRecords.list(memberId).then(all => setKept(all.filter(one => one.calls === calls)))
  }, [memberId, calls])
  if (kept.length === 0) return null
  return (
    <section className="card mb-6 p-5">
      <h2 className="text-xl font-semibold">{t.unsent}</h2>
      <p className="text-ink-soft">{t.unsentHint}</p>
      <ul className="mt-3 space-y-2">
        {kept.map(one => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {one.title || t.untitled} · {formatMoment(new Date(one.keptAt), undefined, lang)}
            </span>
            <A href={one.href} className="btn btn-quiet">
              {t.goOn}
            </A>
          </li>
        ))}
      </ul>
    </section>
  )
}
