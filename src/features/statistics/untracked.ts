/** Whether the server says of this document that nothing in it is measured: `<html data-untracked>`, see `policy.ts`. */
export function isUntracked(): boolean {
  return 'untracked' in document.documentElement.dataset
}
