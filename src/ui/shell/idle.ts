/**
 * Calls once when the browser has nothing better to do, at the latest after `timeoutMs`. Answers the way to call it off.
 * Safari has no `requestIdleCallback`: there it waits for the whole time.
 */
export function whenIdle(call: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(() => call(), { timeout: timeoutMs })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(call, timeoutMs)
  return () => clearTimeout(id)
}
