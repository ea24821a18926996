/** Returns the site's Google Analytics id, which the head contains if the tenant has one for its layout. */
export function measurementId(): string | undefined {
  return document.querySelector('meta[name="analytics-id"]')?.getAttribute('content') || undefined
}
