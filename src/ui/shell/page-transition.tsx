import { type ReactNode, useEffect, useState, ViewTransition } from 'react'
import { useLocation } from 'react-router'

/**
 * The transition `page`, out-in: the old page fades out (90 ms), then the new one fades in (120 ms); the times stand in `shell.css`.
 *
 * It is a view transition of the browser, not a pair of classes, because the old page cannot be held back here: once a navigation is done,
 * React Router has no data for it any more. The browser keeps a picture of it instead. React starts the transition with the commit
 * of the navigation, so nothing is added to the markup (hydration sees the same on both sides), the first view is not touched,
 * and a browser without view transitions simply changes the page.
 *
 * Only another path is another page; a filter or a hash is not. Nothing moves for who asked for less motion.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [settled, setSettled] = useState(pathname)
  useEffect(() => setSettled(pathname), [pathname])
  const isNewPage = pathname !== settled && !matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <ViewTransition name="page" default="none" update={isNewPage ? 'page' : 'none'}>
      {children}
    </ViewTransition>
  )
}
