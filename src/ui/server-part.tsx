import { createContext, useContext, useState } from 'react'
import type { ServerMade } from './server-made.ts'

/** What the server made for this document. Never given in a browser. */
export const ServerParts = createContext<ReadonlyMap<string, ServerMade> | null>(null)

interface ServerPartProps {
  name: string
  /** The HTML that came with a click within the site; null where it came with the document. */
  html?: string | null | undefined
  as?: 'div' | 'style'
}

/**
 * A part of the page that only the server knows how to make: its components, texts and data never reach the browser, and are not hydrated.
 * On the server it is rendered in place; in the browser it takes up what the document holds, or the HTML that a navigation brought.
 * Source: docs/decisions/007.
 */
export function ServerPart({ name, html, as: As = 'div' }: ServerPartProps) {
  const parts = useContext(ServerParts)
  const [taken] = useState(() =>
    typeof document === 'undefined' ? '' : (document.querySelector(`[data-part="${name}"]`)?.innerHTML ?? ''),
  )
  const part = parts?.get(name)
  if (part && 'element' in part) return <As data-part={name}>{part.element}</As>
  return <As data-part={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? part?.html ?? taken }} />
}
