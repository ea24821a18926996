import { useUiTexts } from '../lang/use-ui-texts.tsx'
import { Spinner } from './spinner.tsx'

interface LoadingScreenProps {
  /** Where it leads on to, as to the account login: a path of this site or an http(s) address; anything else is left out. */
  redirectTo?: string
}

/**
 * The loading screen, as plain markup: pages come whole from the server, so it shows only while a page's own loader runs in the browser,
 * and on the way to the account site, where it leads on without a script.
 */
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

/** A path of this site (not `//host`) or an http(s) address; no `javascript:`, nothing that ends the value of the refresh. */
export function isSafeTarget(target: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/)[^\s"'<>;]*$/i.test(target)
}
