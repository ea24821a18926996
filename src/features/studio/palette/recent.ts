/** What a person chose lately in the palette, in this browser; a convenience, which any clearing may take. */
const KEY = 'sanggar:palette'
const MOST = 5

export interface Recent {
  title: string
  href: string
}

/** Returns the latest choices of this person, newest first; none where the browser stores nothing. */
export function readRecent(memberId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'memberId') !== memberId) return []
    const items: unknown = Reflect.get(kept, 'items')
    return Array.isArray(items) ? items.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts a choice before the others. Another person's choices go. */
export function rememberRecent(memberId: string, { title, href }: Recent): void {
  try {
    const items = [{ title, href }, ...readRecent(memberId).filter(one => one.href !== href)].slice(0, MOST)
    localStorage.setItem(KEY, JSON.stringify({ memberId, items }))
  } catch {
    // A browser that stores nothing remembers nothing.
  }
}

function isRecent(item: unknown): item is Recent {
  return (
    typeof item === 'object' &&
    item !== null &&
    typeof Reflect.get(item, 'title') === 'string' &&
    /^\/(?!\/)/.test(String(Reflect.get(item, 'href')))
  )
}
