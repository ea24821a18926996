import { isPersonalPath } from './personal.ts'

const APP = /^\/(?:studio|account|learn|checkout)(?:[/?#]|$)|\/chapter\//i
/** Documents about a person that are no pages of the app: steps before one is a member, files, a parent's link. */
const DOCUMENTS = /^\/account\/(?:join|guardian|data\.json|session\.json)(?:[/?#]|$)/i

/** Whether a path of this site, without the language's prefix, is a page of the app rather than a public document. `main/halves.test.ts` holds the route table against it. */
export function isAppPath(path: string): boolean {
  return APP.test(path) && !DOCUMENTS.test(path)
}

/** Whether a path of this site, without the language's prefix, is a public document: one that is cached, prefetched and swapped in. Files aside (`isFilePath`). */
export function isPublicPath(path: string): boolean {
  return !isAppPath(path) && !isPersonalPath(path)
}
