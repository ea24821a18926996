/**
 * Marks the entries of the header (`data-entry`, the first part of a path) for the page that is shown, and closes the drawer. The server does
 * the same for the document it makes; a click within the site keeps the header as it is.
 */
export function markCurrentEntry(pathname: string): void {
  const first = `/${pathname.split('/')[1] ?? ''}`.toLowerCase()
  for (const link of document.querySelectorAll<HTMLElement>('[data-entry]')) {
    if (link.dataset['entry']?.toLowerCase() === first) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  for (const drawer of document.querySelectorAll('[data-part="header"] details[open]')) drawer.removeAttribute('open')
}
