/** The site's id for Google Analytics, which the head carries where the tenant has one for its layout. */
export function measurementId(): string | undefined {
  return document.querySelector('meta[name="analytics-id"]')?.getAttribute('content') || undefined
}
