import { useEffect, useState } from 'react'

const STORAGE_KEY = 'sanggar:unreachable-at'
/** A page that fails again so soon would do so for ever. */
const GUARD_MS = 10_000

/**
 * Returns whether an error of a page may be the network's, until that is known. If the server can't be reached, the address is loaded as a document: the service
 * worker shows what is kept of it, or the offline page. React Router by itself would show an error screen.
 */
export function useUnreachable(error: unknown): boolean {
  const [isUnknown, setUnknown] = useState(() => mayBeNetwork(error))
  useEffect(() => {
    if (!mayBeNetwork(error)) return setUnknown(false)
    fetch('/healthz', { cache: 'no-store' }).then(
      () => setUnknown(false),
      () => loadAsDocument() || setUnknown(false),
    )
  }, [error])
  return isUnknown
}

/** Browsers reject a fetch that got no response with a TypeError; each words it in its own way. */
function mayBeNetwork(error: unknown): boolean {
  return error instanceof TypeError && typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller)
}

function loadAsDocument(): boolean {
  try {
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(STORAGE_KEY))) < GUARD_MS) return false
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
  } catch {
    return false
  }
  // Without the fragment, with which it would be a place in the open document.
  location.replace(location.pathname + location.search)
  return true
}
