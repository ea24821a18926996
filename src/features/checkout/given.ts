import type { PageRequest } from '#platform/http/page-routes.ts'

/** Returns a part of a page's path as it was given, from 1: keys and codes differ by their letters' case, which parameters lose. */
export function givenPart({ givenPath }: Pick<PageRequest, 'givenPath'>, at: number): string {
  try {
    return decodeURIComponent(givenPath.split('/')[at] ?? '')
  } catch {
    return ''
  }
}
