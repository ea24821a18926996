import { createContext, useContext, useState } from 'react'

/** The HTML that the server made for this document, by the part's name. Never given in a browser. */
export const ServerParts = createContext<ReadonlyMap<string, string> | null>(null)

interface ServerPartProps {
  name: string
  /** The HTML that came with a click within the site; null where it came with the document. */
  html?: string | null | undefined
  as?: 'div' | 'style'
}

/**
 * A part of the page that only the server knows how to make: its components, texts and data never reach the browser, and are not hydrated.
 * On the server it was made before; in the browser it takes up what the document holds, or the HTML that a navigation brought.
 * Source: docs/decisions/007.
 */
export function ServerPart({ name, html, as: As = 'div' }: ServerPartProps) {
  const made = useContext(ServerParts)?.get(name)
  const [taken] = useState(() =>
    typeof document === 'undefined' ? '' : (document.querySelector(`[data-part="${name}"]`)?.innerHTML ?? ''),
  )
  return <As data-part={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? made ?? taken }} />
}
