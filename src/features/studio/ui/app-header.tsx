import ExternalLink from 'lucide-react/icons/external-link'
import { Form, useMatches, useRouteLoaderData } from 'react-router'
import { AppAssistant } from '#features/assistant/ui/app-assistant.tsx'
import { FRAME_ROUTE } from '#kit/app-paths.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { FrameHandle, loader as frameLoader } from '../frame.tsx'
import type { Shell } from '../shell.server.ts'
import { iconButton } from './icon-button.ts'
import { PersonMenu } from './person-menu.tsx'
import { barTexts } from './texts.ts'

/** The top of every page of the app: the site, who is signed in, and a bar while they impersonate a role or act as superadmin. */
export function AppHeader({ shell }: { shell: Shell }) {
  const { app: t } = useTexts(barTexts)
  const frame = useRouteLoaderData<typeof frameLoader>(FRAME_ROUTE)
  // Named boundary: what the frame's route exports. Pages without the frame load none of it.
  const parts = useMatches().find(({ id }) => id === FRAME_ROUTE)?.handle as FrameHandle | undefined
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
        <div className="flex h-14 items-center gap-1 px-2 lg:gap-2 lg:px-4">
          {parts && frame && frame.entries.length > 0 && <parts.Drawer entries={frame.entries} />}
          <A
            href={frame?.person ? '/Studio' : '/'}
            className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-lg px-1 font-semibold"
          >
            {shell.logo && <img src={shell.logo} alt="" width={28} height={28} className="size-7 shrink-0 rounded-md object-contain" />}
            <span className="truncate">{shell.siteTitle}</span>
          </A>
          {person && frame && <PublicLink />}
          {parts && frame?.person && <parts.PaletteButton memberId={frame.person.memberId} entries={frame.entries} />}
          {shell.assistant && <Assistant parts={shell.assistant} />}
          {parts && frame?.person && <parts.Bell unread={frame.unread} className={iconButton} />}
          {person ? <PersonMenu shell={shell} person={person} /> : <SignIn />}
        </div>
      </header>
      {person && (person.isActing || person.role === 'superadmin') && <Acting person={person} />}
    </>
  )
}

/** In a chapter its tutor answers: a page gives the chapter's id as `tutoredChapter` in its loader's data. */
function Assistant({ parts }: { parts: NonNullable<Shell['assistant']> }) {
  const { app: t } = useTexts(barTexts)
  const chapterId = useMatches()
    .map(({ loaderData }) => textIn(loaderData, 'tutoredChapter'))
    .findLast(id => id !== undefined)
  return <AppAssistant parts={parts} chapterId={chapterId} label={t.assistant} className={`${iconButton} text-ink-soft`} />
}

/** Leads to the public page that is being edited: a page gives its address as `publicHref` in its loader's data. Without one to the site, on wide screens. */
function PublicLink() {
  const { frame: t } = useTexts(barTexts)
  const given = useMatches().map(({ loaderData }) => publicHrefIn(loaderData))
  const href = given.findLast(one => one !== undefined)
  return (
    <A
      href={href ?? '/'}
      data-public-link={href ? 'page' : 'site'}
      aria-label={href ? t.seePage : t.seeSite}
      title={href ? t.seePage : t.seeSite}
      className="hover:bg-primary/8 text-ink-soft hover:text-ink flex min-h-11 shrink-0 items-center gap-2 rounded-lg px-3 font-medium data-[public-link=site]:max-md:hidden"
    >
      <ExternalLink aria-hidden size={18} />
      <span aria-hidden className="max-xl:hidden">
        {href ? t.seePage : t.seeSite}
      </span>
    </A>
  )
}

function publicHrefIn(data: unknown): string | undefined {
  const href = textIn(data, 'publicHref')
  return href?.startsWith('/') ? href : undefined
}

/** Returns a text in a loader's data, whichever page's it is. */
function textIn(data: unknown, name: string): string | undefined {
  const text: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
  return typeof text === 'string' ? text : undefined
}

function SignIn() {
  const { app: t } = useTexts(barTexts)
  return (
    <A href="/Login" rel="nofollow" className="btn btn-quiet min-h-11">
      {t.signIn}
    </A>
  )
}

type Person = NonNullable<Shell['person']>

function Acting({ person }: { person: Person }) {
  const texts = useTexts(barTexts)
  const words = person.isActing ? texts.fill('app.acting', { role: person.roleName }) : texts.app.superadmin
  return (
    <aside data-acting aria-label={words} className="border-b-2 border-amber-900 bg-amber-200 text-amber-950">
      <Form method="post" action="/Account" className="flex min-h-14 items-center justify-between gap-4 px-4 py-1.5">
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
