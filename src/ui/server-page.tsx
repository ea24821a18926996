import { useLoaderData } from 'react-router'
import { ServerPart } from './server-part.tsx'

/** The default export of a page whose body the server makes (`serverPage`). */
export function ServerPage() {
  const { html } = useLoaderData<{ html: string | null }>()
  return <ServerPart name="page" html={html} />
}

/** `handle` of a page that needs no script of ours: none is sent. */
export const noScript = { noScript: true }
