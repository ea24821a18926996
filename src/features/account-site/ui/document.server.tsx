import type { ReactNode } from 'react'
import { LANGS, type Lang, languageOf, localHref } from '#kit/lang.ts'
import { Document } from '#ui/document.server.tsx'
import { accountTexts } from '../texts.ts'
import type { AccountVisit } from '../visit.ts'

interface AccountDocumentProps {
  visit: AccountVisit
  title: string
  /** True if a form was rejected: the title, which screen readers read first, says so. */
  isRefused?: boolean
  /** For lists: wider than a form. */
  isWide?: boolean | undefined
  children: ReactNode
}

/** A document of the account site: the tenant's name, one card, the footer. */
export function AccountDocument({ visit, title, isRefused = false, isWide = false, children }: AccountDocumentProps) {
  const { theme, lang, route, dependencies } = visit
  const problems = accountTexts(lang).form.problems
  const head = (
    <>
      <title>{`${isRefused ? `${problems}: ` : ''}${title} | ${theme.title}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={theme.themeColour} />
      <link rel="stylesheet" href={dependencies.stylesheet} />
      <link rel="icon" href={theme.favicon} />
      {theme.fontPreload.map(href => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: theme.css + BACKGROUND }} />
    </>
  )
  return (
    <Document lang={lang} data={{ 'data-layout': theme.layout, 'data-variant': theme.variant }} route={route.name} head={head}>
      <div className="account-ground flex min-h-dvh flex-col px-4">
        <Header visit={visit} />
        <main id="isi" className={`mx-auto flex w-full flex-1 flex-col justify-center py-4 ${isWide ? 'max-w-[40rem]' : 'max-w-[28rem]'}`}>
          <div className="card p-6 sm:p-9">
            <h1 className="heading-section !text-[clamp(1.6rem,1.4rem+1vw,2rem)]">{title}</h1>
            {children}
          </div>
        </main>
        <Footer visit={visit} />
      </div>
    </Document>
  )
}

/** The brand's own colours, light, behind the card. The card has its padding even if the brand's cards have none. */
const BACKGROUND =
  '.account-ground main .card{padding-inline:clamp(1.5rem,6vw,2.25rem)}.account-ground{background:radial-gradient(60rem 36rem at 8% -10%,color-mix(in srgb,var(--primary) 20%,var(--page)),transparent 70%),radial-gradient(52rem 34rem at 105% 110%,color-mix(in srgb,var(--secondary) 18%,var(--page)),transparent 70%),var(--page)}'

function Header({ visit: { theme, lang } }: { visit: AccountVisit }) {
  const t = accountTexts(lang)
  return (
    <header className="mx-auto flex w-full max-w-[28rem] justify-center pt-6 pb-2">
      <a
        href={theme.origin}
        aria-label={t.fill('frame.home', { site: theme.title })}
        className="font-heading text-ink flex min-h-12 items-center gap-3 rounded-lg text-xl leading-tight font-extrabold tracking-tight"
      >
        {theme.Mark === undefined ? (
          <img src={theme.logo} alt="" width={44} height={44} className="size-11 rounded-xl object-contain" />
        ) : (
          theme.Mark && <theme.Mark className="h-11 w-auto" />
        )}
        {theme.title}
      </a>
    </header>
  )
}

const footerLink = 'inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline'

function Footer({ visit }: { visit: AccountVisit }) {
  const { theme, lang } = visit
  const { frame } = accountTexts(lang)
  return (
    <footer className="text-ink-soft print:hidden mx-auto flex w-full max-w-[40rem] flex-wrap items-center justify-center gap-x-3 py-5">
      <nav aria-label={frame.language} className="flex">
        {LANGS.map(one => (
          <a
            key={one}
            href={langHref(visit, one)}
            lang={one}
            hrefLang={one}
            aria-current={one === lang ? 'true' : undefined}
            className={`${footerLink} aria-[current]:text-ink aria-[current]:font-semibold`}
          >
            {languageOf(one).name}
          </a>
        ))}
      </nav>
      {/* Without a tenant there is nobody yet whose terms they are. */}
      {theme.tenantId && (
        <>
          <a href={theme.origin + localHref(lang, '/Privacy-Policy')} className={footerLink}>
            {frame.privacy}
          </a>
          <a href={theme.origin + localHref(lang, '/Terms-And-Conditions')} className={footerLink}>
            {frame.terms}
          </a>
        </>
      )}
    </footer>
  )
}

/** Returns the URL of this page in another language, with its query. */
function langHref({ url, route, pendingAuthorization }: AccountVisit, lang: Lang): string {
  const query = new URLSearchParams(url.search || pendingAuthorization)
  query.delete('ui_locales')
  query.set('lang', lang)
  return `${route.path}?${query}`
}
