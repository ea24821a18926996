import UserRound from 'lucide-react/icons/user-round'
import { memberTexts } from '#features/members/texts.ts'
import { localHref } from '#kit/lang.ts'
import { loginHref } from '#kit/login.ts'
import { useHere } from '#ui/lang/here.tsx'
import type { FrameView } from '../chrome.ts'
import { brandTexts } from '../texts.ts'
import { DRAWERS } from './header-parts.tsx'

interface AccountEntryProps {
  frame: FrameView
  /** Where it stands, for nobody and for a person alike. What opens hangs from it; on phones, from the header, whose width it needs. */
  className?: string
  /** What is pressed: the way to sign in, or the person. */
  entryClass?: string
  /** Besides, for the way to sign in alone. */
  signInClass?: string
  /** The words "sign in". On phones a figure stands for them, unless these classes and `iconClass` say otherwise; null: no figure. */
  wordClass?: string
  iconClass?: string | null
  /** The disk with a person's initial, and their name, which only who listens is told on phones. */
  faceClass?: string
  nameClass?: string
  panelClass?: string
  /** The name and the role on top of what opens, and what one can do below. */
  whoClass?: string
  itemClass?: string
}

/**
 * The account's place in a header: leads visitors to sign in and back to the page at hand, and people who are signed in to what is theirs. The document is the same for
 * everybody and holds both; the cookie `sanggar_who` decides which is shown (`#ui/shell/before-paint.js`) and gives the words (`#ui/shell/who-entry.ts`).
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
        <a href={localHref(frame.lang, '/Account')} data-turbo="false" className={item}>
          {t.account.account}
        </a>
        <a href={localHref(frame.lang, '/Studio')} data-turbo="false" className={`in-[html[data-who=guest]]:hidden! ${item}`}>
          {t.account.studio}
        </a>
        <form method="post" action={localHref(frame.lang, '/Logout')} data-turbo="false">
          <button type="submit" className={item}>
            {t.account.signOut}
          </button>
        </form>
      </div>
    </details>
  )
}
