const ABOUT_A_PERSON = /^\/(?:login|logout|callbackauth|account|studio)(?:\/|$)/i
const WAY_IN_OR_OUT = /^\/(?:login|logout|callbackauth)(?:[/?#]|$)/i

/**
 * Whether a page's path, without the language's prefix, is about who is signed in: such a page is loaded as a document of its own, since the frame
 * around the pages shows who that is.
 */
export function isAccountPath(path: string): boolean {
  return ABOUT_A_PERSON.test(path)
}

/** The way to sign in and back to a page of this site, both without the language's prefix. Nobody is led back to the way in or out itself. */
export function loginHref(to: string): string {
  return to === '/' || WAY_IN_OR_OUT.test(to) ? '/Login' : `/Login?to=${encodeURIComponent(to)}`
}

/** The way back in for a person whom the account site still knows: no question is asked, and it ends at `to` in any case. */
export function quietLoginHref(to: string): string {
  return `/Login?quiet=1&to=${encodeURIComponent(to)}`
}
