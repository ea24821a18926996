import { isSignInOrOut } from './personal.ts'

/** The way to sign in and back to a page of this site, both without the language's prefix. Nobody is led back to the way in or out itself. */
export function loginHref(to: string): string {
  return to === '/' || isSignInOrOut(to) ? '/Login' : `/Login?to=${encodeURIComponent(to)}`
}

/** The way back in for a person whom the account site still knows: no question is asked, and it ends at `to` in any case. */
export function quietLoginHref(to: string): string {
  return `/Login?quiet=1&to=${encodeURIComponent(to)}`
}
