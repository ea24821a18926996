import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'

export interface IslandModule {
  default: ComponentType<object>
}

/** Loads an island's module by name; see `Island`. */
export type IslandLoader = (name: string) => Promise<IslandModule> | undefined

const roots = new Map<HTMLElement, Root>()
/** The server's HTML by island. Turbo's page snapshots contain the HTML as React has changed it since. */
const served = new Map<string, string>()

/** Hydrates the document's islands that are not hydrated yet. If code can't be loaded, the server's HTML stays usable. */
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

/** Unmounts islands that are no longer in the document. */
export function stopLeftIslands(): void {
  for (const [element, root] of roots) {
    if (element.isConnected) continue
    root.unmount()
    roots.delete(element)
  }
}

/** Restores the server's HTML of the islands in a page that Turbo is about to show: hydration would fail on changed HTML. */
export function restoreIslands(page: ParentNode): void {
  for (const element of islandsIn(page)) {
    const html = served.get(keyOf(element))
    if (html !== undefined) element.innerHTML = html
  }
}

function islandsIn(page: ParentNode): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-island]')]
}

/** The values that determine an island's HTML. */
function keyOf({ id, dataset }: HTMLElement): string {
  return [document.documentElement.lang, id, dataset['island'], dataset['props']].join(' ')
}
