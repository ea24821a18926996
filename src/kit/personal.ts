/**
 * Pages about the signed-in person, and previews: their URLs may name people or contain secrets, so they are not measured. What somebody pays is
 * theirs to see, whether they have an account or a link.
 */
const ABOUT_A_PERSON = firstSegment(['Account', 'Studio', 'Learn', 'Checkout', 'Pay', 'CallbackPayment', 'Payment-Status', 'Preview'])

/** Pages where a session begins or ends. Sign-in never leads back to them. */
const SIGN_IN_OR_OUT = firstSegment(['Login', 'Logout', 'CallbackAuth'])

/** True if the page at a path, without language prefix, is about the signed-in person. */
export function isAboutAPerson(path: string): boolean {
  return ABOUT_A_PERSON.test(path)
}

/** True if a session begins or ends at a path, without language prefix. A query or fragment may follow. */
export function isSignInOrOut(path: string): boolean {
  return SIGN_IN_OR_OUT.test(path)
}

/**
 * True if the page at a path, without language prefix, is personal: rendered for one viewer, never cached or prefetched, and always loaded as a document.
 * This is the only list: the route table sets `isPersonal` by it.
 */
export function isPersonalPath(path: string): boolean {
  return isAboutAPerson(path) || isSignInOrOut(path)
}

function firstSegment(names: readonly string[]): RegExp {
  return new RegExp(`^/(?:${names.join('|')})(?:[/?#]|$)`, 'i')
}
