import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { formatMoment } from '#kit/format.ts'
import { useLang } from '../../lang/lang.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { versionTexts } from './texts.ts'

/** A version of what is edited, as its history lists it. */
export interface ListedVersion {
  version: number
  title: string
  /** Null: not a person, or one who was erased. */
  savedBy: string | null
  /** ISO 8601. */
  savedAt: string
  /** Behind the title: the published one. */
  marks?: readonly string[]
  /** What it changed. */
  note?: string | undefined
}

interface VersionListProps<W> {
  /** The number of the newest version, which is what one sees. */
  newest: number
  /** May be restored. */
  mayRestore?: boolean
  /** May reject. */
  load(): Promise<readonly ListedVersion[]>
  /** Returns what was typed in a version; null if it can't be read. May reject. */
  read(version: number): Promise<W | null>
  restore(version: number): Promise<{ isDone: boolean; message?: string }>
  /** Shows what the newer one adds and takes away. */
  Difference: ComponentType<{ older: W; newer: W }>
}

/** The history of a post or a record: who and when, and how each version differs from the newest; any of them can become the newest again. */
export function VersionList<W>({ newest, mayRestore = true, load, read, restore, Difference }: VersionListProps<W>) {
  const t = useTexts(versionTexts)
  const [versions, setVersions] = useState<readonly ListedVersion[]>()
  const [said, setSaid] = useState('')
  const [isOpen, setOpen] = useState(false)
  const show = async () => setVersions(await load())
  const onNewest = useEffectEvent(() => void show().catch(() => setSaid(t.failed)))
  // Another newest version: what was just saved, restored or taken over stands in the list, too.
  useEffect(() => {
    if (isOpen) onNewest()
  }, [isOpen, newest])
  const onRestore = async (version: number) => {
    const result = await restore(version)
    setSaid(result.isDone ? t.fill('restored', { number: version }) : result.message || t.failed)
  }
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
                readBoth={() => Promise.all([read(one.version), read(newest)])}
                onRestore={() => void onRestore(one.version).catch(() => setSaid(t.failed))}
                onFailed={() => setSaid(t.failed)}
                Difference={Difference}
              />
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}

interface VersionLineProps<W> extends Pick<VersionListProps<W>, 'Difference'> {
  version: ListedVersion
  newest: number
  mayRestore: boolean
  readBoth(): Promise<[older: W | null, newer: W | null]>
  onRestore(): void
  onFailed(): void
}

function VersionLine<W>({ version: one, newest, mayRestore, readBoth, onRestore, onFailed, Difference }: VersionLineProps<W>) {
  const lang = useLang()
  const t = useTexts(versionTexts)
  const [taken, setTaken] = useState<{ with: number; sides: { older: W; newer: W } }>()
  // A comparison with what was the newest then says nothing of what is now.
  const compared = taken?.with === newest ? taken.sides : undefined
  const isNewest = one.version === newest
  const marks = [...(isNewest ? [t.newest] : []), ...(one.marks ?? [])]
  const compare = async () => {
    if (compared) return setTaken(undefined)
    const [older, newer] = await readBoth()
    if (older && newer) setTaken({ with: newest, sides: { older, newer } })
    else onFailed()
  }
  return (
    <>
      <p className="wrap-anywhere">
        <strong>{one.title}</strong>
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
              onClick={() => void compare().catch(onFailed)}
            >
              {t.compare}
            </button>
            {mayRestore && (
              <button type="button" data-act="restore" className="btn btn-quiet" onClick={onRestore}>
                {t.restore}
              </button>
            )}
          </p>
          {compared && <Difference {...compared} />}
        </>
      )}
    </>
  )
}
