import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { ServerPage } from '#ui/server-page.tsx'
import type { PostKind } from '../kinds/kinds.ts'
import { countViewWhenIdle } from '../view-beacon.ts'

/** The page of a post in the browser: the server's body, and the view that is counted. */
export function PostPage() {
  const { kind, slug } = useLoaderData<{ kind: PostKind; slug: string }>()
  useEffect(() => countViewWhenIdle(kind, slug), [kind, slug])
  return <ServerPage />
}
