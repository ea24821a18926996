import * as Turbo from '@hotwired/turbo'
import { isPublicPath } from '#kit/app-paths.ts'
import { isFilePath, splitLang } from '#kit/lang.ts'
import { takePrefetched } from './prefetch.ts'
import type { SiteShell } from './site-shell.ts'

/** Callbacks around a navigation. */
interface PageHooks {
  /** Before a page is rendered; not for the first. */
  beforePage: (body: HTMLElement) => void
  /** After each page is rendered, including the first. */
  onPage: () => void
}

/**
 * Navigates between public documents with Turbo, which fetches and swaps them and keeps the radio and the shell. If a page fails to load, the open one
 * stays.
 */
export function startNavigation(shell: SiteShell, { beforePage, onPage }: PageHooks): void {
  // Our own progress bar replaces Turbo's.
  Turbo.config.drive.progressBarDelay = 1e9
  const places = guardPlaces()
  const fail = () => {
    shell.fail()
    places.release()
    // Turbo sets it for a visit and doesn't remove it from a failed one.
    document.documentElement.removeAttribute('aria-busy')
  }

  document.addEventListener('turbo:click', event => {
    const url = new URL(event.detail.url)
    if (!isDocumentOfOurs(url) || isPlaceInPage(url)) event.preventDefault()
  })
  document.addEventListener('turbo:visit', ({ detail }) => {
    layOutWhole()
    if (detail.action === 'restore') places.hold()
    else places.release()
    shell.start()
  })
  document.addEventListener('turbo:before-fetch-request', ({ detail }) => {
    const isRead = isGet(detail.fetchOptions.method)
    const response = isRead ? takePrefetched(detail.url.href.replace(/#.*$/, '')) : undefined
    // Turbo's types lack `fetchRequest`, which its own prefetch sets.
    if (response) Object.assign(detail, { fetchRequest: { response } })
    else if (!isRead) shell.start()
  })
  document.addEventListener('turbo:before-fetch-response', event => {
    if (event.detail.fetchResponse.statusCode < 500) return
    event.preventDefault()
    fail()
  })
  document.addEventListener('turbo:fetch-request-error', event => {
    // Otherwise Turbo loads the URL as a document, and the open page is lost.
    event.preventDefault()
    const { url, method } = event.detail.request
    if (isGet(method)) void leadsAway(url).then(isAway => (isAway ? location.assign(url) : fail()))
    else fail()
  })
  document.addEventListener('turbo:before-render', ({ detail }) => {
    beforePage(detail.newBody)
    detail.render = showBody
  })
  document.addEventListener('turbo:render', () => {
    places.release()
    shell.finish()
    reviveMedia()
    onPage()
    enterPage(shell)
  })
  // A GET form's action may name a place in the page that it leads to. Turbo visits the response's URL, which has no fragment.
  let place = ''
  document.addEventListener('turbo:submit-start', ({ detail: { formSubmission } }) => {
    place = isGet(formSubmission.method as string) ? new URL(formSubmission.formElement.action).hash.slice(1) : ''
  })
  document.addEventListener('turbo:load', () => {
    // A redirect to the open page renders nothing.
    places.release()
    shell.finish()
    if (place) document.getElementById(place)?.scrollIntoView()
    place = ''
  })
  onPage()
}

/**
 * Keeps the place of a page that is come back to. Turbo notes each scroll for the history's open entry, which is the other page's from the step back on; the
 * browser may tell only then that the page being left has scrolled, as to its top just before.
 */
function guardPlaces() {
  let isHeld = false
  const stop = (event: Event) => isHeld && event.target === document && event.stopImmediatePropagation()
  addEventListener('scroll', stop, { capture: true })
  return { hold: () => void (isHeld = true), release: () => void (isHeld = false) }
}

/** Turbo writes methods in both cases. */
function isGet(method = 'GET'): boolean {
  return method.toUpperCase() === 'GET'
}

/** True if a URL is a public document of this site in the current language: the `html` element and the frame are in one language. */
function isDocumentOfOurs(url: URL): boolean {
  const { lang, path } = splitLang(url.pathname)
  return !isFilePath(url.pathname) && isPublicPath(path) && lang === splitLang(location.pathname).lang
}

/** Whether an address is a place in the page that is open: the browser goes there, where Turbo would fetch the page anew. */
function isPlaceInPage({ hash, pathname, search }: URL): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}

/** Whether an address redirects, as far as can be seen: to another site, no script may follow. */
async function leadsAway(url: URL): Promise<boolean> {
  return await fetch(url, { redirect: 'manual' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  )
}

/** Swaps the body and keeps the open page's permanent elements. Turbo does the latter itself, except in a page with an error status such as "not found". */
function showBody(open: HTMLElement, next: HTMLElement): void {
  // What plays would stop if it went through another document.
  document.adoptNode(next)
  for (const kept of open.querySelectorAll('[data-turbo-permanent]')) {
    const slot = next.querySelector(`#${kept.id}[data-turbo-permanent]`)
    if (!slot) continue
    // Leave a copy for the snapshot that Turbo takes of the page being left.
    kept.replaceWith(kept.cloneNode(true))
    slot.replaceWith(kept)
  }
  open.replaceWith(next)
}

/** Reloads media whose source lookup failed in Turbo's parsed page, which has no window. */
function reviveMedia(): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    if (media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) media.load()
}

/** Moves the focus to the new page and announces its title. Elements with `autofocus`, such as a refused form, are focused by Turbo. */
function enterPage(shell: SiteShell): void {
  const hasFocus = document.activeElement !== null && document.activeElement !== document.body
  // The browser handles a jump to a fragment.
  if (!hasFocus && !location.hash) document.getElementById('isi')?.focus({ preventScroll: true })
  shell.announce(document.title)
}

/**
 * Has the browser lay out all of the page at once (`shell.css`): the place in it that is left, and one that is come back to, are found only in a page of full height.
 * What is seen stays where it is, since guessed heights above it become real ones; browsers do not see to that here.
 */
function layOutWhole(): void {
  const { dataset } = document.documentElement
  if ('whole' in dataset) return
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const topOf = () => seen?.getBoundingClientRect().top ?? 0
  const before = topOf()
  dataset['whole'] = ''
  scrollBy({ top: topOf() - before, behavior: 'instant' })
}
