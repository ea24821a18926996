import { splitLang } from '#kit/lang.ts'

/** An old address that leads on. */
export interface Redirect {
  /** A path in the form of `toRedirectPath`. */
  from: string
  /** A path of the site, or an https address. */
  to: string
}

/** As many as a large site brings along. */
export const MAX_REDIRECTS = 20_000
export const LONGEST_ADDRESS = 500

const ORIGIN = 'https://own.invalid'
const TARGET = /^(\/(?![/\\])[^\s"'<>\\]*|https:\/\/[^\s"'<>\\]+)$/

/**
 * Returns the path by which a redirect is found: decoded, in small letters, without language prefix, query and trailing slash. undefined for what is no path
 * of a page: the home page, an address of another site, a broken encoding.
 */
export function toRedirectPath(address: string): string | undefined {
  if (!/^\/(?![/\\])/.test(address) || address.length > LONGEST_ADDRESS || !URL.canParse(address, ORIGIN)) return undefined
  const url = new URL(address, ORIGIN)
  if (url.origin !== ORIGIN) return undefined
  try {
    const path = decodeURIComponent(splitLang(url.pathname).path).normalize('NFC').toLowerCase().replace(/\/+$/, '')
    return path.length > 1 && path.length <= LONGEST_ADDRESS && !/\p{Cc}/u.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** True for an address that a redirect may lead to. */
export function isTarget(address: string): boolean {
  return address.length <= LONGEST_ADDRESS && TARGET.test(address)
}

/** Returns the old addresses whose redirects lead back to themselves. `all`: every redirect of a site, from → to. */
export function findCircles(all: ReadonlyMap<string, string>): Set<string> {
  const circles = new Set<string>()
  for (const from of all.keys()) {
    const passed = new Set<string>()
    let at: string | undefined = from
    while (at !== undefined && !passed.has(at)) {
      passed.add(at)
      const to = all.get(at)
      at = to === undefined ? undefined : toRedirectPath(to)
    }
    if (at === from) circles.add(from)
  }
  return circles
}

/**
 * Returns which redirects of an import are to be added to those of a site (`all`, from → to), and which exceed what a site may have. What is there stays as it is;
 * what is no path, or would lead in a circle, is neither. A post that keeps its address needs none.
 */
export function fitRedirects<T extends Redirect>(
  all: ReadonlyMap<string, string>,
  given: readonly T[],
): { added: Map<string, string>; beyond: T[] } {
  const whole = new Map(all)
  const added = new Map<string, string>()
  const beyond: T[] = []
  for (const one of given) {
    const from = toRedirectPath(one.from)
    if (from === undefined || whole.has(from) || from === toRedirectPath(one.to) || !isTarget(one.to)) continue
    if (whole.size >= MAX_REDIRECTS) beyond.push(one)
    else {
      whole.set(from, one.to)
      added.set(from, one.to)
    }
  }
  for (const from of findCircles(whole)) added.delete(from)
  return { added, beyond }
}
