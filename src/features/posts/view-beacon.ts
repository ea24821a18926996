const STORAGE_KEY = 'sanggar:views'

/**
 * Counts a view of a post, once for each browser session, when the browser has nothing better to do. Not offline; a failure is nobody's concern.
 * Answers the way to call it off.
 */
export function countViewWhenIdle(kind: string, slug: string): () => void {
  const count = () => {
    if (!navigator.onLine || !isFirst(`${kind}/${slug}`)) return
    const query = new URLSearchParams({ slug, kindSlug: kind })
    fetch(`/api/services/v3/post/view?${query}`, { keepalive: true }).catch(() => {})
  }
  // Long after the page has shown: the start-up asks for the app token first.
  const timer = setTimeout(count, 4000)
  return () => clearTimeout(timer)
}

/** Whether the name was not seen in this browser session; blocked storage counts each time. */
function isFirst(name: string): boolean {
  try {
    const seen = sessionStorage.getItem(STORAGE_KEY) ?? ''
    if (seen.split(' ').includes(name)) return false
    sessionStorage.setItem(STORAGE_KEY, `${seen} ${name}`.slice(-4000))
  } catch {
    // Nothing is remembered, then.
  }
  return true
}
