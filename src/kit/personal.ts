/**
 * Pages about the person who is signed in: their addresses may name people or be keys, so nothing about them is measured.
 * `Learn` and `Checkout` have no pages yet.
 */
const ABOUT_A_PERSON = firstSegment(['Account', 'Studio', 'Learn', 'Checkout'])

/** Where a session begins or ends; nobody is led back there. */
const SIGN_IN_OR_OUT = firstSegment(['Login', 'Logout', 'CallbackAuth'])

/** Whether the page at a path, without the language's prefix, is about the person who is signed in. */
export function isAboutAPerson(path: string): boolean {
  return ABOUT_A_PERSON.test(path)
}

/** Whether a session begins or ends at a path, without the language's prefix. A query and a hash may follow. */
export function isSignInOrOut(path: string): boolean {
  return SIGN_IN_OR_OUT.test(path)
}

/**
 * Whether the page at a path, without the language's prefix, is personal: made for the one who asks, never stored or shared, never prefetched, and loaded
 * as a document of its own. The only list: the route table marks its pages by it.
 */
export function isPersonalPath(path: string): boolean {
  return isAboutAPerson(path) || isSignInOrOut(path)
}

function firstSegment(names: readonly string[]): RegExp {
  return new RegExp(`^/(?:${names.join('|')})(?:[/?#]|$)`, 'i')
}
