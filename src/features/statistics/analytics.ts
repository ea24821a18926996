import { isGranted } from './consent.ts'
import { measurementId } from './measurement-id.ts'

/** The URL of the tag; the content security policy of a page with an id allows its host (`platform/http/security-headers.ts`). */
const TAG = 'https://www.googletagmanager.com/gtag/js'

type Globals = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>

let isLoaded = false

/**
 * Loads Google Analytics if the tenant has an id for this layout and the visitor consented; switches it off when consent is withdrawn. Without consent nothing
 * is loaded. Source: Google, "Install the Google tag" and "Disable Analytics data collection".
 */
export function followConsent(): void {
  const id = measurementId()
  if (!id) return
  const globals = window as unknown as Globals
  globals[`ga-disable-${id}`] = !isGranted()
  if (!isGranted() || isLoaded) return
  isLoaded = true
  const queue = (globals.dataLayer ??= [])
  // NOTE: the tag reads the `arguments` object itself; it treats an array differently.
  function gtag(..._words: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `${TAG}?id=${id}`
  document.head.append(script)
}
