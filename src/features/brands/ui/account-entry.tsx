import UserRound from 'lucide-react/icons/user-round'
import { memberTexts } from '#features/members/texts.ts'
import { localHref } from '#kit/lang.ts'
import { loginHref } from '#kit/login.ts'
import { useHere } from '#ui/lang/here.tsx'
import { uiTexts } from '#ui/texts.ts'
import type { FrameView } from '../chrome.ts'
import { brandTexts } from '../texts.ts'
import { DRAWERS } from './header-parts.tsx'

interface AccountEntryProps {
  frame: FrameView
  /**
   * Class of the container, for visitors and signed-in people alike. The menu is positioned relative to it; on phones relative to the header, for its width.
   */
  className?: string
  /** Class of the button: the sign-in link, or the person. */
  entryClass?: string
  /** Additional class of the sign-in link. */
  signInClass?: string
  /** The text "sign in". On phones an icon replaces it, unless these classes and `iconClass` say otherwise; null omits the icon. */
  wordClass?: string
  iconClass?: string | null
  /** The disk with a person's initial, and their name, which on phones only screen readers get. */
  faceClass?: string
  nameClass?: string
  panelClass?: string
  /** Name and role at the top of the menu, and its items below. */
  whoClass?: string
  itemClass?: string
}

/**
 * The account entry of a header: a sign-in link that returns to the current page, or the menu of a signed-in person. The document is the same for everybody
 * and contains both; the cookie `sanggar_who` selects one (`#ui/shell/before-paint.js`) and provides the texts (`#ui/shell/who-entry.ts`).
 */
export function AccountEntry(props: AccountEntryProps) {
  return (
    <>
      <SignIn {...props} />
      <Person {...props} />
    </>
  )
}

function SignIn({
  frame,
  className = '',
  entryClass = '',
  signInClass = '',
  wordClass = 'max-sm:sr-only',
  iconClass = 'sm:hidden',
}: AccountEntryProps) {
  const here = useHere()
  return (
    <a
      href={localHref(frame.lang, loginHref(here))}
      data-account-entry
      data-turbo="false"
      rel="nofollow"
      className={`flex min-h-11 min-w-11 shrink-0 items-center justify-center whitespace-nowrap in-[html[data-who]]:hidden! ${className} ${entryClass} ${signInClass}`}
    >
      {iconClass !== null && <UserRound aria-hidden size={22} className={iconClass} />}
      <span className={wordClass}>{brandTexts(frame.lang).account.signIn}</span>
    </a>
  )
}

function Person({
  frame,
  className = '',
  entryClass = '',
  faceClass = 'bg-primary text-on-primary rounded-full',
  nameClass = 'max-w-28 max-sm:sr-only',
  panelClass = '',
  whoClass = 'px-3',
  itemClass = '',
}: AccountEntryProps) {
  const t = brandTexts(frame.lang)
  const item = `w-full cursor-pointer text-left ${itemClass}`
  return (
    <details
      name={DRAWERS}
      data-who-entry
      className={`relative min-w-11 shrink-999 text-left max-sm:static in-[html:not([data-who])]:hidden! ${className}`}
    >
      <summary className={`flex min-h-11 list-none items-center justify-center gap-2 whitespace-nowrap ${entryClass}`}>
        <span
          aria-hidden
          data-who-slot="initial"
          className={`grid size-8 shrink-0 place-items-center leading-none font-bold ${faceClass}`}
        />
        <span className="sr-only">{`${t.account.menu} `}</span>
        <span data-who-slot="shortName" className={`truncate ${nameClass}`} />
      </summary>
      <div className={`z-40 max-sm:mr-4 ${panelClass}`}>
        <p className={`mb-2 leading-snug wrap-anywhere ${whoClass}`}>
          <strong data-who-slot="name" className="block font-bold" />
          <span data-who-slot="role" data-roles={JSON.stringify(memberTexts(frame.lang).roles)} />
        </p>
        <a href={localHref(frame.lang, '/Learn')} data-turbo="false" className={`in-[html[data-who=guest]]:hidden! ${item}`}>
          {t.account.learn}
        </a>
        <a href={localHref(frame.lang, '/Account')} data-turbo="false" className={item}>
          {t.account.account}
        </a>
        <a href={localHref(frame.lang, '/Studio')} data-turbo="false" className={`in-[html[data-who=guest]]:hidden! ${item}`}>
          {t.account.studio}
        </a>
        <form method="post" action={localHref(frame.lang, '/Logout')} data-turbo="false" data-sign-out={uiTexts(frame.lang).unsent}>
          <button type="submit" className={item}>
            {t.account.signOut}
          </button>
        </form>
      </div>
    </details>
  )
}
