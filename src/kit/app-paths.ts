import { isPersonalPath } from './personal.ts'

const APP = /^\/(?:studio|account|learn|checkout|pay)(?:[/?#]|$)|\/chapter\//i
/** Public documents and files below `/Account`: steps before membership, downloads and a guardian's link. */
const DOCUMENTS = /^\/account\/(?:class\/[^/]+|join|guardian|notices\/unsubscribe|data\.json|session\.json)(?:[/?#]|$)/i

/** Id of the route that frames the studio, the account and `/Learn`. */
export const FRAME_ROUTE = 'frame'

/** True if a path, without language prefix, is a page of the app rather than a public document. `main/halves.test.ts` compares it with the route table. */
export function isAppPath(path: string): boolean {
  return APP.test(path) && !DOCUMENTS.test(path)
}

/** True if a path, with or without language prefix, is a chapter's. */
export function isChapterPath(path: string): boolean {
  return /\/chapter\//i.test(path)
}

/** True if a path, without language prefix, is a public document: cached, prefetched and swapped in. Doesn't exclude files (see `isFilePath`). */
export function isPublicPath(path: string): boolean {
  return !isAppPath(path) && !isPersonalPath(path)
}

/** True if a path, without language prefix, is a page on which one pays. */
export function isPayPath(path: string): boolean {
  return /^\/(?:checkout|pay|callbackpayment|payment-status)(?:[/?#]|$)/i.test(path)
}
