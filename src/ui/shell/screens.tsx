import type { ReactNode } from 'react'
import { localHref } from '#kit/lang.ts'
import { factorHref, loginHref } from '#kit/login.ts'
import { useLang } from '../lang/lang.tsx'
import { useUiTexts } from '../lang/use-ui-texts.tsx'

/** Shown if nothing exists at the URL. */
export function NotFoundScreen() {
  const t = useUiTexts()
  return (
    <Screen
      picture={LOST_PAGE}
      eyebrow={`404 · ${t.notFound.sentence}`}
      title={t.notFound.title}
      actions={[
        ['/', t.backHome],
        ['/Class', t.notFound.classes],
      ]}
    >
      {t.notFound.text}
    </Screen>
  )
}

/** Shown if a signed-in user lacks permission. */
export function ForbiddenScreen() {
  const t = useUiTexts()
  return (
    <Screen
      picture={LOCKED}
      eyebrow="403"
      title={t.forbidden.title}
      actions={[
        ['/Account', t.forbidden.roles],
        ['/', t.backHome],
      ]}
    >
      {t.forbidden.text}
    </Screen>
  )
}

/** Shown to staff who must prove a second factor first. `to`: the page that they wanted. */
export function FactorScreen({ to }: { to: string }) {
  const t = useUiTexts()
  return (
    <Screen
      picture={LOCKED}
      eyebrow="403"
      title={t.factor.title}
      actions={[
        [factorHref(to), t.factor.action],
        ['/', t.backHome],
      ]}
    >
      {t.factor.text}
    </Screen>
  )
}

/** Shown for a server error. `message` is shown verbatim, so it must be safe and readable. */
export function ErrorScreen({ message }: { message?: string }) {
  const t = useUiTexts()
  return (
    <Screen
      picture={APART}
      title={t.error.title}
      actions={[
        [THIS_PAGE, t.error.again],
        ['/', t.backHome],
      ]}
    >
      {message ?? t.error.text}
    </Screen>
  )
}

/** Shown without the site's header and footer while the installation cannot serve the page. */
function BusyScreen({ siteName }: { siteName?: string }) {
  const t = useUiTexts()
  return (
    <main id="isi" className="grid min-h-svh">
      <Screen picture={APART} eyebrow={siteName} title={t.busy.title} actions={[[THIS_PAGE, t.error.again]]}>
        {t.busy.text}
      </Screen>
    </main>
  )
}

interface StatusScreenProps {
  status: number
  siteName?: string | undefined
  /** Why the page failed, in words for people; other screens have their own. */
  message?: string | undefined
  isBusy?: boolean | undefined
}

/** Returns the screen of a response that has no page: busy, under maintenance, not found, forbidden, or failed. */
export function StatusScreen({ status, siteName, message, isBusy }: StatusScreenProps) {
  if (isBusy) return <BusyScreen {...(siteName && { siteName })} />
  if (status === 503) return <MaintenanceScreen {...(siteName && { siteName })} {...(message && { message })} />
  if (status === 404) return <NotFoundScreen />
  return status === 403 ? <ForbiddenScreen /> : <ErrorScreen {...(message && { message })} />
}

/** Shown without the site's header and footer. `message`: in the site's own words, or ours. */
export function MaintenanceScreen({ siteName, message }: { siteName?: string; message?: string }) {
  const t = useUiTexts()
  return (
    <main id="isi" className="grid min-h-svh">
      <Screen
        picture={GROWTH}
        eyebrow={siteName}
        title={t.maintenance.title}
        actions={[
          [THIS_PAGE, t.maintenance.check],
          [loginHref('/Studio'), t.maintenance.staff],
        ]}
      >
        {message ?? t.maintenance.text}
      </Screen>
    </main>
  )
}

/** An empty `href` reloads the current page, without a script too. */
const THIS_PAGE = ''

/** Strokes: path, colour name, and whether the shape is filled with a tint of it. */
type Picture = [path: string, colour: string, isFilled?: boolean][]

/** An open book with a page flying away. */
const LOST_PAGE: Picture = [
  [
    'M120 74c-18-13-42-15-68-12v66c26-3 50-1 68 12 18-13 42-15 68-12V62c-26-3-50-1-68 12v66M70 82q18-1 33 4M70 100q18-1 33 4M137 86q15-5 33-4',
    'primary',
  ],
  ['M150 14l36-6 8 44-36 6z', 'secondary', true],
  ['M172 42v.1M164 26c4-8 16-6 15 2-1 5-7 4-7 8M134 28q-16 4-20 22', 'secondary'],
]

/** A padlock. */
const LOCKED: Picture = [
  ['M84 70h72v62H84z', 'primary', true],
  ['M98 70V50c0-30 44-30 44 0v20', 'primary'],
  ['M120 94v16M120 92v.1', 'secondary'],
]

/** An unplugged plug and socket. */
const APART: Picture = [
  ['M12 104c26-34 38 22 66-8M98 66l12-10M112 82l12-10', 'primary'],
  ['M74 74l16-12 26 30-18 14c-12 6-34-18-24-32z', 'primary', true],
  ['M228 58c-24 32-36-22-62 10M124 34l-4-20M146 36l8-16M102 42L90 28', 'danger'],
  ['M170 82l-18 14-26-30 18-14c14-6 36 18 26 30z', 'danger', true],
]

/** A young plant. */
const GROWTH: Picture = [
  ['M82 86h76v14H82zM88 100h64l-8 40H96z', 'primary', true],
  ['M120 86V36', 'success'],
  ['M120 62c-26 2-36-12-36-28 22-2 36 8 36 28zM120 44c0-20 14-30 36-30 0 18-12 32-36 30z', 'success', true],
  ['M190 22v12M184 28h12M48 56v10M43 61h10', 'warning'],
]

interface ScreenProps {
  picture: Picture
  eyebrow?: string | undefined
  title: string
  children: ReactNode
  /** URL and text; the first is the primary action. */
  actions: [href: string, text: string][]
}

function Screen({ picture, eyebrow, title, children, actions }: ScreenProps) {
  const lang = useLang()
  return (
    <section
      className="grid min-h-[70vh] place-items-center px-4 py-12 sm:py-20"
      style={{ background: 'radial-gradient(28rem, color-mix(in srgb, var(--primary) 14%, transparent), transparent)' }}
    >
      <div className="flex w-full max-w-xl flex-col items-center text-center">
        <svg viewBox="0 0 240 160" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" className="w-60 sm:w-72">
          {[...picture, GROUND].map(([path, colour, isFilled]) => (
            <path key={path} d={path} stroke={`var(--${colour})`} fill={`var(--${colour})`} fillOpacity={isFilled ? 0.14 : 0} />
          ))}
        </svg>
        {eyebrow && <p className="mt-6 font-heading text-lg font-bold tracking-widest text-primary-text">{eyebrow}</p>}
        <h1 className="heading-section mt-2 text-ink">{title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{children}</p>
        <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          {actions.map(([href, text], index) => (
            // `data-document` forces a document load: the loaded page itself may have caused the failure.
            <a key={href} href={localHref(lang, href)} data-document className={`btn ${index ? 'btn-quiet' : 'btn-main'}`}>
              {text}
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}

const GROUND: Picture[number] = ['M24 140h192', 'light']
