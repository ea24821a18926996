import { useContext, useEffect, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router'
import { aimLogin } from './account-entry.ts'
import { guardLazyImports } from './chunk-guard.ts'
import { markCurrentEntry } from './current-entry.ts'
import { prefetchLinksInView } from './idle-prefetch.ts'
import { followLinks } from './link-navigation.ts'
import { LoadingOverlay } from './loading-overlay.tsx'
import { OnlineNotice } from './online-notice.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { enterPage, watchScroll } from './scroll-rules.ts'
import { suggestWhileTyping } from './search-suggest.ts'
import { startUpWhenIdle } from './start-up.ts'
import { usePending } from './use-pending.ts'

/**
 * What the whole site does beside its pages: progress bar, overlay, online notice, prefetch, start-up, scroll rules, guard of lazy code.
 * Mount it once a tree, outside of the page. What must outlive a new mount (an error screen makes one) lives in the modules.
 */
export function Shell() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const location = useLocation()
  const isBusy = useNavigation().state !== 'idle'
  const isPending = usePending(isBusy)
  const navigate = useNavigate()

  useLayoutEffect(() => enterPage(location, router?.state.preventScrollReset === true), [location, router])
  useEffect(watchScroll, [])
  useEffect(() => markCurrentEntry(location.pathname), [location.pathname])
  useEffect(() => aimLogin(document.querySelectorAll('a[data-account-entry]'), window.location), [location.pathname, location.search])
  useEffect(() => guardLazyImports(), [])
  useEffect(startUpWhenIdle, [])
  useEffect(() => suggestWhileTyping(to => void navigate(to)), [navigate])
  useEffect(() => followLinks(to => void navigate(to)), [navigate])
  useEffect(() => prefetchLinksInView(path => router?.match(path)?.map(match => match.route.id) ?? []), [location, router])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-pending', isPending)
  }, [isPending])

  return (
    <>
      <ProgressBar isBusy={isBusy} hasError={!isBusy && Boolean(router?.state.errors)} />
      <LoadingOverlay isBusy={isBusy} />
      <OnlineNotice />
    </>
  )
}
