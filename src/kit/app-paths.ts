import { isPersonalPath } from './personal.ts'

const APP = /^\/(?:studio|account|learn|checkout)(?:[/?#]|$)|\/chapter\//i
/** Public documents and files below `/Account`: steps before membership, downloads and a guardian's link. */
const DOCUMENTS = /^\/account\/(?:join|guardian|data\.json|session\.json)(?:[/?#]|$)/i

/** True if a path, without language prefix, is a page of the app rather than a public document. `main/halves.test.ts` compares it with the route table. */
export function isAppPath(path: string): boolean {
  return APP.test(path) && !DOCUMENTS.test(path)
}

/** True if a path, without language prefix, is a public document: cached, prefetched and swapped in. Doesn't exclude files (see `isFilePath`). */
export function isPublicPath(path: string): boolean {
  return !isAppPath(path) && !isPersonalPath(path)
}
