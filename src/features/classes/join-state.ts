/**
 * Puts what a class offers to the person in the place of what its document offers to everybody: from their own page of joining, which has the same box. If
 * it can't be read, or is the same, the document's stays: a button that is put in another's place just as it is pressed does nothing.
 */
export function start(): void {
  if (document.documentElement.dataset['who'] === undefined) return
  for (const box of document.querySelectorAll<HTMLElement>('[data-join-state]')) void renew(box)
}

async function renew(box: HTMLElement): Promise<void> {
  const path = box.querySelector('form')?.getAttribute('action') ?? localOf(box.dataset['joinState'] ?? '')
  if (location.pathname === path) return
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' } })
    if (!response.ok || response.redirected) return
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const own = page.querySelector('[data-join-state]')
    if (own && box.isConnected && !own.isEqualNode(box)) box.replaceWith(document.adoptNode(own))
  } catch {
    // Not reached: the document's own form leads on.
  }
}

/** The path in the page's language: its links begin with it. */
function localOf(path: string): string {
  const lang = document.documentElement.lang
  return location.pathname === `/${lang}` || location.pathname.startsWith(`/${lang}/`) ? `/${lang}${path}` : path
}
