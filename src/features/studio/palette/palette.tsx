import { Autocomplete } from '@base-ui/react/autocomplete'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioTexts } from '../texts.ts'
import { FIND_PATH, FOUND_GROUPS, type Found, MAX_QUERY } from './found.ts'
import { readRecent, rememberRecent } from './recent.ts'

/** Something that the palette offers: a page to go to, or an act. */
export interface Choice {
  /** What is shown and searched. */
  title: string
  note?: string
  /** Without language prefix. */
  href?: string
  act?: () => void
}

interface Group {
  value: string
  items: Choice[]
}

interface PaletteProps {
  memberId: string
  pages: readonly Choice[]
  acts: readonly Choice[]
  onGo: (href: string) => void
  onClose: () => void
}

const WAIT_MS = 120

/** The palette's field and list, within its dialog. Loaded when it is first opened. */
export default function Palette({ memberId, pages, acts, onGo, onClose }: PaletteProps) {
  const { palette: t } = useTexts(studioTexts)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { found, isFailed } = useFound(text)
  useEffect(() => field.current?.focus(), [])
  const groups = useMemo<Group[]>(() => {
    const like = (choice: Choice) => choice.title.toLowerCase().includes(text.trim().toLowerCase())
    const recent = text.trim() === '' ? readRecent(memberId) : []
    return [
      { value: t.recent, items: recent },
      { value: t.pages, items: pages.filter(like) },
      { value: t.acts, items: acts.filter(like) },
      ...FOUND_GROUPS.map(group => ({
        value: t.groups[group],
        items: found.filter(one => one.group === group).map(one => toChoice(one, t.notes)),
      })),
    ].filter(group => group.items.length > 0)
  }, [text, found, pages, acts, memberId, t])
  const choose = ({ title, href, act }: Choice) => {
    onClose()
    if (act) return act()
    if (!href) return
    rememberRecent(memberId, { title, href })
    onGo(href)
  }
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={text}
      onValueChange={setText}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(choice: Choice) => choice.title}
    >
      <Field field={field} />
      <Autocomplete.Empty className="text-ink-soft empty:hidden">
        {groups.length === 0 && <p className="px-4 py-6">{t.none}</p>}
      </Autocomplete.Empty>
      <Autocomplete.List className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-2 empty:hidden">
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items} className="pb-2">
            <Autocomplete.GroupLabel className="text-ink-soft px-3 py-1 text-xs font-semibold">{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(choice: Choice) => (
                <Autocomplete.Item
                  key={`${choice.title} ${choice.href ?? ''}`}
                  value={choice}
                  onClick={() => choose(choice)}
                  className="data-highlighted:bg-primary/12 flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg px-3 py-1.5 lg:min-h-9"
                >
                  <span className="min-w-0 truncate">{choice.title}</span>
                  {choice.note && <span className="text-ink-soft max-w-[45%] shrink-0 truncate text-sm">{choice.note}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {isFailed && (
        <p role="alert" className="text-danger-text px-4 pb-3">
          {t.failed}
        </p>
      )}
    </Autocomplete.Root>
  )
}

function Field({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { palette: t } = useTexts(studioTexts)
  return (
    <Autocomplete.Input
      ref={field}
      aria-label={t.label}
      placeholder={t.hint}
      maxLength={MAX_QUERY}
      className="border-line w-full border-b bg-transparent px-5 py-4 text-base outline-none"
    />
  )
}

function toChoice({ title, note, href, group }: Found, notes: Record<string, string>): Choice {
  return { title, href, note: group === 'posts' ? (notes[note] ?? note) : note }
}

/** Asks for what has this name once typing rests. What came for an older text is dropped. */
function useFound(text: string): { found: readonly Found[]; isFailed: boolean } {
  const wanted = text.trim()
  const [answer, setAnswer] = useState<{ found: readonly Found[]; isFailed: boolean }>({ found: [], isFailed: false })
  useEffect(() => {
    if (wanted === '') return setAnswer({ found: [], isFailed: false })
    const asking = new AbortController()
    const ask = async () => {
      const next = await find(wanted, asking.signal)
      if (!asking.signal.aborted) setAnswer(next)
    }
    const timer = setTimeout(() => {
      void ask()
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [wanted])
  return answer
}

async function find(text: string, signal: AbortSignal): Promise<{ found: readonly Found[]; isFailed: boolean }> {
  try {
    const response = await fetch(`${FIND_PATH}?q=${encodeURIComponent(text)}`, { signal })
    // Named boundary: our own call's answer.
    const { data } = (await response.json()) as { data: { items: Found[] } | null }
    return data ? { found: data.items, isFailed: false } : { found: [], isFailed: true }
  } catch {
    return { found: [], isFailed: true }
  }
}
