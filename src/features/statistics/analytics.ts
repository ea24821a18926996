import { isGranted } from './consent.ts'
import { measurementId } from './measurement-id.ts'

/** The host that the tag is loaded from; the content security policy of a page with an id allows it (`platform/http/security-headers.ts`). */
const TAG = 'https://www.googletagmanager.com/gtag/js'

type Globals = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>

let isLoaded = false

/**
 * Loads Google Analytics where the tenant has an id for this layout and the visitor allowed it; turns it off where they took that back. Without
 * a yes nothing of it is loaded. Source: Google, "Install the Google tag" and "Disable Analytics data collection".
 */
export function followConsent(): void {
  const id = measurementId()
  if (!id) return
  const globals = window as unknown as Globals
  globals[`ga-disable-${id}`] = !isGranted()
  if (!isGranted() || isLoaded) return
  isLoaded = true
  const queue = (globals.dataLayer ??= [])
  // The tag reads the `arguments` object itself; an array means something else to it.
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
