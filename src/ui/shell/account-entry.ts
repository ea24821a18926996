import { localHref, splitLang } from '#kit/lang.ts'
import { loginHref } from '#kit/login.ts'

/**
 * The header stays as it came while one walks on within the site: its ways to sign in learn which page they shall lead back to. The server does the
 * same for the document it makes.
 */
export function aimLogin(links: Iterable<Pick<Element, 'setAttribute'>>, here: Pick<Location, 'pathname' | 'search'>): void {
  const { lang, path } = splitLang(here.pathname)
  for (const link of links) link.setAttribute('href', localHref(lang, loginHref(path + here.search)))
}

/** What the header says of who is signed in: the data of its entry for the account; undefined on a screen without a header. */
export function accountEntry(): DOMStringMap | undefined {
  return document.querySelector<HTMLElement>('[data-account-entry]')?.dataset
}

/** Whether the document was made for a person. */
export function showsPerson(entry: DOMStringMap | undefined): boolean {
  return entry?.['userKind'] !== undefined
}
