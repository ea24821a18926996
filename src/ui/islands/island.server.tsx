import { type ComponentType, createContext, useContext } from 'react'
import { preloadModule } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { LangContext, useLang } from '../lang/lang.tsx'

/** Script files of each island by name: React's client, the island, and their imports. */
export type IslandFiles = Readonly<Record<string, readonly string[]>>

/** Provided by the document that contains the islands. */
export const IslandFilesContext = createContext<IslandFiles>({})

interface IslandProps<P extends object> {
  /** Path of the component's file from `src/features` without its suffix: `posts/ui/podcast-player` is `features/posts/ui/podcast-player.island.tsx`. */
  name: string
  component: ComponentType<P>
  /** Sent to the browser as JSON: plain values only, and nothing that the reader may not see. */
  props: P
  /** Required if a page contains the island more than once. */
  id?: string
}

/**
 * Places an island in a public document: a React component that is rendered here and hydrated on its own in the browser (`start-islands.tsx`). React is
 * loaded only by pages with an island. The component must work as plain HTML before hydration, and without it.
 */
export function Island<P extends object>({ name, component: Component, props, id = name.replaceAll('/', '-') }: IslandProps<P>) {
  const lang = useLang()
  // React hoists these into the document's head, so that the browser fetches them early.
  for (const file of useContext(IslandFilesContext)[name] ?? []) preloadModule(file, { as: 'script' })
  const html = renderToString(
    <LangContext value={lang}>
      <Component {...props} />
    </LangContext>,
    { identifierPrefix: id },
  )
  return <div data-island={name} id={id} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
}
