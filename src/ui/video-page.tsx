import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ServerPage } from './server-page.tsx'
import { attachVideos } from './video-player.ts'

/** The default export of a page whose body the server makes and in which films may stand. */
export function VideoPage() {
  const { pathname } = useLocation()
  // Another page of the same route has other films.
  useEffect(() => attachVideos(document), [pathname])
  return <ServerPage />
}
