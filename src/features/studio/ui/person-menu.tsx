import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { choiceOf, languageOf, localHref } from '#kit/lang.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useUiTexts } from '#ui/lang/use-ui-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import type { Shell } from '../shell.server.ts'
import { barTexts } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const item = 'flex min-h-11 w-full items-center rounded-lg px-3 text-left font-medium hover:bg-primary/8 lg:min-h-9'
const MENU = 'person-menu'

/** The person's menu: a popover of the browser's own, which works without a script and closes with Esc. Each navigation closes it. */
export function PersonMenu({ shell, person }: { shell: Shell; person: NonNullable<Shell['person']> }) {
  const lang = useLang()
  const { pathname, search } = useLocation()
  const { app: t, frame } = useTexts(barTexts)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Browsers without popovers show none.
    if (pathname && 'popover' in HTMLElement.prototype && menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [pathname])
  return (
    <div className="shrink-0">
      <button
        type="button"
        popoverTarget={MENU}
        className="hover:bg-primary/8 flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-1.5 font-semibold"
      >
        <Avatar seed={person.memberId} name="" size={32} />
        <span className="sr-only">{t.menu} </span>
        <span className="max-w-32 truncate max-sm:sr-only">{person.shortName}</span>
      </button>
      <div
        ref={menu}
        id={MENU}
        popover="auto"
        className="border-line bg-surface text-ink fixed inset-auto top-14 right-2 m-0 w-[min(18rem,calc(100vw-1rem))] rounded-xl border p-2 shadow-xl"
      >
        <p className="mb-1 px-3 py-1 leading-snug wrap-anywhere">
          <strong className="block font-semibold">{person.name}</strong>
          <span className="text-ink-soft">{person.roleName}</span>
        </p>
        <A href="/Learn" className={item}>
          {t.learn}
        </A>
        <A href="/Account" className={item}>
          {t.account}
        </A>
        {person.role !== 'none' && (
          <A href="/Studio" className={item}>
            {t.studio}
          </A>
        )}
        <A href="/" className={item}>
          {frame.site}
        </A>
        {choiceOf()
          .filter(other => other !== lang)
          .map(other => (
            <a key={other} href={localHref(other, pathname + search)} hrefLang={other} lang={other} className={item}>
              {languageOf(other).name}
            </a>
          ))}
        {shell.isFramed && <ThemeSwitch theme={shell.theme} />}
        {/* Signing out may redirect to the account site, so this is a plain form that loads a document. */}
        <form method="post" action={localHref(lang, '/Logout')} data-sign-out={useUiTexts().unsent}>
          <button type="submit" className={`cursor-pointer ${item}`}>
            {t.signOut}
          </button>
        </form>
      </div>
    </div>
  )
}
