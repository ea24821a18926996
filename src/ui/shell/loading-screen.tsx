import { useEffect, useRef } from 'react'
import { useUiTexts } from '../lang/use-ui-texts.tsx'
import { Spinner } from './spinner.tsx'

interface LoadingScreenProps {
  /** Target of a redirect, such as the account site's login: a path of this site or an http(s) URL; anything else is ignored. */
  redirectTo?: string
}

/** The loading screen. With `redirectTo` it redirects without a script. Takes the focus where it replaces an open page, so that screen readers read it. */
export function LoadingScreen({ redirectTo }: LoadingScreenProps) {
  const t = useUiTexts()
  // A path may hold an apostrophe, which would end the value of the refresh.
  const href = redirectTo?.replaceAll("'", '%27')
  const target = href && isSafeTarget(href) ? href : undefined
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <section className="grid min-h-[70vh] place-items-center px-4 py-16">
      {target && <meta httpEquiv="refresh" content={`0;url=${target}`} />}
      <div className="flex flex-col items-center gap-6 text-center">
        <Spinner />
        <div ref={status} role="status" tabIndex={-1} className="outline-none">
          <h1 className="font-heading text-xl font-bold text-ink">{target ? t.loading.toSignIn : t.loading.screen}</h1>
        </div>
        {target && (
          <a
            href={target}
            data-document
            className="inline-flex min-h-11 items-center px-4 font-medium text-primary-text underline underline-offset-4"
          >
            {t.loading.goOn}
          </a>
        )}
      </div>
    </section>
  )
}

/** True for a path of this site (not `//host`) or an http(s) URL without characters that could end the value of the refresh; false for `javascript:`. */
export function isSafeTarget(target: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/)[^\s"'<>;]*$/i.test(target)
}
