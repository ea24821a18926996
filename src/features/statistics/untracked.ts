/** True if the server marked this document as not measured: `<html data-untracked>`, see `policy.ts`. */
export function isUntracked(): boolean {
  return 'untracked' in document.documentElement.dataset
}
