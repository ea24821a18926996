import { type ComponentType, createContext, useContext } from 'react'
import { preloadModule } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { LangContext, useLang } from '../lang/lang.tsx'

/** The scripts of each island by its name: React's client, the island, and what they import. */
export type IslandFiles = Readonly<Record<string, readonly string[]>>

/** Set by the document that holds the islands. */
export const IslandFilesContext = createContext<IslandFiles>({})

interface IslandProps<P extends object> {
  /** The component's file without its ending, from `src/features`: `posts/ui/podcast-player` is `features/posts/ui/podcast-player.island.tsx`. */
  name: string
  component: ComponentType<P>
  /** What goes to the browser as JSON: plain values only, and nothing that the reader may not see. */
  props: P
  /** Where a page has the island more than once. */
  id?: string
}

/**
 * Places an island: a normal React component in a public document, rendered here and hydrated by itself in the browser (`start-islands.ts`). React is loaded only by pages
 * that have one. It must work as plain HTML before that, and without.
 */
export function Island<P extends object>({ name, component: Component, props, id = name.replaceAll('/', '-') }: IslandProps<P>) {
  const lang = useLang()
  // React writes these into the document's head, so that the browser fetches them while it reads the page.
  for (const file of useContext(IslandFilesContext)[name] ?? []) preloadModule(file, { as: 'script' })
  const html = renderToString(
    <LangContext value={lang}>
      <Component {...props} />
    </LangContext>,
    { identifierPrefix: id },
  )
  return <div data-island={name} id={id} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
}
