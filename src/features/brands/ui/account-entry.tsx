import UserRound from 'lucide-react/icons/user-round'
import { localHref } from '#kit/lang.ts'
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
 * The account's place in a header: leads nobody to sign in and back to the page at hand, and a person to what is theirs. `data-account-entry` is how
 * the browser finds it: `#ui/shell/account-entry.ts` aims the way to sign in after a click within the site, `#ui/shell/user-kind.ts` reads the role.
 */
export function AccountEntry(props: AccountEntryProps) {
  return props.frame.account.look === 'nobody' ? <SignIn {...props} /> : <Person {...props} />
}

function SignIn({
  frame,
  className = '',
  entryClass = '',
  signInClass = '',
  wordClass = 'max-sm:sr-only',
  iconClass = 'sm:hidden',
}: AccountEntryProps) {
  return (
    <a
      href={frame.account.loginHref}
      data-account-entry
      data-document
      rel="nofollow"
      className={`flex min-h-11 min-w-11 shrink-0 items-center justify-center whitespace-nowrap ${className} ${entryClass} ${signInClass}`}
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
  const { look, name, shortName, initial, role, roleName, userKind } = frame.account
  const t = brandTexts(frame.lang)
  const mark = { 'data-user-kind': userKind, 'data-role': role, ...(look === 'type' && { 'data-user-type': '' }) }
  const item = `w-full cursor-pointer text-left ${itemClass}`
  return (
    <details name={DRAWERS} data-account-entry {...mark} className={`relative min-w-11 shrink-999 text-left max-sm:static ${className}`}>
      <summary className={`flex min-h-11 list-none items-center justify-center gap-2 whitespace-nowrap ${entryClass}`}>
        <span aria-hidden className={`grid size-8 shrink-0 place-items-center leading-none font-bold ${faceClass}`}>
          {initial}
        </span>
        <span className="sr-only">{`${t.account.menu} `}</span>
        <span className={`truncate ${nameClass}`}>{shortName}</span>
      </summary>
      <div className={`z-40 max-sm:mr-4 ${panelClass}`}>
        <p className={`mb-2 leading-snug wrap-anywhere ${whoClass}`}>
          <strong className="block font-bold">{name}</strong>
          {look === 'type' ? t.fill('account.viewedAs', { role: roleName }) : roleName}
        </p>
        <a href={localHref(frame.lang, '/Account')} data-document className={item}>
          {t.account.account}
        </a>
        {look !== 'guest' && (
          <a href={localHref(frame.lang, '/Studio')} data-document className={item}>
            {t.account.studio}
          </a>
        )}
        <form method="post" action={localHref(frame.lang, '/Logout')}>
          <button type="submit" className={item}>
            {t.account.signOut}
          </button>
        </form>
      </div>
    </details>
  )
}
