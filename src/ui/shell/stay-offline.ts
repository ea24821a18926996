/**
 * While the browser is offline, keeps the open page: a link or form of this site would replace it with the browser's own error page, or leave its address
 * on the page before. `onStay` is called for each. `mayFollow`: links lead on all the same, since the service worker shows what is kept or says what is not.
 * A form whose script keeps what is typed bears `data-local`. Listens before Turbo and React Router, which leave a prevented event alone. Returns a function
 * that stops it.
 */
export function stayWhileOffline(
  isOnline: () => boolean,
  target: Document,
  onStay: () => void,
  mayFollow: () => boolean = () => false,
): () => void {
  const stay = (event: Event) => {
    if (isOnline() || !leavesPage(event) || (event.type === 'click' && mayFollow())) return
    event.preventDefault()
    onStay()
  }
  target.addEventListener('click', stay, { capture: true })
  target.addEventListener('submit', stay, { capture: true })
  return () => {
    target.removeEventListener('click', stay, { capture: true })
    target.removeEventListener('submit', stay, { capture: true })
  }
}

function leavesPage(event: Event): boolean {
  if (event.type === 'submit') return !(event.target instanceof HTMLElement && event.target.dataset['local'] !== undefined)
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.origin === location.origin && !isPlaceInPage(link)
}

/** True for a jump within the open page, which needs no connection. */
function isPlaceInPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}
