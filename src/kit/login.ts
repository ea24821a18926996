import { isSignInOrOut } from './personal.ts'

/** Returns the sign-in URL that leads back to a page of this site. Both are without language prefix. Never leads back to sign-in or sign-out itself. */
export function loginHref(to: string): string {
  return to === '/' || isSignInOrOut(to) ? '/Login' : `/Login?to=${encodeURIComponent(to)}`
}

/** Returns the URL of a silent sign-in for a person with a session at the account site: it shows no form and always ends at `to`. */
export function quietLoginHref(to: string): string {
  return `/Login?quiet=1&to=${encodeURIComponent(to)}`
}

/** Returns the URL of a sign-in that proves a second factor, if `isFresh` one of just now, and leads back. For people who are signed in here, too. */
export function factorHref(to: string, isFresh = false): string {
  return `/Login?factor=${isFresh ? 'fresh' : '1'}&to=${encodeURIComponent(to)}`
}
