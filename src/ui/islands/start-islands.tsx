import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'

export interface IslandModule {
  default: ComponentType<object>
}

/** Loads an island's module by its name; see `Island`. */
export type IslandLoader = (name: string) => Promise<IslandModule> | undefined

const roots = new Map<HTMLElement, Root>()
/** The server's HTML by what it was made of: Turbo's copies of a page hold what the browser has made of it since. */
const served = new Map<string, string>()

/** Hydrates the islands of the document that have not been yet. Where code can't be loaded, the server's HTML stays and works. */
export async function startIslands(load: IslandLoader): Promise<void> {
  const waiting = islandsIn(document).filter(element => !roots.has(element))
  await Promise.all(
    waiting.map(element =>
      start(element, load).catch((error: unknown) => console.warn('An island stays as the server has made it', error)),
    ),
  )
}

async function start(element: HTMLElement, load: IslandLoader): Promise<void> {
  const [{ hydrateIsland }, module] = await Promise.all([import('./hydrate-island.tsx'), load(element.dataset['island'] ?? '')])
  if (!module || !element.isConnected || roots.has(element)) return
  served.set(keyOf(element), element.innerHTML)
  roots.set(element, hydrateIsland(element, module.default))
}

/** Unmounts the islands that have left the document. */
export function stopLeftIslands(): void {
  for (const [element, root] of roots) {
    if (element.isConnected) continue
    root.unmount()
    roots.delete(element)
  }
}

/** Puts the server's HTML back into the islands of a page that Turbo is about to show: hydrating what was changed since would fail. */
export function restoreIslands(page: ParentNode): void {
  for (const element of islandsIn(page)) {
    const html = served.get(keyOf(element))
    if (html !== undefined) element.innerHTML = html
  }
}

function islandsIn(page: ParentNode): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-island]')]
}

/** An island's HTML follows from these alone. */
function keyOf({ id, dataset }: HTMLElement): string {
  return [document.documentElement.lang, id, dataset['island'], dataset['props']].join(' ')
}
