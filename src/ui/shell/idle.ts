/**
 * Calls once when the browser is idle, at the latest after `timeoutMs`. Returns a function that cancels it. Safari has no `requestIdleCallback`: there it
 * always waits for `timeoutMs`.
 */
export function whenIdle(call: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(() => call(), { timeout: timeoutMs })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(call, timeoutMs)
  return () => clearTimeout(id)
}
