import { useEffect, useEffectEvent, useState } from 'react'
import { formatMoment } from '#kit/format.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { lazyPart } from '../part/lazy-part.tsx'
import type { ComparedText } from './difference.tsx'
import { versionTexts } from './texts.ts'

const Difference = lazyPart(() => import('./difference.tsx').then(module => module.default))

/** A version of a text or a record that is edited. */
export interface Version {
  version: number
  title: string
  savedBy: string | null
  savedAt: string
  /** Readers get it. */
  isShown?: boolean
  /** What was sent on an older version, and is kept beside the newest. */
  isAside?: boolean
  /** What it changed. */
  note?: string | undefined
}

interface VersionsProps {
  /** May reject. */
  load(): Promise<Version[]>
  /** The version that is typed on: it has nothing to compare or restore. */
  newest: number | undefined
  mayRestore?: boolean
  /** Returns the texts of a version beside those of the newest; null if they can't be read. */
  compare(version: number): Promise<ComparedText[] | null>
  restore(version: number): Promise<{ isDone: true } | { isDone: false; message: string }>
}

/** The versions of a text or a record: who and when, and what each changed; any of them can become the newest again. */
export function Versions({ load, newest, mayRestore = true, compare, restore }: VersionsProps) {
  const t = useTexts(versionTexts)
  const [versions, setVersions] = useState<Version[]>()
  const [said, setSaid] = useState('')
  const [isOpen, setOpen] = useState(false)
  const read = useEffectEvent(() => void load().then(setVersions, () => setSaid(t.failed)))
  // Another newest version: what was just saved, restored or taken over stands in the list, too.
  useEffect(() => {
    if (isOpen) read()
  }, [isOpen, newest])
  const putBack = (version: number) =>
    void restore(version).then(
      result => setSaid(result.isDone ? t.fill('restored', { number: version }) : result.message || t.failed),
      () => setSaid(t.failed),
    )
  return (
    <details className="card" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-14 items-center px-5 font-semibold">{t.title}</summary>
      <div className="px-5 pb-5">
        <p role="status" className="font-medium empty:hidden">
          {said}
        </p>
        {versions?.length === 0 && <p className="text-ink-soft">{t.empty}</p>}
        <ol className="space-y-4">
          {versions?.map(one => (
            <li key={one.version}>
              <VersionLine
                version={one}
                newest={newest}
                mayRestore={mayRestore}
                compare={() => compare(one.version)}
                onRestore={() => putBack(one.version)}
                onFailed={() => setSaid(t.failed)}
              />
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}

interface VersionLineProps {
  version: Version
  newest: number | undefined
  mayRestore: boolean
  compare(): Promise<ComparedText[] | null>
  onRestore(): void
  onFailed(): void
}

function VersionLine({ version: one, newest, mayRestore, compare, onRestore, onFailed }: VersionLineProps) {
  const lang = useLang()
  const t = useTexts(versionTexts)
  const [taken, setTaken] = useState<{ with: number | undefined; texts: ComparedText[] }>()
  // A comparison with what was the newest then says nothing of what is now.
  const compared = taken && taken.with === newest ? taken.texts : undefined
  const isNewest = one.version === newest
  const marks = [...(isNewest ? [t.newest] : []), ...(one.isShown ? [t.shown] : []), ...(one.isAside ? [t.aside] : [])]
  const toggle = async () => {
    if (compared) return setTaken(undefined)
    const texts = await compare()
    if (texts) setTaken({ with: newest, texts })
    else onFailed()
  }
  return (
    <>
      <p className="wrap-anywhere">
        <strong>{one.title || t.untitled}</strong>
        {marks.length > 0 && <span className="text-ink-soft"> ({marks.join(', ')})</span>}
      </p>
      <p className="text-ink-soft">{t.fill('by', { who: one.savedBy ?? t.unknown, when: formatMoment(one.savedAt, undefined, lang) })}</p>
      {one.note && <p className="wrap-anywhere">{one.note}</p>}
      {!isNewest && (
        <>
          <p className="mt-2 flex flex-wrap gap-3">
            <button
              type="button"
              data-act="compare"
              aria-expanded={Boolean(compared)}
              className="btn btn-quiet"
              onClick={() => void toggle().catch(onFailed)}
            >
              {t.difference.show}
            </button>
            {mayRestore && (
              <button type="button" data-act="restore" className="btn btn-quiet" onClick={onRestore}>
                {t.restore}
              </button>
            )}
          </p>
          {compared && <Difference texts={compared} />}
        </>
      )}
    </>
  )
}
