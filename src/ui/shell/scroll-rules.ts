/*
 * Where a page stands when it enters: at the hash's target, else where one left it, else at the top.
 * React Router's ScrollRestoration puts the saved position before the hash (and its inline script, before hydration, knows no hash at all),
 * so these are rules of our own.
 */

const STORAGE_KEY = 'sanggar:scroll'
const MAX_ENTRIES = 50

/** The place of a page that enters: a number is px from the top. `isKept`: the navigation asked for no reset (a filter, a form that is shown again). */
export function choosePlace(page: { hasTarget: boolean; savedTop: number | undefined; isKept: boolean }): 'target' | 'stay' | number {
  if (page.hasTarget) return 'target'
  return page.savedTop ?? (page.isKept ? 'stay' : 0)
}

export interface Spot {
  key: string
  pathname: string
  search: string
  hash: string
}

/**
 * Positions in px by history entry, the last 50. The address is part of the name, since the entries that the browser makes
 * (a first page, a jump to a hash) share the key `default`.
 */
export function createPositions(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  let positions: Map<string, number>
  try {
    // Our own text, or one that is no list: whoever else writes there can only make a page enter at an odd place.
    positions = new Map<string, number>(JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    positions = new Map()
  }

  return {
    find: (spot: Spot) => positions.get(nameOf(spot)),
    remember(spot: Spot, top: number): void {
      const name = nameOf(spot)
      positions.delete(name)
      positions.set(name, top)
    },
    persist(): void {
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)))
      } catch {
        // Blocked or full storage costs only the positions of the pages before a reload.
      }
    },
  }
}

function nameOf({ key, pathname, search, hash }: Spot): string {
  return `${key} ${pathname}${search}${hash}`
}

/** The id that a hash names: `#isi`, `#bab%201`. Undefined for none and for one that cannot be read. */
export function idOfHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined
  } catch {
    return
  }
}

let positions: ReturnType<typeof createPositions> | undefined
let current: Spot | undefined

/**
 * Called as soon as a page stands in the document (in a layout effect). The first page of a document was placed by the browser,
 * save where the browser was told to leave that to us.
 */
export function enterPage(spot: Spot, isKept: boolean): void {
  positions ??= createPositions(() => sessionStorage)
  if (current && nameOf(current) === nameOf(spot)) return
  const previous = current
  current = spot
  if (!previous && history.scrollRestoration === 'auto') return
  if (previous) showWhole(null)
  const target = document.getElementById(idOfHash(spot.hash) ?? '')
  const place = choosePlace({ hasTarget: target !== null, savedTop: positions.find(spot), isKept: isKept || !previous })
  // A jump within the page may glide, as the style sheet says; a page that enters is simply there.
  if (place === 'target') target?.scrollIntoView({ behavior: previous?.pathname === spot.pathname ? 'auto' : 'instant' })
  else if (place !== 'stay') scrollTo({ top: place, behavior: 'instant' })
}

/**
 * Has the browser lay out all of the page at once (see `shell.css`): a place further down is found only then. What was jumped over above had a guessed height
 * until now; `seen`, or what is in the middle of the screen, keeps its place, and where one stands is noted anew; with null the page
 * has just come and is placed after.
 */
export function showWhole(seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)): void {
  const { dataset } = document.documentElement
  if ('whole' in dataset) return
  const before = seen?.getBoundingClientRect().top
  dataset['whole'] = ''
  if (!seen || before === undefined) return
  scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' })
  if (current && isAt(current)) positions?.remember(current, scrollY)
}

/** Notes where each page is left, and tells the browser to leave its pages to us. Answers the way to stop. */
export function watchScroll(): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  takeOver()
  // While one scrolls and not when one leaves: by then the next page may stand there already, and be shorter.
  addEventListener('scroll', () => current && isAt(current) && positions?.remember(current, scrollY), { passive: true, signal })
  addEventListener('pageshow', takeOver, { signal })
  addEventListener(
    'pagehide',
    () => {
      positions?.persist()
      // On a reload the browser restores sooner than we can, but it would put the position before a hash.
      if (!location.hash) history.scrollRestoration = 'auto'
    },
    { signal },
  )
  return () => stopping.abort()
}

/**
 * Whether the browser's own address is that of the page which stands there. It is another one between a step back, or a jump to a hash,
 * and the commit of its page: what scrolls then is no wish of the visitor about the page that is left.
 */
function isAt(spot: Spot): boolean {
  const { pathname, search, hash } = location
  return nameOf({ key: history.state?.key ?? 'default', pathname, search, hash }) === nameOf(spot)
}
