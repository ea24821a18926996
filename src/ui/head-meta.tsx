import { useContext } from 'react'
import { Meta } from 'react-router'
import { ServerParts } from './server-part.tsx'

/** The page's own tags of the head. On the server a page's shell has a slot for them (`shell/document-shell.ts`). */
export function HeadMeta() {
  const slot = useContext(ServerParts)?.get('head')
  return slot === undefined ? <Meta /> : <meta name={slot} />
}
