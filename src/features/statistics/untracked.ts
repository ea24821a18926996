/**
 * True if this document must not be measured: `<html data-untracked>`, set by the server for the page or from the cookie `sanggar_who` for the reader. See
 * `policy.ts`.
 */
export function isUntracked(): boolean {
  return 'untracked' in document.documentElement.dataset
}
