import { Form } from 'react-router'
import { memberTexts } from '#features/members/texts.ts'
import { localHref } from '#kit/lang.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import type { Shell } from '../shell.server.ts'
import { studioTexts } from '../texts.ts'

const item = 'flex min-h-11 w-full items-center rounded-lg px-3 text-left font-medium hover:bg-primary/8'

/** The top of every page of the app: the site, who is signed in, and a bar while they impersonate a role or act as superadmin. */
export function AppHeader({ shell }: { shell: Shell }) {
  const { app: t } = useTexts(studioTexts)
  const { person } = shell
  return (
    <>
      <a
        href="#isi"
        className="bg-primary text-on-primary fixed top-2 left-2 z-50 -translate-y-20 rounded-lg px-4 py-3 font-semibold focus:translate-y-0"
      >
        {t.skip}
      </a>
      <header className="border-line bg-surface sticky top-0 z-30 border-b">
        <div className="mx-auto flex h-14 max-w-[90rem] items-center gap-4 px-4 lg:px-8">
          <A href="/" className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 font-bold">
            {shell.logo && <img src={shell.logo} alt="" width={32} height={32} className="size-8 rounded-lg object-contain" />}
            <span className="truncate">{shell.siteTitle}</span>
          </A>
          {person ? <Who person={person} /> : <SignIn />}
        </div>
      </header>
      {person && (person.isActing || person.role === 'superadmin') && <Acting person={person} />}
    </>
  )
}

function SignIn() {
  const { app: t } = useTexts(studioTexts)
  return (
    <A href="/Login" rel="nofollow" className="btn btn-quiet min-h-11">
      {t.signIn}
    </A>
  )
}

type Person = NonNullable<Shell['person']>

function Who({ person }: { person: Person }) {
  const lang = useLang()
  const { app: t } = useTexts(studioTexts)
  return (
    <details className="relative shrink-0">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold">
        <Avatar seed={person.memberId} name="" size={36} />
        <span className="sr-only">{t.menu} </span>
        <span className="max-w-32 truncate max-sm:sr-only">{person.shortName}</span>
      </summary>
      <div className="border-line bg-surface absolute right-0 z-40 mt-2 w-[min(18rem,calc(100vw-2rem))] rounded-2xl border p-3 shadow-xl">
        <p className="mb-2 px-3 leading-snug wrap-anywhere">
          <strong className="block font-bold">{person.name}</strong>
          <span className="text-ink-soft">{useTexts(memberTexts).roles[person.role]}</span>
        </p>
        <A href="/Account" className={item}>
          {t.account}
        </A>
        {person.role !== 'none' && (
          <A href="/Studio" className={item}>
            {t.studio}
          </A>
        )}
        {/* Signing out may redirect to the account site, so this is a plain form that loads a document. */}
        <form method="post" action={localHref(lang, '/Logout')}>
          <button type="submit" className={`cursor-pointer ${item}`}>
            {t.signOut}
          </button>
        </form>
      </div>
    </details>
  )
}

function Acting({ person }: { person: Person }) {
  const texts = useTexts(studioTexts)
  const { roles } = useTexts(memberTexts)
  const words = person.isActing ? texts.fill('app.acting', { role: roles[person.role] }) : texts.app.superadmin
  return (
    <aside data-acting aria-label={words} className="border-b-2 border-amber-900 bg-amber-200 text-amber-950">
      <Form
        method="post"
        action="/Account"
        className="mx-auto flex min-h-14 max-w-[90rem] items-center justify-between gap-4 px-4 py-1.5 lg:px-8"
      >
        <p className="leading-tight font-medium">{words}</p>
        <button
          type="submit"
          name="form"
          value={person.isActing ? 'stop-looking' : 'leave-superadmin'}
          className="inline-flex min-h-11 items-center rounded-lg bg-amber-950 px-4 font-semibold text-amber-50"
        >
          {person.isActing ? texts.app.stopActing : texts.app.leave}
        </button>
      </Form>
    </aside>
  )
}
