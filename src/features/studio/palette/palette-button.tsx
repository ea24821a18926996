import Search from 'lucide-react/icons/search'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { nameOfKind } from '#features/posts/kinds/kind-names.ts'
import { KINDS } from '#features/posts/kinds/kinds.ts'
import { postTexts } from '#features/posts/texts.ts'
import { isAppPath } from '#kit/app-paths.ts'
import { choiceOf, languageOf, localHref } from '#kit/lang.ts'
import { lazyPart } from '#ui/app/part/lazy-part.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { THEMES } from '../preferences.ts'
import { studioTexts } from '../texts.ts'
import type { WaitingEntry } from '../ui/side-bar.tsx'
import { barTexts } from '../ui/texts.ts'
import { setTheme } from '../ui/theme-switch.tsx'
import type { Choice } from './palette.tsx'

/** What is made from anywhere, in the order in which it is offered. */
const MADE = ['studioClasses', 'programs', 'mentors', 'schools', 'careers', 'portfolios', 'questions', 'categories'] as const

const Palette = lazyPart(() => import('./palette.tsx').then(module => module.default), { Loading: PaletteLoading })

interface PaletteButtonProps {
  memberId: string
  entries: readonly WaitingEntry[]
}

/** Opens the command palette; so do Ctrl-K and Cmd-K anywhere. */
export function PaletteButton({ memberId, entries }: PaletteButtonProps) {
  const lang = useLang()
  const { palette: t } = useTexts(studioTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const go = useGo()
  const { pages, acts } = useChoices(entries)
  const open = () => {
    if (dialog.current?.open) return
    setOpen(true)
    dialog.current?.showModal()
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (dialog.current?.open) return dialog.current.close()
      setOpen(true)
      dialog.current?.showModal()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className="md:border-line text-ink-soft hover:bg-primary/8 hover:text-ink flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-lg md:min-h-9 md:border md:px-3"
      >
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.label}</span>
        <span aria-hidden className="max-md:hidden">
          {t.button}
        </span>
        <kbd aria-hidden className="border-line ml-4 rounded border px-1.5 font-sans text-xs max-md:hidden">
          Ctrl K
        </kbd>
      </button>
      <dialog
        ref={dialog}
        lang={lang}
        closedby="any"
        aria-label={t.label}
        onClose={() => setOpen(false)}
        className="border-line bg-surface text-ink mx-auto mt-[8dvh] w-[min(40rem,calc(100vw-1rem))] overflow-hidden rounded-xl border p-0 shadow-2xl backdrop:bg-black/45"
      >
        {isOpen && <Palette memberId={memberId} pages={pages} acts={acts} onGo={go} onClose={() => dialog.current?.close()} />}
      </dialog>
    </>
  )
}

function PaletteLoading() {
  const { palette: t } = useTexts(studioTexts)
  return <p className="text-ink-soft px-5 py-4">{t.loading}</p>
}

/** Returns a function that goes to a page: within the app, or to a public document. */
export function useGo(): (href: string) => void {
  const lang = useLang()
  const navigate = useNavigate()
  return href => {
    if (isAppPath(href)) void navigate(href)
    else location.assign(localHref(lang, href))
  }
}

/** The pages of the side bar, and what this person may do from anywhere. */
function useChoices(entries: readonly WaitingEntry[]): { pages: Choice[]; acts: Choice[] } {
  const lang = useLang()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const studio = useTexts(studioTexts)
  const bar = useTexts(barTexts)
  const posts = useTexts(postTexts)
  return useMemo(() => {
    const { palette: t, navigation } = studio
    const { frame, app } = bar
    const has = (name: WaitingEntry['name']) => entries.some(entry => entry.name === name)
    const themes = THEMES.map(theme => ({
      title: `${frame.theme}: ${frame.themes[theme]}`,
      act: () => {
        setTheme(theme)
        void revalidate()
      },
    }))
    const languages = choiceOf()
      .filter(other => other !== lang)
      .map(other => ({
        title: studio.fill('palette.language', { language: languageOf(other).name }),
        act: () => location.assign(localHref(other, pathname + search)),
      }))
    return {
      pages: [
        ...entries.map(({ name, href }) => ({ title: navigation[name], href })),
        { title: t.notices, href: '/Studio/Notices' },
        { title: t.noticeSettings, href: '/Studio/Notices/Settings' },
      ],
      acts: [
        ...(has('posts')
          ? KINDS.map(kind => ({
              title: studio.fill('palette.write', { kind: nameOfKind(posts, kind).toLowerCase() }),
              href: `/Studio/Posts/New?kind=${kind}`,
            }))
          : []),
        ...MADE.filter(name => entries.some(entry => entry.name === name && entry.mayMake)).map(name => ({
          title: t.make[name],
          href: `${entries.find(entry => entry.name === name)?.href}/New`,
        })),
        ...(has('members') ? [{ title: t.invite, href: '/Studio/Members/Invite' }] : []),
        { title: frame.site, href: '/' },
        ...languages,
        ...themes,
        { title: app.signOut, act: () => document.querySelector<HTMLFormElement>('form[data-sign-out]')?.requestSubmit() },
      ],
    }
  }, [entries, lang, pathname, search, revalidate, studio, bar, posts])
}
