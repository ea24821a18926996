/** Returns an address of this site without its host; any other as it is. */
export function toRelative(address: string, host: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address
  const url = new URL(address)
  return url.host === host ? url.pathname + url.search + url.hash : address
}

/** Returns what a person typed as a link's address, or undefined if it can't be one. `contoh.id/a` means https. */
export function toHref(typed: string, host: string): string | undefined {
  const text = typed.trim()
  if (/^[/#][^\s]*$/.test(text) && !text.startsWith('//')) return text
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(text)) return text
  if (/^[^\s@/:]+@[^\s@]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^https?:\/\/\S+$/i.test(text)) return URL.canParse(text) ? toRelative(text, host) : undefined
  const address = `https://${text}`
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/.test(text) && URL.canParse(address) ? toRelative(address, host) : undefined
}
