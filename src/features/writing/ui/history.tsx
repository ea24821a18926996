import { useState } from 'react'
import type { PostWork } from '#features/posts/work.ts'
import { formatMoment } from '#kit/format.ts'
import { callsOf } from '#platform/http/call-client.ts'
import { lazyPart } from '#ui/app/part/lazy-part.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { editingContract } from '../contract.ts'
import { editorTexts } from '../texts.ts'
import type { PostEditing } from './use-post-editing.tsx'

const VersionDifference = lazyPart(() => import('./version-difference.tsx').then(module => module.default))

interface Version {
  version: number
  title: string
  savedBy: string | null
  savedAt: string
  isShown: boolean
  isAside: boolean
}

/** The versions of a post: who and when, and what each changed; any of them can become the newest again. */
export function History({ editing, id }: { editing: PostEditing; id: string }) {
  const t = useTexts(editorTexts)
  const [versions, setVersions] = useState<Version[]>()
  const [said, setSaid] = useState('')
  const { version: newest } = editing.view
  const load = async () => {
    // Nothing of it is stored yet.
    if (newest === 0) return setVersions([])
    const response = await callsOf<typeof editingContract>().api.services.v1.post.version.list.$get({ query: { id } })
    // Named boundary: our own server's envelope.
    const { data } = (await response.json()) as { data: Version[] | null }
    setVersions(data ?? [])
  }
  const restore = (version: number) =>
    void editing.restore(version).then(async result => {
      setSaid(result.isDone ? t.fill('history.restored', { number: version }) : result.message || t.failed)
      if (result.isDone) await load()
    })
  return (
    <details className="card" onToggle={event => event.currentTarget.open && void load().catch(() => setSaid(t.failed))}>
      <summary className="flex min-h-14 items-center px-5 font-semibold">{t.history.title}</summary>
      <div className="px-5 pb-5">
        <p role="status" className="font-medium empty:hidden">
          {said}
        </p>
        {versions?.length === 0 && <p className="text-ink-soft">{t.history.empty}</p>}
        <ol className="space-y-4">
          {versions?.map(one => (
            <li key={one.version}>
              <VersionLine
                version={one}
                isNewest={one.version === newest}
                readNewest={() => editing.readVersion(newest)}
                read={() => editing.readVersion(one.version)}
                onRestore={() => restore(one.version)}
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
  isNewest: boolean
  read(): Promise<PostWork | null>
  readNewest(): Promise<PostWork | null>
  onRestore(): void
}

function VersionLine({ version: one, isNewest, read, readNewest, onRestore }: VersionLineProps) {
  const lang = useLang()
  const t = useTexts(editorTexts)
  const [compared, setCompared] = useState<{ older: PostWork; newer: PostWork }>()
  const marks = [...(one.isShown ? [t.history.shown] : []), ...(one.isAside ? [t.history.aside] : [])]
  const compare = async () => {
    if (compared) return setCompared(undefined)
    const [older, newer] = await Promise.all([read(), readNewest()]).catch(() => [null, null])
    if (older && newer) setCompared({ older, newer })
  }
  return (
    <>
      <p className="wrap-anywhere">
        <strong>{one.title || t.list.untitled}</strong>
        {marks.length > 0 && <span className="text-ink-soft"> ({marks.join(', ')})</span>}
      </p>
      <p className="text-ink-soft">
        {t.fill('history.by', { who: one.savedBy ?? t.history.unknown, when: formatMoment(one.savedAt, undefined, lang) })}
      </p>
      {!isNewest && (
        <>
          <p className="mt-2 flex flex-wrap gap-3">
            <button
              type="button"
              data-act="compare"
              aria-expanded={Boolean(compared)}
              className="btn btn-quiet"
              onClick={() => void compare()}
            >
              {t.difference.show}
            </button>
            <button type="button" data-act="restore" className="btn btn-quiet" onClick={onRestore}>
              {t.history.restore}
            </button>
          </p>
          {compared && <VersionDifference {...compared} />}
        </>
      )}
    </>
  )
}
