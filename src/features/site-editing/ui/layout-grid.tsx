import { type RefObject, useEffect, useRef, useState } from 'react'
import { localHref } from '#kit/lang.ts'
import { PostButton } from '#ui/app/post-button.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { siteEditingTexts } from '../texts.ts'

const WIDTH = 1280
const HEIGHT = 900

interface LayoutGridProps {
  layouts: readonly { name: string; notes: { sections: string[]; isLogoUnused: boolean; isUnmeasured: boolean } }[]
  /** The one that visitors see, and the draft's. */
  current: string
  chosen: string
}

/** The own site in each layout, small. The frames in view load one after the other; those out of view are taken down. */
export function LayoutGrid({ layouts, current, chosen }: LayoutGridProps) {
  const t = useTexts(siteEditingTexts)
  const list = useRef<HTMLUListElement>(null)
  const seen = useSeen(list)
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const next = layouts.find(({ name }) => seen.has(name) && !loaded.has(name))?.name
  return (
    <ul ref={list} className="grid gap-6 sm:grid-cols-2 2xl:grid-cols-3">
      {layouts.map(({ name, notes }) => (
        <li key={name} data-layout-choice={name} className="card overflow-hidden">
          <Preview
            name={name}
            isShown={seen.has(name) && (loaded.has(name) || name === next)}
            onLoad={() => setLoaded(before => new Set(before).add(name))}
          />
          <div className="space-y-2 p-4">
            <h2 className="text-lg font-bold wrap-anywhere">{name}</h2>
            {name === current && <p className="text-primary-text font-medium">{t.layouts.current}</p>}
            {name === chosen && name !== current && <p className="text-primary-text font-medium">{t.layouts.draft}</p>}
            {notes.sections.length > 0 && (
              <p className="text-ink-soft">{t.fill('layouts.sections', { names: notes.sections.join(', ') })}</p>
            )}
            {notes.isLogoUnused && <p className="text-ink-soft">{t.layouts.logo}</p>}
            {notes.isUnmeasured && <p className="text-ink-soft">{t.layouts.analytics}</p>}
            {name !== chosen && (
              <PostButton form="choose" values={{ layout: name }} action="/Studio/Settings/Layout" className="btn btn-quiet">
                {t.fill('layouts.choose', { name })}
              </PostButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Preview({ name, isShown, onLoad }: { name: string; isShown: boolean; onLoad(): void }) {
  const t = useTexts(siteEditingTexts)
  const lang = useLang()
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const watcher = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place} className="border-line bg-surface-soft relative aspect-[1280/900] overflow-hidden border-b">
      {isShown && room > 0 && (
        <iframe
          title={t.fill('layouts.frame', { name })}
          src={`${localHref(lang, '/')}?trial-layout=${name}`}
          onLoad={onLoad}
          tabIndex={-1}
          className="pointer-events-none absolute top-0 left-0 origin-top-left bg-white"
          style={{ width: WIDTH, height: HEIGHT, transform: `scale(${room / WIDTH})` }}
        />
      )}
    </div>
  )
}

/** Returns the names of the choices that are in view. */
function useSeen(list: RefObject<HTMLUListElement | null>): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const watcher = new IntersectionObserver(
      entries =>
        setSeen(before => {
          const now = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const name = target.getAttribute('data-layout-choice') ?? ''
            if (isIntersecting) now.add(name)
            else now.delete(name)
          }
          return now
        }),
      { rootMargin: '200px' },
    )
    for (const choice of list.current?.children ?? []) watcher.observe(choice)
    return () => watcher.disconnect()
  }, [list])
  return seen
}
