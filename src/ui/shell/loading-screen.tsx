import { useUiTexts } from '../lang/use-ui-texts.tsx'
import { Spinner } from './spinner.tsx'

interface LoadingScreenProps {
  /** Target of a redirect, such as the account site's login: a path of this site or an http(s) URL; anything else is ignored. */
  redirectTo?: string
}

/** The loading screen. With `redirectTo` it redirects without a script. */
export function LoadingScreen({ redirectTo }: LoadingScreenProps) {
  const t = useUiTexts()
  const target = redirectTo && isSafeTarget(redirectTo) ? redirectTo : undefined
  return (
    <section className="grid min-h-[70vh] place-items-center px-4 py-16">
      {target && <meta httpEquiv="refresh" content={`0;url=${target}`} />}
      <div className="flex flex-col items-center gap-6 text-center">
        <Spinner />
        <p role="status" className="font-heading text-xl font-bold text-ink">
          {target ? t.loading.toSignIn : t.loading.screen}
        </p>
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
